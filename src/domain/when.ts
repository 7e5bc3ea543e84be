import type { When } from "../model/config/screen";

/** Whether the values meet the condition: every named field has the value, or one of the values, it asks for. */
export function matches(when: When | undefined, values: Readonly<Record<string, unknown>>): boolean {
  if (!when) return true;
  return Object.entries(when).every(([field, wanted]) =>
    Array.isArray(wanted) ? wanted.some((value) => value === values[field]) : wanted === values[field],
  );
}
