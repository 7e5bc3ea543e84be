import type { RegistryWidgetsType, WidgetProps } from "@rjsf/utils";
import type { ReactElement } from "react";
import type { Input } from "../../widgets/contract";
import { inputs } from "../../widgets/inputs";
import { ChoosingInput } from "./choosing-input";
import { useForm } from "./form-context";
import { PlainInput, WatchingInput } from "./plain-input";
import { RowsInput } from "./rows/rows-input";

/** Our inputs as rjsf's widgets, by widget name. Plain functions: rjsf takes no memo() or observer() component. */
export const widgets: RegistryWidgetsType = {
  ...Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, adapt(input)])),
  rows: AdaptedRows,
};

/** The names of the widgets that have an input. */
export const knownWidgets: ReadonlySet<string> = new Set(Object.keys(widgets));

/** Rows are made of inputs, and so are the form's own part rather than one of them. */
function AdaptedRows({ id, name, value, onChange }: WidgetProps): ReactElement | null {
  const { fields, view } = useForm();
  const field = fields.get(name);
  const property = view.schema.properties[name];
  return field && property ? <RowsInput id={id} name={name} value={value} onChange={onChange} field={field} property={property} /> : null;
}

/** One input with what it needs from the form around it. */
function adapt(input: Input): (props: WidgetProps) => ReactElement | null {
  return function Adapted({ id, name, value, onChange }: WidgetProps) {
    const field = useForm().fields.get(name);
    if (!field) return null;
    const props = { input, id, name, value, onChange, field };
    if (field.choices) return <ChoosingInput {...props} choices={field.choices} />;
    return field.certificateField === undefined ? <PlainInput {...props} /> : <WatchingInput {...props} />;
  };
}
