import { Decimal } from "decimal.js";
import type { CalculatedPrice } from "../product/price";

/** Amounts of an order: list - discount - coupon = pay. Money texts of two decimals. */
export interface OrderAmounts {
  listAmount: string;
  discountAmount: string;
  couponAmount: string;
  payAmount: string;
}

/** The sums of an order's items; without a voucher. */
export function amountsOf(prices: readonly CalculatedPrice[]): OrderAmounts {
  const list = sum(prices.map(({ listAmount }) => listAmount));
  const pay = sum(prices.map(({ payAmount }) => payAmount));
  return {
    listAmount: list.toFixed(2),
    discountAmount: list.minus(pay).toFixed(2),
    couponAmount: "0.00",
    payAmount: pay.toFixed(2),
  };
}

function sum(amounts: string[]): Decimal {
  return amounts.reduce((total, amount) => total.plus(amount), new Decimal(0));
}

/** List price of one piece; exact, because the list amount is a multiple of it. */
export function unitPriceOf({ listAmount }: CalculatedPrice, quantity: number): string {
  return new Decimal(listAmount).div(quantity).toFixed(2);
}
