import { observer } from "mobx-react-lite";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { Icon } from "../../widgets/shared/icon";
import { BulkDialog } from "./bulk-dialog";
import type { BulkRun } from "./bulk-run";
import { LeaveQuestion } from "./leave-question";
import type { BulkPlan } from "./plan";
import { Progress, useSummary } from "./progress";
import { useBulkRun } from "./use-bulk-run";
import "../actions/confirm-dialog.css";
import "./bulk.css";

/** What the panel of an action on many rows needs. */
export interface BulkPanelProps {
  plan: BulkPlan;
  onDone: ((rows: readonly Row[]) => void) | undefined;
  /** Told when calls begin to be made, and when no more are. */
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

/** An action on many rows: a dialog, or a bar at the page's edge while it is made small. */
export const BulkPanel = observer(function BulkPanel({ plan, onDone, onBusy, onClose }: BulkPanelProps): ReactElement {
  const run = useBulkRun(plan, onDone);
  const [small, setSmall] = useState(false);
  const { active } = run;
  useEffect(() => {
    onBusy(active);
    return () => onBusy(false);
  }, [active, onBusy]);
  return (
    <>
      {small ? (
        <SmallBar plan={plan} run={run} onShow={() => setSmall(false)} onClose={onClose} />
      ) : (
        <BulkDialog plan={plan} run={run} onMinimise={() => setSmall(true)} onClose={onClose} />
      )}
      <LeaveQuestion run={run} />
    </>
  );
});

const SmallBar = observer(function SmallBar(props: {
  plan: BulkPlan;
  run: BulkRun<Row>;
  onShow: () => void;
  onClose: () => void;
}): ReactElement {
  const { say, t } = useWords();
  const { plan, run, onShow, onClose } = props;
  const summary = useSummary({ run, action: plan.action });
  const show = useRef<HTMLButtonElement>(null);
  useEffect(() => show.current?.focus(), []);
  return createPortal(
    <section className="bulk-small" aria-label={t("bulk.minimised")}>
      <span className="bulk-small-name">{say(plan.action.words)}</span>
      <Progress run={run} action={plan.action} />
      <button ref={show} type="button" className="bp6-button" onClick={onShow}>
        {t("bulk.show")}
      </button>
      {!run.active && (
        <button type="button" className="bp6-button bp6-minimal" aria-label={t("bulk.dismiss")} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      <span className="visually-hidden" role="status">
        {run.active ? "" : summary}
      </span>
    </section>,
    document.body,
  );
});
