import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import { fieldMessage } from "./field-frame";
import { focusField, inputId, useForm } from "./form-context";

/** Above a form that could not be submitted: what the server said, and links to the fields if there are several to mend. */
export const ErrorSummary = observer(function ErrorSummary(): ReactElement | null {
  const parts = useForm();
  const speaker = useWords();
  const { state, idPrefix } = parts;
  const { faulty } = state;
  const { failure } = state.submission;
  return (
    <div className="form-summaries" aria-live="polite">
      {failure && (
        <div className="bp6-callout bp6-intent-danger form-callout" role="alert">
          <p>{failure.message}</p>
          {failure.requestId !== undefined && (
            <p className="form-request-id">{speaker.t("screen.requestId", { id: failure.requestId })}</p>
          )}
        </div>
      )}
      {faulty.length > 1 && (
        <div className="bp6-callout bp6-intent-danger form-callout">
          <p>{speaker.t("form.errors", { count: faulty.length })}</p>
          <ul>
            {faulty.map((field) => (
              <li key={field.name}>
                <a
                  href={`#${inputId(idPrefix, field.name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    focusField(idPrefix, field.name);
                  }}
                >
                  {fieldMessage(field, parts, speaker)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
});
