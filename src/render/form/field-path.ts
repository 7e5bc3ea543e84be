import type { Row } from "../../widgets/contract";
import type { FormField } from "../../model/resolved-form";
import { sameValue } from "./form-fields";

/** Where in a form's values something is: a field, and a place inside it. */
export type FieldPath = readonly [field: string, ...inside: string[]];

/** Where in a form's values the properties of its request are: two that are typed together are ends of one field. */
export function propertyPaths(fields: readonly Pick<FormField, "name" | "params">[]): Map<string, FieldPath> {
  return new Map(
    fields.flatMap(({ name, params = [] }) =>
      [name, ...params].map((key): [string, FieldPath] => [key, key === name ? [name] : [name, key]]),
    ),
  );
}

/**
 * The path that the server names a field by ("items.0.name", "/items/0/name", "items[0].name"), from the form's own field
 * on: what encloses the fields in the request is left out. Undefined where no field is named.
 */
export function fieldPath(text: string, properties: ReadonlyMap<string, FieldPath>): FieldPath | undefined {
  const steps = text.split(/[./[\]]+/).filter((step) => step !== "");
  const at = steps.findIndex((step) => properties.has(step));
  const found = properties.get(steps[at] ?? "");
  return found && [...found, ...steps.slice(at + 1)];
}

/** Whether what was said about the value at a path is about another value now: it changed, or the rows around it moved. */
export function isOutdated(path: string, before: Row, now: Row): boolean {
  const steps = path.split(".");
  return steps.some((_, index) => {
    const [old, present] = [valueAt(before, steps.slice(0, index + 1)), valueAt(now, steps.slice(0, index + 1))];
    if (Array.isArray(old) && Array.isArray(present))
      return old.length !== present.length || (index === steps.length - 1 && !sameValue(old, present));
    return index === steps.length - 1 && !sameValue(old, present);
  });
}

/** A value inside nested rows and lists. */
function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce(
    (inner, step) => (typeof inner === "object" && inner !== null ? (inner as Row)[step] : undefined),
    value,
  );
}
