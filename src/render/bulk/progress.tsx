import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import type { ResolvedAction } from "../../model/resolved-view";
import type { BulkRun } from "./bulk-run";

/** A run, and the action that it performs. */
export interface RunOfAction {
  run: BulkRun<Row>;
  action: ResolvedAction;
}

/** How far a run is: a bar and numbers; at its end what came of it. */
export const Progress = observer(function Progress({ run, action }: RunOfAction): ReactElement {
  const { t } = useWords();
  const summary = useSummary({ run, action });
  const { done, failed } = run.counts;
  const label = run.status === "stopping" ? t("bulk.stopping") : t("bulk.running");
  const ended = run.status === "ended";
  const counted = t("bulk.count", { done: done + failed, count: run.rows.length });
  const failures = failed > 0 ? ` · ${t("bulk.failedCount", { failed })}` : "";
  return (
    <div className="bulk-progress">
      <progress className="bulk-bar" max={run.rows.length} value={done + failed} aria-label={label} />
      <span className="bulk-count" aria-hidden={ended || undefined} data-failed={failed > 0 || undefined}>
        {ended ? summary : `${counted} · ${label}${failures}`}
      </span>
    </div>
  );
});

/** What came of a run, in one sentence: of an action whose outcome comes later, that it was accepted. To be called by observers. */
export function useSummary({ run, action: { pending } }: RunOfAction): string {
  const { t } = useWords();
  const { done, failed, waiting } = run.counts;
  if (failed + waiting === 0) return t(pending ? "bulk.summaryAccepted" : "bulk.summaryDone", { count: done });
  return t(pending ? "bulk.summaryAcceptedMixed" : "bulk.summaryMixed", { done, failed, waiting });
}
