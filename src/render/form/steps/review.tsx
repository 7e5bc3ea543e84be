import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useWords } from "../../../state/language";
import type { FormField } from "../../../model/resolved-form";
import type { Row } from "../../../widgets/contract";
import { useForm } from "../form-context";
import { isEmpty } from "../form-fields";
import { GivenValue } from "../given-value";
import { RowSums } from "../rows/row-sums";
import type { FormSteps } from "./form-steps";

/** Everything that was filled in, step by step, each with a way back to it. */
export const Review = observer(function Review({ steps }: { steps: FormSteps }): ReactElement | null {
  const { state } = useForm();
  const { say, t } = useWords();
  if (!steps.reviewing) return null;
  return (
    <div className="form-review">
      {steps.titles.map((title, step) => (
        <section key={step} className="form-review-step" aria-label={say(title)}>
          <div className="form-review-head">
            <h3>{say(title)}</h3>
            <button
              type="button"
              className="bp6-button form-review-edit"
              aria-label={t("steps.editStep", { step: say(title) })}
              onClick={() => steps.show(step)}
            >
              {t("steps.edit")}
            </button>
          </div>
          <dl className="form-review-fields">
            {steps.fieldsOf(step).map((field) =>
              field.sameAs === undefined ? (
                <div key={field.name} className="form-review-field" data-review={field.name}>
                  <dt>{say(field.words)}</dt>
                  <dd>
                    {field.rows ? (
                      <ReviewedRows fields={field.rows} rows={state.values[field.name]} />
                    ) : (
                      <GivenValue field={field} row={state.values} />
                    )}
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
        </section>
      ))}
    </div>
  );
});

function ReviewedRows({ fields, rows }: { fields: readonly FormField[]; rows: unknown }): ReactElement {
  const { say } = useWords();
  if (!Array.isArray(rows) || rows.length === 0) return <>–</>;
  return (
    <>
      <ol className="form-review-rows">
        {(rows as Row[]).map((row, index) => (
          <li key={index}>
            {fields
              .filter((field) => !isEmpty(row[field.name]))
              .map((field) => (
                <span key={field.name} className="form-review-cell">
                  <span className="form-review-name">{say(field.words)}</span> <GivenValue field={field} row={row} />
                </span>
              ))}
          </li>
        ))}
      </ol>
      <RowSums fields={fields} rows={rows as Row[]} />
    </>
  );
}
