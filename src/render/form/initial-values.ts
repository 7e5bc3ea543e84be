import type { FormProperty, FormView } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";
import { fieldsOf } from "./form-fields";

/**
 * The values a form opens with: those of the row (fetched, or at hand), else the defaults of the description. Passwords
 * always begin empty; a switch begins off, because it cannot show that nothing was chosen.
 */
export function initialValues(view: FormView, row: Row | undefined): Row {
  const values: Row = {};
  for (const { name, widget } of fieldsOf(view)) {
    const property = view.schema.properties[name];
    if (!property) continue;
    const known = widget === "password" ? undefined : row?.[name];
    const value = known ?? property.default ?? naturalDefault(property, view.schema.required.includes(name));
    if (value !== undefined && value !== "") values[name] = value;
  }
  return values;
}

function naturalDefault(property: FormProperty, required: boolean): unknown {
  if (property.type === "boolean") return false;
  return property.type === "array" && required && (property.minItems ?? 0) === 0 ? [] : undefined;
}
