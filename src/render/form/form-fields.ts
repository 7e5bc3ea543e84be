import { matches } from "../../domain/when";
import type { FormField, FormProperty, FormView } from "../../model/resolved-form";
import type { Row } from "../../widgets/contract";
import { isRow } from "../../widgets/shared/is-row";

/** All fields of a form, in the order they are shown. */
export function fieldsOf(view: FormView): FormField[] {
  return view.sections.flatMap((section) => section.fields);
}

/** The form with its repeated fields asked for as what they repeat is: the description does not know them. */
export function withRepeats(view: FormView): FormView {
  const required = new Set(
    fieldsOf(view)
      .filter((field) => field.required)
      .map(({ name }) => name),
  );
  const asked = (field: FormField): FormField =>
    field.sameAs !== undefined && required.has(field.sameAs) ? { ...field, required: true } : field;
  return { ...view, sections: view.sections.map((section) => ({ ...section, fields: section.fields.map(asked) })) };
}

/**
 * The names of the fields that are shown: their conditions hold. A hidden field counts as empty for the conditions of
 * others, so that nothing depends on what nobody sees.
 */
export function visibleNames(fields: readonly FormField[], values: Row): ReadonlySet<string> {
  let visible = new Set(fields.map((field) => field.name));
  for (;;) {
    const seen: Row = {};
    const all = new Set(fields.map((field) => field.name));
    for (const [name, value] of Object.entries(values)) if (visible.has(name) || !all.has(name)) seen[name] = value;
    const next = new Set(
      fields.filter((field) => visible.has(field.name) && matches(field.when, seen)).map((field) => field.name),
    );
    if (next.size === visible.size) return next;
    visible = next;
  }
}

/** Whether a value says nothing. */
export function isEmpty(value: unknown): boolean {
  if (isRow(value)) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Whether two values say the same; all spellings of nothing do. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (isEmpty(left) || isEmpty(right)) return isEmpty(left) && isEmpty(right);
  if (typeof left !== "object" || typeof right !== "object") return left === right;
  if (Array.isArray(left) && Array.isArray(right))
    return left.length === right.length && left.every((item, index) => sameValue(item, right[index]));
  const names = new Set([...Object.keys(left as Row), ...Object.keys(right as Row)]);
  return (
    Array.isArray(left) === Array.isArray(right) &&
    [...names].every((name) => sameValue((left as Row)[name], (right as Row)[name]))
  );
}

/** Whether any field's value differs. */
export function differs(fields: readonly FormField[], left: Row, right: Row): boolean {
  return fields.some(({ name }) => !sameValue(left[name], right[name]));
}

/**
 * HTML's autocomplete token of a password: a new one has a rule of its own (a least length) or is repeated; any other is
 * the present one. Undefined for other widgets.
 */
export function autoCompleteOf(view: FormView, field: FormField): string | undefined {
  if (field.widget === "email" || field.widget === "phone") return "off";
  if (field.widget !== "password") return undefined;
  const repeated = fieldsOf(view).some((other) => other.sameAs === field.name);
  const ruled = (view.schema.properties[field.name]?.minLength ?? 0) > 1;
  return field.sameAs || repeated || ruled ? "new-password" : "current-password";
}

/** The help below an input. A new password has none of its own: its rules stand there as a list that ticks itself off. */
export function hintOf(view: FormView, field: FormField): FormField["hint"] {
  return autoCompleteOf(view, field) === "new-password" && !field.sameAs ? undefined : field.hint;
}

/** Whether the user has to give something: a list that is only required to be there may stay empty, a switch is never empty. */
export function isDemanded(field: FormField, property: FormProperty | undefined): boolean {
  if (!field.required || field.readOnly || property?.type === "boolean") return false;
  return property?.type !== "array" || (property.minItems ?? 0) > 0;
}
