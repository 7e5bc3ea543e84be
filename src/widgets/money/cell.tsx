import { formatDecimal, signOf } from "../../domain/decimal-format";
import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** Decimals that every amount shows; further ones only where they count. */
const CENTS = 2;

/** An amount, exact to the last digit that counts. Zero is quiet: a third of all bill lines cost nothing. */
export const moneyCell: Cell = ({ value, reading }) => {
  const text = valueText(value);
  if (text === undefined) return nothing;
  const amount = formatDecimal(text, { min: CENTS, grouping: reading.grouping });
  if (amount === undefined) return plainText(text);
  return <span className={signOf(text) === 0 ? "cell-number cell-zero" : "cell-number"}>{amount}</span>;
};
