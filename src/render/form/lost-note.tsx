import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import { useForm } from "./form-context";

/**
 * Above a form that was sent and got no answer: it is unknown whether it was done. With a client token it may be sent
 * again, because it happens once; without, the user looks first, and says so before it can be sent again.
 *
 * @param formId of the HTML form, which a repetition submits like its own button.
 */
export const LostNote = observer(function LostNote({
  formId,
  onLook,
}: {
  formId: string;
  onLook: () => void;
}): ReactElement | null {
  const { view, state } = useForm();
  const { t } = useWords();
  if (!state.submission.lost) return null;
  return (
    <div className="bp6-callout form-callout form-callout-warning" role="alert">
      <p>
        <strong>{t("form.lost.title")}</strong>
      </p>
      <p>{t(view.clientToken ? "form.lost.once" : "form.lost.check")}</p>
      <div className="form-callout-buttons">
        {view.clientToken ? (
          <button type="submit" form={formId} className="bp6-button bp6-small" disabled={state.submission.busy}>
            {t("form.lost.repeat")}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="bp6-button bp6-small"
              onClick={() => {
                state.submission.part();
                onLook();
              }}
            >
              {t("form.lost.look")}
            </button>
            <button
              type="button"
              className="bp6-button bp6-minimal bp6-small"
              onClick={() => state.submission.setLost(false)}
            >
              {t("form.lost.notDone")}
            </button>
          </>
        )}
      </div>
    </div>
  );
});
