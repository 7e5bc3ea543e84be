import { Decimal } from "decimal.js";
import { termMonths } from "../../../domain/term";
import type { CloudCode } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { instancePeriods, instances } from "../../database/schema/instance";
import type { OrderRow } from "../order/lifecycle";
import { evenly, paidAlike } from "../order/paid-parts";
import type { OrderItemRow } from "../order/read-order";
import { endsOf, statusAt } from "./expiry";

/** An instance with the period it was bought for; the period learns the instance's id when that is stored. */
export interface NewInstance {
  instance: typeof instances.$inferInsert;
  period: Omit<typeof instancePeriods.$inferInsert, "instanceId">;
}

/**
 * The instances that a provisioned order has made: one for each resource of what was bought for a time. What was paid is shared by the
 * items as the bill shares it, and what was paid for an item by its resources.
 */
export function instancesOf(order: OrderRow, items: readonly OrderItemRow[], now: Date): NewInstance[] {
  return paidAlike(order, items).flatMap(({ of: item, parts: paid }) => {
    const { effectTime: startTime, expireTime } = item;
    if (!startTime || !expireTime) return [];
    const lists = evenly(item.listAmount, item.resourceIds.length);
    const pays = evenly(item.payAmount, item.resourceIds.length);
    const resources = item.resourceIds.map((resourceId, at) => ({
      resourceId,
      listAmount: lists[at] ?? "0.00",
      payAmount: pays[at] ?? "0.00",
    }));
    return paidAlike(paid, resources).map(({ of: { resourceId, ...amounts }, parts }): NewInstance => {
      const { debtAmount: _debt, ...funds } = parts;
      return {
        instance: {
          ...described(order, item, resourceId, now),
          startTime,
          ...endsOf(expireTime),
          monthlyPrice: monthlyOf(amounts.listAmount, item),
        },
        period: { orderId: order.id, orderNo: order.orderNo, startTime, endTime: expireTime, ...amounts, ...funds },
      };
    });
  });
}

/** Keeps the instances of an order that has just been provisioned. */
export async function createInstances(
  db: Queryable,
  order: OrderRow,
  items: readonly OrderItemRow[],
  now: Date,
): Promise<void> {
  for (const { instance, period } of instancesOf(order, items, now)) {
    const [row] = await db.insert(instances).values(instance).onConflictDoNothing().returning({ id: instances.id });
    if (row) await db.insert(instancePeriods).values({ ...period, instanceId: row.id });
  }
}

function described(
  { customId, cloudCode }: OrderRow,
  { productCode, productName, attrs, autoRenew, expireTime, durationUnit }: OrderItemRow,
  resourceId: string,
  now: Date,
) {
  return {
    customId,
    resourceId,
    resourceName: nameOf(attrs) ?? resourceId,
    productCode,
    productName,
    cloudCode: cloudCode as CloudCode,
    attrs,
    status: statusAt(endsOf(expireTime ?? now), now),
    renewStatus: autoRenew ? ("AutoRenewal" as const) : ("ManualRenewal" as const),
    renewDuration: 1,
    renewUnit: durationUnit === "Y" ? ("Y" as const) : ("M" as const),
  };
}

/** What protects a domain is called after it. */
function nameOf(attrs: OrderItemRow["attrs"]): string | undefined {
  return attrs.find(({ attrCode }) => attrCode === "domain" || attrCode === "domains")?.value.split(",")[0];
}

function monthlyOf(listAmount: string, item: OrderItemRow): string {
  return new Decimal(listAmount).div(termMonths(item) || 1).toFixed(2);
}
