import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import type { FormField } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";
import { useFieldMessage } from "./field-frame";
import { inputId, useForm } from "./form-context";
import { GivenValue } from "./given-value";

/** A field that only tells something: read as in a detail, not as an input that takes nothing. */
export const FieldFact = observer(function FieldFact({
  field,
  value,
}: {
  field: FormField;
  value: unknown;
}): ReactElement {
  const { idPrefix } = useForm();
  const { say } = useWords();
  const message = useFieldMessage(field);
  const row: Row = { [field.name]: value };
  return (
    <dl className="form-field form-fact" data-field={field.name} id={inputId(idPrefix, field.name)}>
      <dt className="form-label">{say(field.words)}</dt>
      <dd>
        <GivenValue field={field} row={row} />
        {message !== undefined && <p className="form-error">{message}</p>}
        {field.hint && <p className="form-hint">{say(field.hint)}</p>}
      </dd>
    </dl>
  );
});
