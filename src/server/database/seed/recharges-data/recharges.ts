import { Decimal } from "decimal.js";
import type { RechargeWay } from "../../../../generated/api";
import { RechargeStatus } from "../../../../generated/enums";
import { addDays, addMinutes, fromLocal } from "../../../time";
import type { Random } from "../bills-generator/random";
import type { MonthlyNeed } from "./needs";

/** A recharge that a customer asked for, and how far it came. */
export interface RechargePlan {
  end: RechargeStatus;
  rechargeWay: RechargeWay;
  amount: string;
  applyTime: Date;
}

/** What of a customer's recharges is done, and in which steps. */
export interface RechargeHabit {
  /** Recharges that are done, spread over the months. */
  done: number;
  /** Smallest step of an amount, CNY. */
  unit: number;
  /** Whether it remits offline, which needs somebody who hands in the slip. */
  offline: boolean;
  others: readonly OtherRecharge[];
}

interface OtherRecharge extends Omit<RechargePlan, "applyTime"> {
  daysAgo: number;
}

const { awaitingPayment, toBeConfirmed, succeeded, failed, closed } = RechargeStatus;

/** What is not done yet, or has come to nothing, of the group's 45 recharges. Large amounts wait for a person (demo-payments.ts). */
export const groupOthers: readonly OtherRecharge[] = [
  { end: awaitingPayment, rechargeWay: "BankTransfer", amount: "120000.00", daysAgo: 0.1 },
  { end: awaitingPayment, rechargeWay: "UnionPay", amount: "50000.00", daysAgo: 0.6 },
  { end: toBeConfirmed, rechargeWay: "OfflineRemittance", amount: "500000.00", daysAgo: 1.2 },
  { end: toBeConfirmed, rechargeWay: "OfflineRemittance", amount: "800000.00", daysAgo: 2.4 },
  { end: failed, rechargeWay: "Alipay", amount: "12000.00", daysAgo: 33 },
  { end: failed, rechargeWay: "UnionPay", amount: "30000.00", daysAgo: 128 },
  { end: failed, rechargeWay: "OfflineRemittance", amount: "180000.00", daysAgo: 240 },
  { end: closed, rechargeWay: "WeChat", amount: "5000.00", daysAgo: 19 },
  { end: closed, rechargeWay: "BankTransfer", amount: "90000.00", daysAgo: 86 },
  { end: closed, rechargeWay: "Alipay", amount: "8000.00", daysAgo: 171 },
  { end: closed, rechargeWay: "UnionPay", amount: "26000.00", daysAgo: 305 },
];

/** The same of every other customer. */
export const fewOthers: readonly OtherRecharge[] = [
  { end: awaitingPayment, rechargeWay: "BankTransfer", amount: "60000.00", daysAgo: 0.3 },
  { end: closed, rechargeWay: "Alipay", amount: "500.00", daysAgo: 40 },
];

/** What the channel agent has paid in before it withdraws. */
export const agentPaidIn: OtherRecharge = {
  end: succeeded,
  rechargeWay: "BankTransfer",
  amount: "260000.00",
  daysAgo: 200,
};

/** How a month's money is split: in one, two or three payments. */
const shares: Record<number, number[]> = { 1: [1], 2: [0.9, 0.1], 3: [0.6, 0.34, 0.06] };
const online: RechargeWay[] = ["Alipay", "WeChat", "UnionPay"];
const largeFrom = 50_000;

/** The recharges of a customer: those that are done pay for its bills, month by month. */
export function planRecharges(
  random: Random,
  habit: RechargeHabit,
  needs: readonly MonthlyNeed[],
  today: Date,
): RechargePlan[] {
  const done = needs.flatMap((need, month) =>
    ofMonth(random, habit, need, timesIn(month, needs.length, habit.done), today),
  );
  const others = habit.others.map(({ daysAgo, ...other }) => ({ ...other, applyTime: addDays(today, -daysAgo) }));
  return [...done, ...others];
}

/** So many in each month that together they are `all`; the earlier months take what does not divide. */
function timesIn(month: number, months: number, all: number): number {
  return Math.floor(all / months) + (month < all % months ? 1 : 0);
}

function ofMonth(
  random: Random,
  { unit, offline }: RechargeHabit,
  { billCycle, cash, credit }: MonthlyNeed,
  times: number,
  today: Date,
): RechargePlan[] {
  const first = fromLocal(`${billCycle}-01`);
  const days = Math.min(27, (today.getTime() - first.getTime()) / 86_400_000 - 0.3);
  const need = Decimal.max(new Decimal(cash).plus(credit), unit);
  const byBank = offline ? (["BankTransfer", "OfflineRemittance"] as const) : (["BankTransfer"] as const);
  return (shares[times] ?? []).map((share, at) => {
    const amount = need.times(share).div(unit).ceil().times(unit);
    const applyTime = addMinutes(first, Math.round(Math.max(0, days) * ((at + random.next()) / times) * 1440));
    const rechargeWay = random.pick(amount.lt(largeFrom) ? online : byBank);
    return { end: succeeded, rechargeWay, amount: amount.toFixed(2), applyTime };
  });
}
