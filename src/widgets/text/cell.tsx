import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** Any value as plain text; also what stands in for a value of the wrong type. */
export const textCell: Cell = ({ value }) => {
  const text = valueText(value);
  return text === undefined ? nothing : plainText(text);
};
