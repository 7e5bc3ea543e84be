import type { Row } from "../../widgets/contract";
import { sameValue } from "./form-fields";

/**
 * The path that the server names a field by ("items.0.name", "/items/0/name", "items[0].name"), from the form's own field
 * on: what encloses the fields in the request is left out. Undefined where no field is named.
 */
export function fieldPath(text: string, names: ReadonlySet<string>): [string, ...string[]] | undefined {
  const steps = text.split(/[./[\]]+/).filter((step) => step !== "");
  const [first, ...rest] = steps.slice(steps.findIndex((step) => names.has(step)));
  return first !== undefined && names.has(first) ? [first, ...rest] : undefined;
}

/** Whether what was said about the value at a path is about another value now: it changed, or the rows around it moved. */
export function isOutdated(path: string, before: Row, now: Row): boolean {
  const steps = path.split(".");
  return steps.some((_, index) => {
    const [old, present] = [valueAt(before, steps.slice(0, index + 1)), valueAt(now, steps.slice(0, index + 1))];
    if (Array.isArray(old) && Array.isArray(present)) return old.length !== present.length || (index === steps.length - 1 && !sameValue(old, present));
    return index === steps.length - 1 && !sameValue(old, present);
  });
}

/** A value inside nested rows and lists. */
function valueAt(value: unknown, steps: readonly string[]): unknown {
  return steps.reduce((inner, step) => (typeof inner === "object" && inner !== null ? (inner as Row)[step] : undefined), value);
}
