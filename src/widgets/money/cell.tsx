import type { Cell } from "../contract";
import { Money } from "../shared/money";
import { nothing } from "../shared/plain";
import { withUnit } from "../shared/with-unit";
import { valueText } from "../shared/value-text";

/** An amount, in the currency that its row names. */
export const moneyCell: Cell = (props) => {
  const { value, row, reading } = props;
  const amount = valueText(value);
  if (amount === undefined) return nothing;
  return withUnit(Money({ amount, currency: row.currency, reading }), props, "amount");
};
