import { Decimal } from "decimal.js";

/** From what an amount was paid; money texts of two decimals. */
export interface PaidParts {
  couponAmount: string;
  cashAmount: string;
  creditAmount: string;
  /** What was not covered. */
  debtAmount: string;
}

/** Fills amounts from the coupon first, then from cash, then from credit: what is left of one goes to the next amount. */
export function fillInTurn(funds: { coupon: string; cash: string; credit: string }): (amount: string) => PaidParts {
  const left = { coupon: new Decimal(funds.coupon), cash: new Decimal(funds.cash), credit: new Decimal(funds.credit) };
  return (amount) => {
    let rest = new Decimal(amount);
    const take = (fund: keyof typeof left): string => {
      const taken = Decimal.min(rest, left[fund]);
      [rest, left[fund]] = [rest.minus(taken), left[fund].minus(taken)];
      return taken.toFixed(2);
    };
    return {
      couponAmount: take("coupon"),
      cashAmount: take("cash"),
      creditAmount: take("credit"),
      debtAmount: rest.toFixed(2),
    };
  };
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
