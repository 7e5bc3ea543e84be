import type { Row } from "../contract";

/** Whether a value has named values, as each row of an answer should: answers of other servers may hold anything. */
export function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
