import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** An IP address, or several, in letters of equal width. */
export const ipAddressCell: Cell = ({ value }) => {
  const text = valueText(Array.isArray(value) ? value.map(valueText).join(", ") : value);
  return text === undefined ? nothing : plainText(text, "cell-text cell-mono");
};
