import { observer } from "mobx-react-lite";
import type { ReactElement, ReactNode } from "react";
import { useWords } from "../../state/language";
import type { FormField } from "../../model/resolved-form";
import { widgetTraits } from "../../widgets/traits";
import { labelId } from "../../widgets/control";
import { InvalidContext, inputId, useForm } from "./form-context";
import { autoCompleteOf, hintOf, isDemanded } from "./form-fields";
import { problemText } from "./problem";

/** Id of the help below an input. */
export function hintId(id: string): string {
  return `${id}__hint`;
}

/** Id of the text that says what is wrong with a field. */
export function errorId(id: string): string {
  return `${id}__error`;
}

/** Id of the text that says whether a value is taken. */
export function statusId(id: string): string {
  return `${id}__status`;
}

/** Around an input: its label before it; hint, what is wrong, and whether the value is taken behind it. */
export const FieldFrame = observer(function FieldFrame({
  field,
  children,
}: {
  field: FormField;
  children: ReactNode;
}): ReactElement {
  const { view, idPrefix, state } = useForm();
  const { say } = useWords();
  const id = inputId(idPrefix, field.name);
  const worst = useFieldMessage(field);
  // What the server says of a cell stands at the cell.
  const message = field.rows && state.shownProblem(field.name) === undefined ? state.server.at(field.name) : worst;
  const hint = hintOf(view, field);
  const demanded = isDemanded(field, view.schema.properties[field.name]);
  const label = (
    <>
      {say(field.words)}
      {demanded && (
        <span className="form-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  return (
    <div
      className={`form-field form-field-${field.widget}${message === undefined ? "" : " form-field-invalid"}`}
      data-field={field.name}
    >
      {widgetTraits(field.widget).group ? (
        <span id={labelId(id)} className="form-label">
          {label}
        </span>
      ) : (
        <label id={labelId(id)} htmlFor={id} className="form-label">
          {label}
        </label>
      )}
      <InvalidContext value={worst !== undefined}>{children}</InvalidContext>
      {message !== undefined && (
        <p id={errorId(id)} className="form-error">
          {message}
        </p>
      )}
      {field.unique && (
        <UniqueNote id={statusId(id)} status={message === undefined ? state.unique.statusOf(field.name) : undefined} />
      )}
      {hint && (
        <p id={hintId(id)} className="form-hint">
          {say(hint)}
        </p>
      )}
    </div>
  );
});

/** What is wrong with a field, in words; undefined where nothing is, or where it is too early to say so. */
export function useFieldMessage(field: FormField): string | undefined {
  const parts = useForm();
  const speaker = useWords();
  return fieldMessage(field, parts, speaker);
}

/** The same for callers that ask for several fields. */
export function fieldMessage(
  field: FormField,
  { view, state, fields }: ReturnType<typeof useForm>,
  speaker: ReturnType<typeof useWords>,
): string | undefined {
  const problem = state.shownProblem(field.name);
  const property = view.schema.properties[field.name];
  if (!problem || !property) return state.server.within(field.name);
  const other = field.sameAs === undefined ? undefined : fields.get(field.sameAs);
  const autoComplete = autoCompleteOf(view, field);
  return problemText(
    problem,
    {
      field,
      property,
      ...(autoComplete === undefined ? {} : { autoComplete }),
      ...(other ? { other } : {}),
      ...(view.rules ? { rules: view.rules } : {}),
    },
    speaker,
  );
}

/** Whether the typed value is taken, as far as known. Taken itself is a problem and said as one. */
function UniqueNote({
  id,
  status,
}: {
  id: string;
  status: ReturnType<ReturnType<typeof useForm>["state"]["unique"]["statusOf"]>;
}): ReactElement {
  const { t } = useWords();
  return (
    <p id={id} className={`form-unique form-unique-${status ?? "none"}`} role="status">
      {status === "checking" || status === "free" || status === "failed" ? t(`form.unique.${status}`) : ""}
    </p>
  );
}
