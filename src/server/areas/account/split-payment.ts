import { Decimal } from "decimal.js";
import type { Fund } from "../../database/schema/account";

/** The balances of an account. Money texts of two decimals. */
export type Balances = Record<Fund, string>;

/** How an amount is paid: coupon + cash + credit + missing = due. Money texts of two decimals. */
export interface PaymentParts {
  dueAmount: string;
  couponAmount: string;
  cashAmount: string;
  creditAmount: string;
  /** What the account lacks. */
  missingAmount: string;
}

/** What the account pays of an amount, exactly: what a voucher pays, then cash that is not set aside, then credit. */
export function splitPayment(
  dueAmount: string,
  couponAmount: string,
  { cash, credit, frozen }: Balances,
): PaymentParts {
  const due = new Decimal(dueAmount).minus(couponAmount);
  const available = new Decimal(cash).plus(credit).minus(frozen);
  const fromCash = least(due, new Decimal(cash).minus(frozen));
  const fromCredit = least(due.minus(fromCash), new Decimal(credit), available.minus(fromCash));
  return {
    dueAmount,
    couponAmount,
    cashAmount: fromCash.toFixed(2),
    creditAmount: fromCredit.toFixed(2),
    missingAmount: due.minus(fromCash).minus(fromCredit).toFixed(2),
  };
}

/** The least of these, and nothing below zero. */
function least(...amounts: Decimal[]): Decimal {
  return Decimal.max(0, Decimal.min(...amounts));
}
