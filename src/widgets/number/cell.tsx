import { formatDecimal } from "../../domain/decimal-format";
import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** A number or decimal with separators, without zeros that say nothing. */
export const numberCell: Cell = ({ value, reading }) => {
  const text = valueText(value);
  if (text === undefined) return nothing;
  const number = formatDecimal(text, reading);
  return number === undefined ? plainText(text) : <span className="cell-number">{number}</span>;
};
