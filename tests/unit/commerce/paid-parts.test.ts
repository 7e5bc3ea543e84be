import { expect, it } from "vitest";
import { evenly, paidAlike } from "../../../src/server/areas/order/paid-parts";

const parts = (coupon: string, cash: string, credit: string, debt = "0.00") => ({
  couponAmount: coupon,
  cashAmount: cash,
  creditAmount: credit,
  debtAmount: debt,
});

const funds = (coupon: string, cash: string, credit: string) => ({
  couponAmount: coupon,
  cashAmount: cash,
  creditAmount: credit,
});

it.each([
  {
    what: "pays what is alike alike",
    by: funds("40.80", "163.20", "0.00"),
    amounts: ["102.00", "102.00"],
    paid: [parts("20.40", "81.60", "0.00"), parts("20.40", "81.60", "0.00")],
  },
  {
    what: "pays by size",
    by: funds("30.00", "60.00", "30.00"),
    amounts: ["80.00", "40.00"],
    paid: [parts("20.00", "40.00", "20.00"), parts("10.00", "20.00", "10.00")],
  },
  {
    what: "gives the cents that are left to the largest remainders",
    by: funds("0.01", "0.02", "0.02"),
    amounts: ["0.02", "0.02", "0.01"],
    paid: [parts("0.01", "0.01", "0.00"), parts("0.00", "0.01", "0.01"), parts("0.00", "0.00", "0.01")],
  },
  {
    what: "calls debt what nothing covers",
    by: funds("10.00", "5.00", "0.00"),
    amounts: ["20.00", "10.00", "0.00"],
    paid: [
      parts("6.67", "3.33", "0.00", "10.00"),
      parts("3.33", "1.67", "0.00", "5.00"),
      parts("0.00", "0.00", "0.00"),
    ],
  },
  {
    what: "takes no more than there is to pay",
    by: funds("10.00", "5.00", "5.00"),
    amounts: ["6.00", "6.00"],
    paid: [parts("5.00", "1.00", "0.00"), parts("5.00", "1.00", "0.00")],
  },
  {
    what: "pays nothing where nothing costs",
    by: funds("0.00", "0.00", "0.00"),
    amounts: ["0.00"],
    paid: [parts("0.00", "0.00", "0.00")],
  },
  { what: "pays for nothing", by: funds("1.00", "0.00", "0.00"), amounts: [], paid: [] },
])("$what", ({ by, amounts, paid }) => {
  const bought = amounts.map((payAmount) => ({ payAmount }));
  expect(paidAlike(by, bought)).toEqual(bought.map((of, at) => ({ of, parts: paid[at] })));
});

it.each([
  { amount: "10.00", count: 3, shares: ["3.33", "3.34", "3.33"] },
  { amount: "0.01", count: 2, shares: ["0.01", "0.00"] },
  { amount: "5.00", count: 1, shares: ["5.00"] },
  { amount: "5.00", count: 0, shares: [] },
])("$amount in $count parts is $shares", ({ amount, count, shares }) => {
  expect(evenly(amount, count)).toEqual(shares);
});
