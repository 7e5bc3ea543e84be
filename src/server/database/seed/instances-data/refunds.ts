import { Decimal } from "decimal.js";
import { and, asc, eq } from "drizzle-orm";
import type { RefundReason, RefundStatus } from "../../../../generated/api";
import { refundColumns } from "../../../areas/refund/commit";
import { waitsFrom } from "../../../areas/refund/demo-review";
import { quoteOf } from "../../../areas/refund/quote";
import { addDays, addMinutes, toLocalDateTime } from "../../../time";
import type { Queryable } from "../../client";
import { orders } from "../../schema/commerce";
import type { instancePeriods, instances, refundEvents, refunds } from "../../schema/instance";
import type { ActorKind } from "../../schema/steps";
import type { Random } from "../bills-generator/random";

type Order = typeof orders.$inferSelect;

/** An instance that an order paid for. */
export interface Bought {
  instance: typeof instances.$inferSelect;
  period: typeof instancePeriods.$inferSelect;
}

/** A refund of the demo: what becomes of the instance, and the unsubscription it ended with. */
export interface SeedRefund {
  bought: Bought;
  row: typeof refunds.$inferInsert;
  events: Omit<typeof refundEvents.$inferInsert, "refundId">[];
  order?: Order;
}

/** The statuses that lead to each. */
const ways: Record<RefundStatus, RefundStatus[]> = { 0: [0], 1: [0, 1], 2: [0, 1, 2], 3: [0, 3], 4: [0, 4] };
const actors: Record<RefundStatus, ActorKind> = { 0: "user", 1: "review", 2: "system", 3: "review", 4: "user" };
const rejected = {
  zh: "资源仍被其他业务引用，请先解除关联后重新申请",
  en: "Other services still depend on the resource; please detach them and apply again",
};
const reasons: [RefundReason, string][] = [
  [1, "项目结束，资源不再使用"],
  [2, "规格选错，重新购买"],
  [3, "实际效果与预期不符"],
  [4, "改用包年方案"],
  [5, "业务合并至其他系统"],
];
/** Refunds under way are so large that they wait for a person (demo-review.ts). */
const waiting: { status: RefundStatus; daysAgo: number }[] = [
  { status: 0, daysAgo: 0.2 },
  { status: 0, daysAgo: 0.9 },
  { status: 1, daysAgo: 1.6 },
];
const ended: { status: RefundStatus; daysAgo: number }[] = [
  { status: 3, daysAgo: 6.2 },
  { status: 4, daysAgo: 3.1 },
  { status: 3, daysAgo: 33.4 },
  { status: 4, daysAgo: 58.7 },
];

/** Refunds of a customer: one for each unsubscription among its orders, and some that are under way, rejected or cancelled. */
export async function generateRefunds(
  db: Queryable,
  random: Random,
  customId: number,
  bought: readonly Bought[],
  today: Date,
): Promise<SeedRefund[]> {
  const periodsOf = (one: Bought): number => bought.filter(({ instance }) => instance.id === one.instance.id).length;
  const free = bought.filter((one) => periodsOf(one) === 1);
  const take = (at: Date, fits: (amount: Decimal) => boolean): Bought | undefined => {
    const fitting = free.filter((one) => covers(one, at) && fits(new Decimal(quoted(one, at).refundAmount)));
    const taken = fitting.length > 0 ? random.pick(fitting) : undefined;
    if (taken) free.splice(free.indexOf(taken), 1);
    return taken;
  };
  const made: SeedRefund[] = [];
  for (const { status, daysAgo } of customId === 1001 ? waiting : []) {
    const at = addDays(today, -daysAgo);
    const one = take(at, (amount) => amount.gte(waitsFrom));
    if (one) made.push(build(random, one, status, at));
  }
  const unsubscriptions = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customId, customId), eq(orders.status, 3), eq(orders.orderType, 4)))
    .orderBy(asc(orders.id));
  for (const order of unsubscriptions) {
    const one = take(order.createTime, (amount) => amount.gt(0) && amount.lt(waitsFrom));
    if (one) made.push({ ...build(random, one, 2, order.createTime, order.creator), order });
  }
  for (const { status, daysAgo } of customId === 1001 ? ended : ended.slice(0, 2)) {
    const at = addDays(today, -daysAgo);
    const one = take(at, (amount) => amount.gt(0));
    if (one) made.push(build(random, one, status, at));
  }
  return made.sort((a, b) => a.row.applyTime.getTime() - b.row.applyTime.getTime());
}

function covers({ period: { startTime, endTime } }: Bought, at: Date): boolean {
  return addDays(startTime, 6) < at && at < endTime;
}

function quoted({ instance, period }: Bought, at: Date) {
  return quoteOf(instance.resourceId, [period], false, at);
}

/** `at`: when it came to its status; asked for two minutes a step earlier. */
function build(random: Random, bought: Bought, status: RefundStatus, at: Date, applicant = "admin"): SeedRefund {
  const way = ways[status];
  const timeOf = (place: number): Date => addMinutes(at, (place + 1 - way.length) * 2);
  const applyTime = timeOf(0);
  const note = status === 3 ? rejected : null;
  const [reasonType, reason] = random.pick(reasons);
  return {
    bought,
    row: {
      ...refundColumns({ instance: bought.instance, unsubscribeType: 1, ...quoted(bought, applyTime) }),
      reasonType,
      reason,
      status,
      statusTime: at,
      applyTime,
      applicant,
      refundNo: `RF${toLocalDateTime(applyTime).replace(/\D/g, "")}${String(random.whole(0, 99_999_999)).padStart(8, "0")}`,
      finishTime: status >= 2 ? at : null,
      rejectReason: note,
    },
    events: way.map((toStatus, place) => ({
      time: timeOf(place),
      fromStatus: way[place - 1] ?? null,
      toStatus,
      actorKind: actors[toStatus],
      actor: actors[toStatus] === "user" ? applicant : null,
      note: toStatus === status ? note : null,
    })),
  };
}
