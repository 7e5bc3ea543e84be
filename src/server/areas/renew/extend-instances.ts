import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { orderItems } from "../../database/schema/commerce";
import { instancePeriods, instances, renewalItems } from "../../database/schema/instance";
import { endsOf, statusAt } from "../instance/expiry";
import type { InstanceRow } from "../instance/lock-instances";
import type { OrderRow } from "../order/lifecycle";
import { paidAlike } from "../order/paid-parts";
import type { OrderItemRow } from "../order/read-order";
import { renewedPeriod } from "./renewals";
import { OrderType } from "../../../generated/enums";

/** An item of a renewal order with the instance it lengthens. */
export interface Renewal {
  item: OrderItemRow;
  instance: InstanceRow;
}

/** The instances of a renewal order, their rows locked; none for other orders. */
export async function lockRenewals(
  tx: Tx,
  { orderType }: OrderRow,
  items: readonly OrderItemRow[],
): Promise<Renewal[]> {
  if (orderType !== OrderType.renewal || items.length === 0) return [];
  const rows = await tx
    .select({ itemId: renewalItems.orderItemId, instance: instances })
    .from(renewalItems)
    .innerJoin(instances, eq(instances.id, renewalItems.instanceId))
    .where(
      inArray(
        renewalItems.orderItemId,
        items.map(({ id }) => id),
      ),
    )
    .orderBy(asc(instances.id))
    .for("update", { of: instances });
  return rows.flatMap(({ itemId, instance }) => {
    const item = items.find(({ id }) => id === itemId);
    return item ? [{ item, instance }] : [];
  });
}

/** Lengthens the instances of a paid renewal: a further period each, and a later expiry. */
export async function extendInstances(tx: Tx, order: OrderRow, renewals: readonly Renewal[], now: Date): Promise<void> {
  const paid = renewals
    .toSorted((a, b) => a.item.id - b.item.id)
    .map((renewal) => ({ ...renewal, payAmount: renewal.item.payAmount }));
  for (const { of, parts } of paidAlike(order, paid)) {
    const { item, instance, payAmount } = of;
    const { startTime, endTime } = renewedPeriod(
      instance,
      { durationNum: item.durationNum ?? 1, durationUnit: item.durationUnit === "Y" ? "Y" : "M" },
      now,
    );
    const { debtAmount: _debt, ...funds } = parts;
    await tx.insert(instancePeriods).values({
      instanceId: instance.id,
      orderId: order.id,
      orderNo: order.orderNo,
      startTime,
      endTime,
      listAmount: item.listAmount,
      payAmount,
      ...funds,
    });
    await tx
      .update(instances)
      .set({ ...endsOf(endTime), status: statusAt(endsOf(endTime), now), renewTried: null })
      .where(eq(instances.id, instance.id));
    await tx.update(orderItems).set({ effectTime: startTime, expireTime: endTime }).where(eq(orderItems.id, item.id));
  }
}
