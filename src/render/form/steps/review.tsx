import { observer } from "mobx-react-lite";
import type { ReactElement, ReactNode } from "react";
import { useWords } from "../../../state/language";
import type { FormField } from "../../../model/resolved-form";
import type { ResolvedChoices } from "../../../model/resolved-view";
import { cellOf } from "../../../widgets/cells";
import type { Row } from "../../../widgets/contract";
import { useForm } from "../form-context";
import { isEmpty } from "../form-fields";
import { useChoices } from "../use-choices";
import { usePagedChoices } from "../use-fetched-choices";
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
            <button type="button" className="bp6-button form-review-edit" aria-label={t("steps.editStep", { step: say(title) })} onClick={() => steps.show(step)}>
              {t("steps.edit")}
            </button>
          </div>
          <dl className="form-review-fields">
            {steps.fieldsOf(step).map((field) =>
              field.sameAs === undefined ? (
                <div key={field.name} className="form-review-field" data-review={field.name}>
                  <dt>{say(field.words)}</dt>
                  <dd>{field.rows ? <ReviewedRows fields={field.rows} rows={state.values[field.name]} /> : <ReviewedValue field={field} row={state.values} />}</dd>
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
    <ol className="form-review-rows">
      {(rows as Row[]).map((row, index) => (
        <li key={index}>
          {fields.filter((field) => !isEmpty(row[field.name])).map((field) => (
            <span key={field.name} className="form-review-cell">
              <span className="form-review-name">{say(field.words)}</span> <ReviewedValue field={field} row={row} />
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

function ReviewedValue({ field, row }: { field: FormField; row: Row }): ReactNode {
  return field.choices ? <ReviewedChoice field={field} choices={field.choices} value={row[field.name]} /> : <ShownValue field={field} row={row} />;
}

interface ReviewedChoiceProps {
  field: FormField;
  choices: ResolvedChoices;
  value: unknown;
}

/** What a call has answered is shown by the words of its choice. */
function ReviewedChoice(props: ReviewedChoiceProps): ReactElement {
  return props.choices.paged ? <PagedChoice {...props} /> : <ListedChoice {...props} />;
}

function ListedChoice({ choices, ...props }: ReviewedChoiceProps): ReactElement {
  const { source, state } = useForm();
  const { options = [] } = useChoices(choices, { ...source, ...state.values });
  return <Labelled {...props} labelOf={(value) => options.find((option) => option.value === value)?.label} />;
}

const nothingGiven: ReadonlyMap<unknown, string> = new Map();

function PagedChoice({ choices, ...props }: ReviewedChoiceProps): ReactElement {
  const { source, state } = useForm();
  const values = [props.value].flat().filter((value) => !isEmpty(value));
  const { labelOf } = usePagedChoices(choices, { ...source, ...state.values }, { enabled: values.length > 0, values, given: nothingGiven });
  return <Labelled {...props} labelOf={labelOf} />;
}

function Labelled({ field, value, labelOf: find }: Omit<ReviewedChoiceProps, "choices"> & { labelOf: (value: unknown) => string | undefined }): ReactElement {
  const labelOf = (one: unknown): unknown => find(one) ?? one;
  const shown = Array.isArray(value) ? value.map(labelOf) : labelOf(value);
  return <ShownValue field={{ ...field, widget: Array.isArray(value) ? "tags" : "text" }} row={{ [field.name]: shown }} />;
}

function ShownValue({ field, row }: { field: FormField; row: Row }): ReactNode {
  const { screen } = useForm();
  const { language, reading, say, t } = useWords();
  const { name, words, widget, enum: named, limits } = field;
  const shown = { name, words, widget, ...(named === undefined ? {} : { enum: named }), ...(limits?.scale === undefined ? {} : { scale: limits.scale }) };
  const drawn = cellOf(widget)({ value: row[name], field: shown, row, language, reading, enums: screen.enums, text: t });
  return (
    <>
      {drawn}
      {field.unit && !isEmpty(row[name]) && ` ${say(field.unit)}`}
    </>
  );
}
