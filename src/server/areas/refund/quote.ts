import { Decimal } from "decimal.js";
import type { RefundLine } from "../../../generated/api";
import { addDays, toLocalDateTime } from "../../time";

/** A paid period, as a refund looks at it. Money texts of two decimals. */
export interface PaidPeriod {
  orderNo: string;
  startTime: Date;
  endTime: Date;
  listAmount: string;
  payAmount: string;
  couponAmount: string;
  cashAmount: string;
  creditAmount: string;
}

/** Sums of a refund: paid = consumed + fee + lost voucher + refund, and refund = cash + credit. Money texts of two decimals. */
export interface RefundSums {
  paidAmount: string;
  consumedAmount: string;
  fee: string;
  lostTicket: string;
  refundAmount: string;
  refundCash: string;
  refundCredit: string;
}

/** What the refund of one instance comes to, period by period. */
export interface RefundQuote extends RefundSums {
  lines: RefundLine[];
  fullRefund: boolean;
}

/** Rules: "one full refund within 5 days". */
const fullRefundDays = 5;

const dayLength = 86_400_000;
const sumNames = [
  "paidAmount",
  "consumedAmount",
  "fee",
  "lostTicket",
  "refundAmount",
  "refundCash",
  "refundCredit",
] as const;

/** Whether an instance in use since then is so new that it may be refunded in full. */
export function isNew(startTime: Date, now: Date): boolean {
  return addDays(startTime, fullRefundDays) > now;
}

/** The refund of an instance whose paid and unfinished periods these are. In full nothing counts as consumed. */
export function quoteOf(
  resourceId: string,
  periods: readonly PaidPeriod[],
  fullRefund: boolean,
  now: Date,
): RefundQuote {
  const lines = periods.map((period) => lineOf(resourceId, period, fullRefund, now));
  return { ...sumsOf(lines), lines, fullRefund };
}

/** The sums of several refunds, or of their lines. */
export function sumsOf(parts: readonly RefundSums[]): RefundSums {
  const sum = (name: (typeof sumNames)[number]): string =>
    parts.reduce((total, part) => total.plus(part[name]), new Decimal(0)).toFixed(2);
  return Object.fromEntries(sumNames.map((name) => [name, sum(name)])) as Record<(typeof sumNames)[number], string>;
}

/**
 * Rules: "paid - consumed; consumed = used/total x list x discount, a part day counts whole; back in the original cash/credit
 * ratio", and what a voucher has paid of the rest is not returned.
 */
function lineOf(resourceId: string, period: PaidPeriod, fullRefund: boolean, now: Date): RefundLine {
  const { orderNo, startTime, endTime, listAmount, payAmount } = period;
  const paid = new Decimal(payAmount);
  const totalDays = daysIn(startTime, endTime);
  const usedDays = Math.min(totalDays, daysIn(startTime, now));
  const consumed = fullRefund ? new Decimal(0) : paid.times(usedDays).div(totalDays).toDecimalPlaces(2);
  const left = paid.minus(consumed);
  const lost = paid.isZero() ? paid : left.times(period.couponAmount).div(paid).toDecimalPlaces(2);
  const back = left.minus(lost);
  const funds = new Decimal(period.cashAmount).plus(period.creditAmount);
  const cash = funds.isZero() ? funds : back.times(period.cashAmount).div(funds).toDecimalPlaces(2);
  return {
    orderNo,
    resourceId,
    startTime: toLocalDateTime(startTime),
    endTime: toLocalDateTime(endTime),
    usedDays,
    totalDays,
    listAmount,
    discount: new Decimal(listAmount).isZero() ? "1.000000" : paid.div(listAmount).toFixed(6),
    paidAmount: payAmount,
    consumedAmount: consumed.toFixed(2),
    fee: "0.00",
    lostTicket: lost.toFixed(2),
    refundAmount: back.toFixed(2),
    refundCash: cash.toFixed(2),
    refundCredit: back.minus(cash).toFixed(2),
  };
}

/** Days begun between two moments; none before the first. */
function daysIn(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / dayLength));
}
