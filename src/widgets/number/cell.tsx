import { formatDecimal } from "../../domain/decimal-format";
import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { withUnit } from "../shared/with-unit";
import { valueText } from "../shared/value-text";

/** A number or decimal with separators, without zeros that say nothing. */
export const numberCell: Cell = (props) => {
  const { value, reading } = props;
  const text = valueText(value);
  if (text === undefined) return nothing;
  const number = formatDecimal(text, reading);
  return number === undefined
    ? plainText(text)
    : withUnit(<span className="cell-number">{number}</span>, props, "number");
};
