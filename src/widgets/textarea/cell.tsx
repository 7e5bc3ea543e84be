import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** A text whose line breaks count; a list shows its beginning. */
export const textareaCell: Cell = ({ value }) => {
  const text = valueText(value);
  return text === undefined ? nothing : plainText(text, "cell-text cell-lines");
};
