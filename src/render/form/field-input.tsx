import type { ReactElement } from "react";
import type { FormField } from "../../model/resolved-form";
import { later, once } from "../../state/later";
import type { ChoiceOption, Row } from "../../widgets/contract";
import { inputs } from "../../widgets/inputs";
import { ChoosingInput } from "./choosing-input";
import { inputId, useForm } from "./form-context";
import { PlainInput, WatchingInput } from "./plain-input";
import { RowsInput } from "./rows/rows-input";

/** Fetches the input of a kept filter, and with it what reads filters. */
export const loadFilterInput = once(() => import("./filter-input"));
const FilterInput = later(loadFilterInput, (module) => module.FilterInput);

/** What a field's input is drawn from. */
export interface FieldInputProps {
  field: FormField;
  value: unknown;
  /** `fill`: other values of the form that come with it. Stays the same while the form lives, or the input is drawn again and again. */
  onChange: (value: unknown, fill?: Row) => void;
  /** Choices that are at hand; those of a field with a call are fetched. */
  options?: ChoiceOption[];
}

/** The input of a field, by its widget. Throws for a widget that has no input, naming form and field. */
export function FieldInput({ field, value, onChange, options }: FieldInputProps): ReactElement {
  const { idPrefix, view } = useForm();
  const { name, widget } = field;
  const shared = { id: inputId(idPrefix, name), name, value, onChange, field };
  const property = view.schema.properties[name];
  // Rows are made of inputs, and filters ask for choices: both are the form's own part rather than one of them.
  if (widget === "rows" && property) return <RowsInput {...shared} property={property} />;
  if (widget === "filter") return <FilterInput {...shared} />;
  const input = inputs[widget];
  if (!input)
    throw new Error(`The form "${view.name}" draws "${name}" with the widget "${widget}", which has no input.`);
  const props = { ...shared, input, ...(options ? { options } : {}) };
  if (field.choices) return <ChoosingInput {...props} choices={field.choices} />;
  return field.certificateField === undefined ? <PlainInput {...props} /> : <WatchingInput {...props} />;
}
