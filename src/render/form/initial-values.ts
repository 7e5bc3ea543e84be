import type { OwnValue } from "../../model/config/field";
import type { FormField, FormProperty, FormView } from "../../model/resolved-form";
import { widgetTraits } from "../../widgets/traits";
import type { Row } from "../../widgets/contract";
import { isRow } from "../../widgets/shared/is-row";
import { fieldsOf, isEmpty } from "./form-fields";

/** What of the signed-in user an input may begin with, as far as it is known. */
export type SignedIn = Partial<Record<OwnValue, string | null>>;

/**
 * The values a form opens with: those of the row (fetched, or at hand), else what config takes from the signed-in user, else the defaults of the description. Passwords
 * always begin empty; a switch begins off, because it cannot show that nothing was chosen.
 */
export function initialValues(view: FormView, row: Row | undefined, user: SignedIn = {}): Row {
  const values: Row = {};
  for (const { name, widget, params, own } of fieldsOf(view)) {
    const property = view.schema.properties[name];
    if (!property) continue;
    const known = widgetTraits(widget).secret ? undefined : fitting(property, knownValue(row, name, params));
    const value =
      known ?? (own && user[own]) ?? property.default ?? naturalDefault(property, view.schema.required.includes(name));
    if (value !== undefined && value !== "") values[name] = value;
  }
  return values;
}

/** Two properties that are typed together are one value. */
function knownValue(row: Row | undefined, name: string, params: FormField["params"]): unknown {
  if (!params) return row?.[name];
  const ends = params.flatMap((end) => (isEmpty(row?.[end]) ? [] : [[end, row?.[end]] as const]));
  return ends.length > 0 ? Object.fromEntries(ends) : undefined;
}

/**
 * A list that is edited row by row holds rows: what an answer has of anything else in it is left out. An input of one value takes the only
 * one of a list, as filters that may be unset are handed over. What is typed as JSON begins as that.
 */
function fitting({ type, items, format }: FormProperty, value: unknown): unknown {
  // A number has only the name in common with a text that is chosen, such as the size of a disk with the code of a size.
  if (type === "string" && typeof value === "number") return undefined;
  if (format === "json" && typeof value === "object" && value !== null) return JSON.stringify(value, undefined, 2);
  if (!Array.isArray(value)) return value;
  if (type !== "array") return value[0];
  return items?.type === "object" ? value.filter(isRow) : value;
}

function naturalDefault(property: FormProperty, required: boolean): unknown {
  if (property.type === "boolean") return false;
  // As many rows as there must be are there from the beginning.
  if (property.items?.type === "object" && required && (property.minItems ?? 0) > 0)
    return Array.from({ length: property.minItems ?? 0 }, () => ({}));
  return property.type === "array" && required && (property.minItems ?? 0) === 0 ? [] : undefined;
}
