import { observer } from "mobx-react-lite";
import { memo, type ReactElement, useContext } from "react";
import { useWords } from "../../state/language";
import type { FormField } from "../../model/resolved-form";
import type { ChoiceOption, FetchedChoices, Input, Row } from "../../widgets/contract";
import { whenReleased } from "../../widgets/shared/when-released";
import { Allows } from "../access/later";
import { Calendar } from "../shared/calendar";
import { errorId, hintId, statusId } from "./field-frame";
import { InvalidContext, useForm } from "./form-context";
import { autoCompleteOf, hintOf, isDemanded } from "./form-fields";

/** Inputs that do not look at other fields are not drawn again for them. */
const nothing: Row = {};

/** What an input is drawn from, besides the form around it. */
export interface FieldProps {
  input: Input;
  id: string;
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
  field: FormField;
  options?: ChoiceOption[];
  fetched?: FetchedChoices;
  disabled?: boolean;
  /** Id of a further text about the input. */
  describedBy?: string;
}

/** One input, told the form's values where it looks at other fields. */
export const WatchingInput = observer(function WatchingInput(props: FieldProps): ReactElement {
  return <PlainInput {...props} values={useForm().state.values} />;
});

/** One input with what it needs from the form around it; its choices, if it has any, are there. */
export const PlainInput = memo(function PlainInput(props: FieldProps & { values?: Row }): ReactElement | null {
  const { input: InputWidget, id, name, field } = props;
  const { view, state, screen, tree } = useForm();
  const { language, reading, t } = useWords();
  const invalid = useContext(InvalidContext);
  const property = view.schema.properties[name];
  if (!property) return null;
  const describedBy = [
    hintOf(view, field) && hintId(id),
    invalid && errorId(id),
    field.unique && statusId(id),
    props.describedBy,
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <InputWidget
      id={id}
      name={name}
      value={props.value}
      onChange={props.onChange}
      onBlur={() => whenReleased(() => state.touch(name))}
      disabled={props.disabled ?? false}
      readOnly={field.readOnly ?? false}
      required={isDemanded(field, property)}
      invalid={invalid}
      {...(describedBy === "" ? {} : { describedBy })}
      field={field}
      property={property}
      {...optional("autoComplete", autoCompleteOf(view, field))}
      language={language}
      enums={screen.enums}
      {...optional("options", props.options)}
      {...optional("fetched", props.fetched)}
      {...(field.widget === "permissionTree" ? { tree, allows: Allows } : {})}
      values={props.values ?? nothing}
      reading={reading}
      text={t}
      calendar={Calendar}
    />
  );
});

function optional<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}
