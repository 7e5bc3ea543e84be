import { Decimal } from "decimal.js";
import { shareOut } from "../../../domain/decimal-math";

/** From what an amount was paid; money texts of two decimals. */
export interface PaidParts {
  couponAmount: string;
  cashAmount: string;
  creditAmount: string;
  /** What was not covered. */
  debtAmount: string;
}

/** What pays for several things together. Money texts of two decimals, none below zero. */
export type Funds = Omit<PaidParts, "debtAmount">;

/**
 * What each fund pays of each of what was bought together: as large a part of one amount as of any other, to the cent, so that what is alike
 * is paid alike. What the coupon leaves is shared by cash, and what both leave by credit.
 */
export function paidAlike<T extends { payAmount: string }>(
  { couponAmount, cashAmount, creditAmount }: Funds,
  bought: readonly T[],
): { of: T; parts: PaidParts }[] {
  const coupon = takeShares(
    couponAmount,
    bought.map(({ payAmount }) => payAmount),
  );
  const cash = takeShares(cashAmount, coupon.left);
  const credit = takeShares(creditAmount, cash.left);
  return bought.map((of, at) => ({
    of,
    parts: {
      couponAmount: coupon.taken[at] ?? zero,
      cashAmount: cash.taken[at] ?? zero,
      creditAmount: credit.taken[at] ?? zero,
      debtAmount: credit.left[at] ?? zero,
    },
  }));
}

const zero = "0.00";

/** What a fund pays of amounts, by their size and no more than they come to, and what it leaves of them. */
function takeShares(fund: string, amounts: readonly string[]): { taken: string[]; left: string[] } {
  const total = Decimal.sum(0, ...amounts);
  const taken = total.isZero() ? amounts.map(() => zero) : shareOut(Decimal.min(fund, total).toFixed(2), amounts, 2);
  return { taken, left: amounts.map((amount, at) => new Decimal(amount).minus(taken[at] ?? zero).toFixed(2)) };
}

/** An amount in so many parts that differ by a cent at most and add up to it. */
export function evenly(amount: string, parts: number): string[] {
  const whole = new Decimal(amount);
  return Array.from({ length: parts }, (_, at) =>
    share(whole, at + 1, parts)
      .minus(share(whole, at, parts))
      .toFixed(2),
  );
}

function share(whole: Decimal, parts: number, of: number): Decimal {
  return whole.times(parts).div(of).toDecimalPlaces(2);
}
