import { observer } from "mobx-react-lite";
import { type ReactElement, useId } from "react";
import { signOf } from "../../domain/decimal-format";
import { useConsole } from "../../state/console";
import { useWords } from "../../state/language";
import type { Row } from "../../widgets/contract";
import { WhyDisabled } from "../actions/why-disabled";
import { useScreen } from "../shared/screen-context";
import { Deadline } from "./deadline";
import { useForm } from "./form-context";
import { isEmpty } from "./form-fields";
import type { FormState } from "./form-state";
import { missingCodes } from "./missing-codes";
import { submitAmount, valueAt } from "./submit-words";
import { waitsForPreview } from "./waits-for-preview";

/** Below the fields: the button that sends, disabled with the reason where the user may not, and the one that leaves. */
export const FormFooter = observer(function FormFooter({
  onCancel,
}: {
  onCancel: (() => void) | undefined;
}): ReactElement {
  const { session } = useConsole();
  const { reading, say, t } = useWords();
  const { explain } = useScreen();
  const { view, state, steps, source, fields } = useForm();
  const reasonId = useId();
  const consequenceId = useId();
  const missing = missingCodes({ view, values: state.values, initial: state.initial, source }, session);
  const unseen = waitsForPreview(view) && state.submission.previewed === undefined && (!steps || steps.reviewing);
  const wanted = unseen
    ? (view.preview?.needs ?? []).flatMap((name) => (isEmpty(state.values[name]) ? (fields.get(name) ?? []) : []))
    : [];
  const forbidden = missing.length === 0 ? undefined : explain({ kind: "permission", missing });
  const first =
    wanted.length === 0
      ? undefined
      : t("form.previewNeeds", { fields: wanted.map(({ words }) => say(words)).join(t("action.listSeparator")) });
  const known = { previewed: state.submission.previewed, values: visibleValues(state), source };
  const { stops } = view.preview ?? {};
  const lacking = stops && valueAt({ name: stops.field, from: "preview" }, known);
  const stopped = stops && lacking !== undefined && signOf(lacking) === 1 ? say(stops.words) : undefined;
  const reason = forbidden ?? first ?? stopped;
  // What comes of a form with mistakes cannot be shown: pressed, the button names them.
  // Nothing that cannot be done twice is sent again before the user has looked: the note above says so.
  const unsure = state.submission.lost && !view.clientToken;
  const sends = !steps || steps.reviewing;
  // An amount with a mistake is none that could be sent.
  const isRight = view.submit?.amount?.every(({ name, from }) => from === "preview" || !state.problemAt(name)) ?? false;
  const amount = view.submit && sends && isRight ? submitAmount(view.submit, known, reading) : undefined;
  const until = view.submit?.until && sends ? valueAt(view.submit.until, known) : undefined;
  const consequence = sends ? view.submit?.consequence : undefined;
  const plain = !sends ? t("steps.next") : view.submit ? say(view.submit) : t("form.submit");
  const words = amount === undefined ? plain : t("form.submitAmount", { words: plain, amount });
  const submit = (
    <button
      type="submit"
      className={`bp6-button bp6-intent-${consequence ? "danger" : "primary"} form-submit${state.submission.busy ? " form-submit-busy" : ""}`}
      disabled={state.submission.busy || unsure || reason !== undefined || (unseen && !state.wrong)}
      aria-describedby={reason !== undefined ? reasonId : consequence && consequenceId}
    >
      {words}
    </button>
  );
  return (
    <div className="form-footer">
      {consequence && (
        <p id={consequenceId} className="form-consequence">
          {say(consequence)}
        </p>
      )}
      {reason !== undefined && (
        <p id={reasonId} className="form-reason">
          {reason}
        </p>
      )}
      <div className="form-buttons">
        {forbidden === undefined ? (
          submit
        ) : (
          <WhyDisabled label={words} reasonId={reasonId}>
            {submit}
          </WhyDisabled>
        )}
        {until !== undefined && <Deadline moment={until} />}
        {steps && steps.current > 0 && (
          <button type="button" className="bp6-button" onClick={() => steps.show(steps.current - 1)}>
            {t("steps.back")}
          </button>
        )}
        {onCancel && (
          <button type="button" className="bp6-button" onClick={onCancel}>
            {t("form.cancel")}
          </button>
        )}
        <span role="status" className="visually-hidden">
          {state.submission.busy ? t("form.submitting") : ""}
        </span>
      </div>
    </div>
  );
});

/** What is typed into the inputs that are there now. */
function visibleValues({ values, visible }: FormState): Row {
  return Object.fromEntries(Object.entries(values).filter(([name]) => visible.has(name)));
}
