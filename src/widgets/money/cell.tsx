import type { Cell } from "../contract";
import { Money } from "../shared/money";
import { nothing } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** An amount, in the currency that its row names. */
export const moneyCell: Cell = ({ value, row, reading }) => {
  const amount = valueText(value);
  return amount === undefined ? nothing : Money({ amount, currency: row.currency, reading });
};
