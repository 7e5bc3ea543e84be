import { Decimal } from "decimal.js";
import type { RechargeStatus, RechargeWay } from "../../../../generated/api";
import { addDays, addMinutes, fromLocal, toLocalDateTime } from "../../../time";
import type { rechargeEvents, recharges } from "../../schema/account";
import type { Random } from "../bills-generator/random";
import type { MonthlyNeed } from "./needs";

/** A recharge with its history; the steps learn the recharge's id from its number. */
export interface SeedRecharge {
  recharge: typeof recharges.$inferInsert;
  events: Omit<typeof rechargeEvents.$inferInsert, "rechargeId">[];
}

/** Who pays, and how much of it. */
export interface RechargePlan {
  customId: number;
  payerName: string;
  operators: string[];
  /** Recharges that are done, spread over the months. */
  done: number;
  /** Smallest step of an amount, CNY. */
  unit: number;
  /** The others, as state and amount. */
  others: { status: RechargeStatus; rechargeWay: RechargeWay; amount: string; daysAgo: number }[];
}

/** How a month's money is split: in one, two or three payments. */
const shares: Record<number, number[]> = { 1: [1], 2: [0.9, 0.1], 3: [0.6, 0.34, 0.06] };
const online: RechargeWay[] = ["Alipay", "WeChat", "UnionPay"];
const largeFrom = 50_000;
const notes: Partial<Record<RechargeStatus, { zh: string; en: string }>> = {
  3: { zh: "付款银行拒绝了本次支付", en: "The payer's bank declined the payment" },
  4: { zh: "超过支付期限，系统自动关闭", en: "Not paid in time, closed automatically" },
};
const received = { zh: "已收到汇款凭证，等待银行到账", en: "The slip is here, the money is awaited" };

/** The recharges of a customer, oldest first: those that are done pay for its bills, month by month. */
export function generateRecharges(
  random: Random,
  plan: RechargePlan,
  needs: MonthlyNeed[],
  today: Date,
): SeedRecharge[] {
  const done = needs.flatMap((need, month) =>
    ofMonth(random, plan, need, timesIn(month, needs.length, plan.done), today),
  );
  const others = plan.others.map((other) =>
    build(random, plan, { ...other, applyTime: addDays(today, -other.daysAgo) }),
  );
  return [...done, ...others].sort((a, b) => a.recharge.applyTime.getTime() - b.recharge.applyTime.getTime());
}

/** So many in each month that together they are `all`; the earlier months take what does not divide. */
function timesIn(month: number, months: number, all: number): number {
  return Math.floor(all / months) + (month < all % months ? 1 : 0);
}

function ofMonth(
  random: Random,
  plan: RechargePlan,
  { billCycle, cash, credit }: MonthlyNeed,
  times: number,
  today: Date,
): SeedRecharge[] {
  const first = fromLocal(`${billCycle}-01`);
  const days = Math.min(27, (today.getTime() - first.getTime()) / 86_400_000 - 0.3);
  const need = Decimal.max(new Decimal(cash).plus(credit), plan.unit);
  return (shares[times] ?? []).map((share, at) => {
    const amount = need.times(share).div(plan.unit).ceil().times(plan.unit);
    const applyTime = addMinutes(first, Math.round(Math.max(0, days) * ((at + random.next()) / times) * 1440));
    const rechargeWay = amount.lt(largeFrom)
      ? random.pick(online)
      : random.pick(["BankTransfer", "OfflineRemittance"] as const);
    return build(random, plan, { status: 2, rechargeWay, amount: amount.toFixed(2), applyTime });
  });
}

/** A recharge as it was asked for, and how far it has come. */
interface Kind {
  status: RechargeStatus;
  rechargeWay: RechargeWay;
  amount: string;
  applyTime: Date;
}

function build(
  random: Random,
  { customId, payerName, operators }: RechargePlan,
  { status, rechargeWay, amount, applyTime }: Kind,
): SeedRecharge {
  const offline = rechargeWay === "OfflineRemittance";
  const number = String(random.whole(0, 99_999_999)).padStart(8, "0");
  const operator = random.pick(operators);
  const events = stepsOf(random, { status, offline, applyTime, operator });
  const statusTime = events.at(-1)?.time ?? applyTime;
  const payer = { payerName, payerAccount: `6225${String(customId).padStart(8, "0")}${"70418826".slice(0, 7)}` };
  return {
    recharge: {
      customId,
      amount,
      rechargeWay,
      status,
      applyTime,
      statusTime,
      operator,
      remark: "",
      rechargeNo: `RC${toLocalDateTime(applyTime).replace(/\D/g, "")}${number}`,
      channelSn:
        status === 2
          ? `${offline ? "REM" : "PAY"}${String(customId)}${number}${String(random.whole(0, 99_999_999)).padStart(8, "0")}`
          : null,
      payerName: offline ? payer.payerName : null,
      payerAccount: offline ? payer.payerAccount : null,
      payDeadline: addMinutes(applyTime, 72 * 60),
      arriveTime: status === 2 ? statusTime : null,
    },
    events,
  };
}

/** The way to a status: offline over "to be confirmed", online straight. */
function stepsOf(
  random: Random,
  {
    status,
    offline,
    applyTime,
    operator,
  }: { status: RechargeStatus; offline: boolean; applyTime: Date; operator: string },
): SeedRecharge["events"] {
  const actorKind = offline ? ("remittance" as const) : ("payment" as const);
  const begun = {
    time: applyTime,
    fromStatus: null,
    toStatus: 0 as const,
    actorKind: "user" as const,
    actor: operator,
    note: null,
  };
  const slip = {
    time: addMinutes(applyTime, random.whole(5, 40)),
    fromStatus: 0 as const,
    toStatus: 1 as const,
    actorKind,
    actor: null,
    note: received,
  };
  const way = offline && status !== 0 && status !== 4 ? [begun, slip] : [begun];
  if (status <= 1) return way;
  const last = way.at(-1) ?? begun;
  const minutes = status === 4 ? 72 * 60 : offline ? random.whole(30, 240) : random.whole(1, 9);
  const end = {
    time: addMinutes(last.time, minutes),
    fromStatus: last.toStatus,
    toStatus: status,
    actorKind: status === 4 ? ("system" as const) : actorKind,
    actor: null,
    note: notes[status] ?? null,
  };
  return [...way, end];
}
