import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useState } from "react";
import { useConsole } from "../../state/console";
import { type Move, useHistory } from "../../state/history";
import { useWords } from "../../state/language";
import { useUnsaved } from "../../state/unsaved";
import type { Row } from "../../widgets/contract";
import { ConfirmDialog } from "../actions/confirm-dialog";
import type { BulkRun } from "./bulk-run";

/** A move to another page that was held up, and what would be lost by it. */
interface Held {
  move: Move;
  loses: "rest" | "results";
}

/**
 * Asks before a page is left whose run is still going on, or has failures that have not been looked through. Within the
 * page one may walk: the run goes on. A session that has ended leaves without asking.
 */
export const LeaveQuestion = observer(function LeaveQuestion({ run }: { run: BulkRun<Row> }): ReactElement | null {
  const { session } = useConsole();
  const { t } = useWords();
  const history = useHistory();
  const [held, setHeld] = useState<Held>();
  const loses = lossOf(run);
  useUnsaved(loses !== undefined);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (lossOf(run) !== undefined) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [run]);
  useEffect(
    () =>
      history.hold((move) => {
        const lost = lossOf(run);
        if (move.from.pathname === move.to.pathname || session.token === "" || lost === undefined) return false;
        setHeld({ move, loses: lost });
        return true;
      }),
    [history, session, run],
  );

  if (!held) return null;
  const answer = (leave: boolean): void => {
    setHeld(undefined);
    if (leave) held.move.proceed();
  };
  const rest = held.loses === "rest";
  const { waiting, running } = run.counts;
  return (
    <ConfirmDialog
      title={t(rest ? "bulk.leave.title" : "bulk.leave.resultsTitle")}
      text={rest ? t("bulk.leave.text", { count: waiting + running }) : t("bulk.leave.resultsText")}
      yes={t(rest ? "bulk.leave.leave" : "bulk.leave.resultsYes")}
      no={t("bulk.leave.stay")}
      tone="danger"
      onAnswer={answer}
    />
  );
});

function lossOf(run: BulkRun<Row>): Held["loses"] | undefined {
  if (run.active) return "rest";
  const { failed, done } = run.counts;
  return run.status === "ended" && (failed > 0 || done < run.rows.length) ? "results" : undefined;
}
