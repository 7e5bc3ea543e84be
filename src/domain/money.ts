import { formatDecimal } from "./decimal-format";
import { roundReadable } from "./decimal-math";
import type { Reading } from "./reading";

/** Decimals that every amount shows. */
const CENTS = 2;

/** What amounts are in where nothing says otherwise. */
const USUAL_CURRENCY = "CNY";

/** An amount as readers see it. */
export interface MoneyText {
  /** To the cent; what is less than a cent as far as its first digits. */
  shown: string;
  /** With every digit that counts. */
  exact: string;
}

/**
 * An amount with the sign of its currency before the digits: "¥1,234.50", "-US$0.02".
 * @param amount a decimal as the API writes it
 * @param currency an ISO 4217 code; CNY where it is none
 * @returns undefined where the amount is no decimal
 */
export function moneyText(
  amount: string,
  { grouping }: Pick<Reading, "grouping">,
  currency?: unknown,
): MoneyText | undefined {
  const sign = currencySign(currency);
  const written = (text: string): string | undefined =>
    formatDecimal(text, { min: CENTS, grouping })?.replace(/^-?/, (minus) => `${minus}${sign}`);
  const exact = written(amount);
  return exact === undefined ? undefined : { exact, shown: written(roundReadable(amount, CENTS)) ?? exact };
}

/** An amount of money in a sentence, to the cent. */
export function amountText(amount: string, reading: Pick<Reading, "grouping">): string {
  return moneyText(amount, reading)?.shown ?? amount;
}

const signs = new Map([[USUAL_CURRENCY, "¥"]]);

/** What stands before an amount: "¥", "US$"; the code and a space where the currency has no sign. */
export function currencySign(currency?: unknown): string {
  const code = typeof currency === "string" && /^[A-Z]{3}$/.test(currency) ? currency : USUAL_CURRENCY;
  const known = signs.get(code) ?? readSign(code);
  signs.set(code, known);
  return known;
}

/** The browser's own, the same in both languages: in English it writes "CN¥", which no reader of a yuan bill does. */
function readSign(currency: string): string {
  const parts = new Intl.NumberFormat("zh-CN", { style: "currency", currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
  return sign === currency ? `${sign}\u00A0` : sign;
}
