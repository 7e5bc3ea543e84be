import { Decimal } from "decimal.js";

/** Rate of the value-added tax on information-technology services. */
export const vatRate = "0.060000";

/** The tax that a price with tax contains, rounded half up to cents. CNY with two decimals, as is the price. */
export function taxIn(amount: string): string {
  const rate = new Decimal(vatRate);
  return new Decimal(amount).times(rate).div(rate.plus(1)).toDecimalPlaces(2, Decimal.ROUND_HALF_UP).toFixed(2);
}

/** Exact difference of two amounts, two decimals. */
export function minus(amount: string, other: string): string {
  return new Decimal(amount).minus(other).toFixed(2);
}
