import type { OrderStatus } from "../../../../generated/api";
import type { Words } from "../../../errors";
import { addMinutes } from "../../../time";
import type { orderEvents } from "../../schema/commerce";
import type { ActorKind } from "../../schema/steps";

/** A step of an order that has no id yet. */
export type SeedOrderEvent = Omit<typeof orderEvents.$inferInsert, "orderId">;

/** What an order's history is told from. */
export interface OrderFacts {
  orderType: number;
  status: OrderStatus;
  createTime: Date;
  payTime: Date | null;
  creator: string;
  failReason: Words | null;
}

/** The steps that lead to each status; those after the payment follow one another by so many minutes. */
const ways: Record<OrderStatus, OrderStatus[]> = {
  0: [0],
  1: [1],
  2: [1, 2],
  3: [1, 2, 3],
  4: [1, 4],
  5: [1, 5],
  6: [1, 2, 6],
  7: [1, 2, 6, 7],
  8: [1, 2, 6, 7, 8],
};
/** An unsubscription is approved instead of paid. */
const unsubscription = 4;
const unsubscribing: Partial<typeof ways> = { 2: [0, 2], 3: [0, 2, 3], 4: [0, 4], 7: [0, 2, 7], 8: [0, 2, 7, 8] };
const minutesAfterPayment: Partial<Record<OrderStatus, number>> = { 2: 0, 3: 4, 6: 6, 7: 7, 8: 9 };
const actors: Partial<Record<OrderStatus, ActorKind>> = {
  3: "provisioner",
  5: "system",
  6: "provisioner",
  7: "system",
  8: "system",
};
const overdue = { zh: "超过支付期限，系统自动关闭", en: "Not paid in time, closed automatically" };

/** The steps of an order up to its status, the first first. */
export function historyOf({
  orderType,
  status,
  createTime,
  payTime,
  creator,
  failReason,
}: OrderFacts): SeedOrderEvent[] {
  const way = (orderType === unsubscription ? unsubscribing[status] : undefined) ?? ways[status];
  return way.map((toStatus, at) => {
    const actorKind = actors[toStatus] ?? "user";
    return {
      time: timeOf(toStatus, at, createTime, payTime),
      fromStatus: way[at - 1] ?? null,
      toStatus,
      actorKind,
      actor: actorKind === "user" ? creator : null,
      note: toStatus === 5 ? overdue : toStatus === 6 ? failReason : null,
    };
  });
}

function timeOf(status: OrderStatus, at: number, createTime: Date, payTime: Date | null): Date {
  if (at === 0) return createTime;
  if (payTime) return addMinutes(payTime, minutesAfterPayment[status] ?? 0);
  return addMinutes(createTime, status === 5 ? 24 * 60 : 35);
}
