import { formatDecimal, signOf } from "../../domain/decimal-format";
import { roundReadable } from "../../domain/decimal-math";
import type { Cell } from "../contract";
import { nothing, plainText } from "../shared/plain";
import { valueText } from "../shared/value-text";

/** Decimals that every amount shows; alone, an amount shows further ones where they count. */
const CENTS = 2;

/**
 * An amount: alone exact to the last digit that counts, among many rounded to cents, with every digit as its hint.
 * Zero is quiet: a third of all bill lines cost nothing.
 */
export const moneyCell: Cell = ({ value, reading, glance = false }) => {
  const text = valueText(value);
  if (text === undefined) return nothing;
  const written = (amount: string): string | undefined =>
    formatDecimal(amount, { min: CENTS, grouping: reading.grouping });
  const exact = written(text);
  if (exact === undefined) return plainText(text);
  const shown = glance ? written(roundReadable(text, CENTS)) : exact;
  return (
    <span
      className={signOf(text) === 0 ? "cell-number cell-zero" : "cell-number"}
      data-hint={shown === exact ? undefined : exact}
    >
      {shown}
    </span>
  );
};
