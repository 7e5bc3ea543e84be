import { and, eq, isNull } from "drizzle-orm";
import { OrderStatus, OrderType } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import { orderEvents } from "../../database/schema/commerce";
import { instances } from "../../database/schema/instance";
import type { Words } from "../../errors";
import { toLocalDate } from "../../time";
import type { InstanceRow } from "../instance/lock-instances";
import { sendMessage } from "../message/send-message";
import type { OrderRow } from "../order/lifecycle";
import type { OrderItemRow } from "../order/read-order";
import { lockRenewals } from "./extend-instances";

/** Notes it of the instances whose automatic renewal could not be provisioned; orders of people and other orders are left alone. */
export async function noteFailedRenewals(
  tx: Tx,
  order: OrderRow,
  items: readonly OrderItemRow[],
  why: Words,
  now: Date,
): Promise<void> {
  if (order.orderType !== OrderType.renewal || !(await isAutomatic(tx, order))) return;
  for (const { instance } of await lockRenewals(tx, order, items)) await noteFailure(tx, instance, why, now);
}

/** Whether nobody placed an order: a user may have any name, so that its creator does not tell. */
async function isAutomatic(tx: Tx, { id }: OrderRow): Promise<boolean> {
  const { orderId, fromStatus, toStatus, actorKind } = orderEvents;
  const placed = and(eq(orderId, id), isNull(fromStatus), eq(toStatus, OrderStatus.toPay), eq(actorKind, "system"));
  return (await tx.$count(orderEvents, placed)) > 0;
}

/** Notes that an instance could not renew by itself, so that it is not tried again for a day, and tells the customer's main accounts why. */
export async function noteFailure(tx: Tx, instance: InstanceRow, why: Words, now: Date): Promise<void> {
  const { id, customId, resourceId, resourceName, expireTime } = instance;
  const day = toLocalDate(expireTime);
  await tx.update(instances).set({ renewTried: now }).where(eq(instances.id, id));
  await sendMessage(tx, customId, {
    type: "product",
    subType: "autoRenewalFailed",
    level: "critical",
    bizType: "instance",
    bizId: resourceId,
    time: now,
    title: { zh: `“${resourceName}”自动续费失败`, en: `“${resourceName}” could not be renewed automatically` },
    content: {
      zh: `实例“${resourceName}”（${resourceId}）${day} 到期，自动续费未成功：${why.zh}。系统每天会再试一次，也可以在“续费管理”中手动续费。`,
      en: `The instance “${resourceName}” (${resourceId}) expires on ${day} and could not be renewed automatically: ${why.en}. Renewal is retried every day; you can also renew it under “Renewals”.`,
    },
  });
}
