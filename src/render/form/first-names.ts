import { valueText } from "../../widgets/shared/value-text";

/** So many of the selected rows are named. */
const NAMED = 5;

/** What the first of several rows have for a field, and how many others have something: rows without a value are left out. */
export function firstNames(values: readonly unknown[]): { names: string[]; more: number } {
  const all = values.map(valueText).filter((text) => text !== undefined);
  return { names: all.slice(0, NAMED), more: Math.max(0, all.length - NAMED) };
}
