import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useConsole } from "../../state/console";
import { type Move, useHistory } from "../../state/history";
import { useWords } from "../../state/language";
import { useUnsaved } from "../../state/unsaved";
import { ConfirmDialog } from "../actions/confirm-dialog";
import type { FormState } from "./form-state";

/**
 * Asks before unsaved input is lost: by another address (drawers close by one too), by closing the tab. A session that has
 * ended leaves without asking, because nothing could be saved any more.
 */
export const LeaveGuard = observer(function LeaveGuard({ state }: { state: FormState }): ReactElement | null {
  const { session } = useConsole();
  const { t } = useWords();
  const { dirty } = state;
  useUnsaved(dirty);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (holdsInput(state)) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [state]);

  const history = useHistory();
  const [held, setHeld] = useState<Move>();
  useEffect(
    () =>
      history.hold((move) => {
        const moves = move.from.pathname !== move.to.pathname || move.from.search !== move.to.search;
        if (!moves || session.token === "" || !holdsInput(state)) return false;
        setHeld(move);
        return true;
      }),
    [history, session, state],
  );
  if (!held) return null;
  const answer = (leave: boolean): void => {
    setHeld(undefined);
    if (leave) held.proceed();
  };
  return (
    // The drawer around the form must not hear of keys meant for the question.
    <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
      <ConfirmDialog
        title={t("form.leave.title")}
        text={t("form.leave.text")}
        yes={t("form.leave.discard")}
        no={t("form.leave.stay")}
        tone="danger"
        onAnswer={answer}
      />
    </div>
  );
});

/** Whether something would be lost, the last keystrokes included: inputs tell of them only after a pause, rjsf after drawing. */
function holdsInput(state: FormState): boolean {
  flushSync(() => state.collectDrafts());
  return state.dirty;
}
