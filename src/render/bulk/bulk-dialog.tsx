import { observer } from "mobx-react-lite";
import { type MouseEvent, type ReactElement, type SyntheticEvent, useEffect, useId } from "react";
import type { ResolvedAction } from "../../model/resolved-view";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { useModal } from "../../widgets/shared/use-modal";
import { questionWords } from "../actions/perform-call";
import { questionValues } from "../actions/question-values";
import { BulkRows } from "./bulk-rows";
import type { BulkRun, RunStatus } from "./bulk-run";
import type { BulkPlan } from "./plan";
import { Progress, type RunOfAction, useSummary } from "./progress";

/** What the dialog of a run needs. */
export interface BulkDialogProps {
  plan: BulkPlan;
  run: BulkRun<Row>;
  /** While it runs it cannot be closed, only made small. */
  onMinimise: () => void;
  onClose: () => void;
}

/**
 * An action on many rows, in the browser's own dialog: first the question, with what is left out and why; then how each
 * row fares; then what to do about those that failed. Escape refuses, makes small or closes: it never ends a run.
 */
export const BulkDialog = observer(function BulkDialog({
  plan,
  run,
  onMinimise,
  onClose,
}: BulkDialogProps): ReactElement {
  const { say } = useWords();
  const dialog = useModal();
  const titleId = useId();
  // Buttons come and go: the focus begins on the one that does no harm, and never falls out of the dialog.
  useEffect(() => keepFocus(dialog.current, run.status), [dialog, run.status]);
  const dismiss = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (run.active) onMinimise();
    else onClose();
  };
  return (
    <dialog ref={dialog} className="confirm bulk" aria-labelledby={titleId} onCancel={dismiss} onClose={dismiss}>
      <h2 id={titleId} tabIndex={-1}>
        {say(plan.action.words)}
      </h2>
      {run.status === "ready" ? <Question plan={plan} /> : <Progress run={run} action={plan.action} />}
      <BulkRows plan={plan} run={run} />
      <div className="confirm-buttons">
        <Buttons plan={plan} run={run} onMinimise={onMinimise} onClose={onClose} />
      </div>
      <Announcement run={run} action={plan.action} />
    </dialog>
  );
});

function Question({ plan: { action, able } }: { plan: BulkPlan }): ReactElement | null {
  const { reading, say } = useWords();
  if (!action.confirm) return null;
  const { consequence } = action.confirm;
  const values = questionValues(action.confirm, able, reading);
  return (
    <>
      <p>{say(questionWords(action.confirm, able), values)}</p>
      {consequence && <p className="confirm-consequence">{say(consequence, values)}</p>}
    </>
  );
}

const Buttons = observer(function Buttons({ plan, run, onMinimise, onClose }: BulkDialogProps): ReactElement {
  const { reading, say, t } = useWords();
  const { action } = plan;
  // The second click of a double click would press what has come in the place of the first button.
  const once = (press: () => void) => (event: MouseEvent) => event.detail <= 1 && press();
  const button = (words: string, press: () => void, look = ""): ReactElement => (
    <button key={words} type="button" className={`bp6-button${look}`} onClick={once(press)}>
      {words}
    </button>
  );
  const start = (): void => void run.start();
  if (run.status === "ready") {
    const words = t("bulk.start", { action: say(action.words), count: run.rows.length });
    const no = action.confirm?.no
      ? say(action.confirm.no, questionValues(action.confirm, plan.able, reading))
      : t("action.cancel");
    return <>{[button(no, onClose), button(words, start, startLook(action))]}</>;
  }
  if (run.status === "stopping") return button(t("bulk.minimise"), onMinimise);
  if (run.status === "running")
    return <>{[button(t("bulk.stop"), run.stop), button(t("bulk.minimise"), onMinimise)]}</>;
  const { failed, waiting } = run.counts;
  const again = waiting > 0 ? t("bulk.rest", { count: failed + waiting }) : t("bulk.retry", { count: failed });
  return (
    <>{[failed + waiting > 0 ? button(again, start, " bp6-intent-primary") : null, button(t("bulk.close"), onClose)]}</>
  );
});

function keepFocus(dialog: HTMLDialogElement | null, status: RunStatus): void {
  const buttons = dialog?.querySelectorAll<HTMLElement>(".confirm-buttons button") ?? [];
  const quiet =
    status === "ready" ? buttons[0] : status === "ended" ? buttons[buttons.length - 1] : dialog?.querySelector("h2");
  quiet?.focus();
}

function startLook({ tone, confirm }: ResolvedAction): string {
  return tone === "danger" || confirm?.consequence ? " bp6-intent-danger" : " bp6-intent-primary";
}

/** Tells screen readers of beginning and end; each step in between would be noise. */
const Announcement = observer(function Announcement({ run, action }: RunOfAction): ReactElement {
  const { t } = useWords();
  const summary = useSummary({ run, action });
  const words = {
    ready: "",
    running: t("bulk.started", { count: run.rows.length }),
    stopping: t("bulk.stopping"),
    ended: summary,
  };
  return (
    <p className="visually-hidden" role="status">
      {words[run.status]}
    </p>
  );
});
