import type { RegistryWidgetsType, WidgetProps } from "@rjsf/utils";
import { observer } from "mobx-react-lite";
import type { ReactElement } from "react";
import { useWords } from "../../state/language";
import type { FormField } from "../../model/resolved-form";
import type { ResolvedChoices } from "../../model/resolved-view";
import type { ChoiceOption, Input, Row } from "../../widgets/contract";
import { inputs } from "../../widgets/inputs";
import { whenReleased } from "../../widgets/shared/when-released";
import { fieldsRead } from "../actions/resolve-send";
import { errorId, hintId, statusId } from "./field-frame";
import { useForm } from "./form-context";
import { autoCompleteOf, hintOf, isDemanded } from "./form-fields";
import { useChoices } from "./use-choices";
import { ChoicesFailed } from "./choices-failed";

/** Inputs that do not look at other fields are not drawn again for them. */
const nothing: Row = {};

/** Our inputs as rjsf's widgets, by widget name. Plain functions: rjsf takes no memo() or observer() component. */
export const widgets: RegistryWidgetsType = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, adapt(input)]));

/** The names of the widgets that have an input. */
export const knownWidgets: ReadonlySet<string> = new Set(Object.keys(inputs));

function adapt(input: Input): (props: WidgetProps) => ReactElement {
  return function Adapted({ id, name, value, onChange }: WidgetProps) {
    return <Bound input={input} id={id} name={name} value={value} onChange={onChange} />;
  };
}

interface BoundProps {
  input: Input;
  id: string;
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** One input with what it needs from the form around it. */
function Bound(props: BoundProps): ReactElement | null {
  const field = useForm().fields.get(props.name);
  if (!field) return null;
  return field.choices ? <ChoosingInput {...props} field={field} choices={field.choices} /> : <PlainInput {...props} field={field} />;
}

/** An input whose choices come from a call; most have none, and so need no watch on the cache. */
const ChoosingInput = observer(function ChoosingInput({ choices: asked, ...props }: FieldProps & { choices: ResolvedChoices }): ReactElement {
  const { state, fields, source } = useForm();
  // The call may ask with what other fields hold.
  const dependent = fieldsRead(asked.send).some((name) => fields.has(name));
  const choices = useChoices(asked, dependent ? { ...source, ...state.values } : source);
  return (
    <>
      <PlainInput {...props} {...optional("options", choices.options)} disabled={choices.failed} />
      {choices.failed && <ChoicesFailed retry={choices.retry} />}
    </>
  );
});

interface FieldProps extends BoundProps {
  field: FormField;
  options?: ChoiceOption[];
  disabled?: boolean;
}

const PlainInput = observer(function PlainInput(props: FieldProps): ReactElement | null {
  const { input: InputWidget, id, name, field } = props;
  const { view, state, screen, tree } = useForm();
  const { language, reading, t } = useWords();
  const property = view.schema.properties[name];
  if (!property) return null;
  const invalid = state.shownProblem(name) !== undefined || state.messageWithin(name) !== undefined;
  const describedBy = [hintOf(view, field) && hintId(id), invalid && errorId(id), field.unique && statusId(id)].filter(Boolean).join(" ");
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
      {...(field.widget === "permissionTree" ? { tree } : {})}
      values={field.certificateField ? state.values : nothing}
      reading={reading}
      text={t}
    />
  );
});

function optional<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined ? {} : ({ [key]: value } as Record<K, V>);
}
