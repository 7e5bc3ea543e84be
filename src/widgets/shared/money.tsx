import type { ReactElement } from "react";
import { moneyText } from "../../domain/money";
import { signOf } from "../../domain/decimal-format";
import type { Reading } from "../../domain/reading";
import { plainText } from "./plain";

/** What an amount is drawn from. */
export interface MoneyProps {
  /** A decimal as the API writes it; anything else stays a text. */
  amount: string;
  /** ISO 4217; CNY where it is none. */
  currency?: unknown;
  reading: Reading;
}

/**
 * An amount of money, the one way it is shown: to the cent, with every digit as its hint, in digits that stand below each other.
 * Zero is quiet: a third of all bill lines cost nothing. Without state, so that a cell may call it as a function.
 */
export function Money({ amount, currency, reading }: MoneyProps): ReactElement {
  const text = moneyText(amount, reading, currency);
  if (!text) return plainText(amount);
  return (
    <span
      className={signOf(amount) === 0 ? "cell-number cell-zero" : "cell-number"}
      data-money={amount}
      data-hint={text.shown === text.exact ? undefined : text.exact}
    >
      {text.shown}
    </span>
  );
}
