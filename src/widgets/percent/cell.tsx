import { formatPercent } from "../../domain/decimal-format";
import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** A ratio ("0.85") as per cent. */
export const percentCell: Cell = ({ value, reading }) => {
  const text = valueText(value);
  if (text === undefined) return nothing;
  const percent = formatPercent(text, reading);
  return percent === undefined ? plainText(text) : <span className="cell-number">{percent}</span>;
};
