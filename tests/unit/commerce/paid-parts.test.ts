import { expect, it } from "vitest";
import { evenly, fillInTurn } from "../../../src/server/areas/order/paid-parts";

const parts = (coupon: string, cash: string, credit: string, debt = "0.00") => ({
  couponAmount: coupon,
  cashAmount: cash,
  creditAmount: credit,
  debtAmount: debt,
});

it("fills amounts from the coupon, then from cash, then from credit, and goes on where the last one ended", () => {
  const take = fillInTurn({ coupon: "30.00", cash: "50.00", credit: "40.00" });
  expect(["20.00", "40.00", "35.00", "30.00"].map(take)).toEqual([
    parts("20.00", "0.00", "0.00"),
    parts("10.00", "30.00", "0.00"),
    parts("0.00", "20.00", "15.00"),
    parts("0.00", "0.00", "25.00", "5.00"),
  ]);
});

it.each([
  { amount: "10.00", count: 3, shares: ["3.33", "3.34", "3.33"] },
  { amount: "0.01", count: 2, shares: ["0.01", "0.00"] },
  { amount: "5.00", count: 1, shares: ["5.00"] },
  { amount: "5.00", count: 0, shares: [] },
])("$amount in $count parts is $shares", ({ amount, count, shares }) => {
  expect(evenly(amount, count)).toEqual(shares);
});
