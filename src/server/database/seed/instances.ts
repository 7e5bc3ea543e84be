import type { Seed } from "./run/seed-type";
import { Decimal } from "decimal.js";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import { bulkInsert } from "../bulk-insert";
import type { Queryable, Tx } from "../client";
import { orderItems, orders } from "../schema/commerce";
import { instancePeriods, instances, refundEvents, refunds } from "../schema/instance";
import { seededRandom } from "./bills-generator/random";
import { boughtInstances } from "./instances-data/bought";
import { type Bought, generateRefunds, type SeedRefund } from "./instances-data/refunds";
import { renewAhead } from "./instances-data/renewed";
import { subscribedInstances } from "./instances-data/subscribed";

/** What customers own: what their finished orders made, subscriptions at the clouds of the group, and refunds in every state. */
export const seed: Seed = { needs: ["bills", "vouchers"], write: seedInstances };

async function seedInstances(db: Tx, today: Date): Promise<void> {
  for (const customId of [1001, 1002, 1010, 1011, 1020]) {
    const random = seededRandom(46_000 + customId);
    await renewAhead(db, customId, today);
    const bought = await storeBought(db, await boughtInstances(db, random, customId, today));
    if (customId <= 1002) await bulkInsert(db, instances, await subscribedInstances(db, random, customId, today));
    for (const refund of await generateRefunds(db, random, customId, bought, today)) await storeRefund(db, refund);
  }
}

async function storeBought(db: Queryable, made: Awaited<ReturnType<typeof boughtInstances>>): Promise<Bought[]> {
  if (made.length === 0) return [];
  const distinct = new Map(made.map(({ instance }) => [instance.resourceId, instance]));
  const rows = await db
    .insert(instances)
    .values([...distinct.values()])
    .returning();
  const byResource = new Map(rows.map((row) => [row.resourceId, row]));
  await bulkInsert(
    db,
    instancePeriods,
    made.map(({ instance, period }) => ({ ...period, instanceId: byResource.get(instance.resourceId)?.id ?? 0 })),
  );
  const periods = await db
    .select()
    .from(instancePeriods)
    .where(
      inArray(
        instancePeriods.instanceId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(instancePeriods.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return periods.flatMap((period) => {
    const instance = byId.get(period.instanceId);
    return instance ? [{ instance, period }] : [];
  });
}

async function storeRefund(
  db: Queryable,
  { bought: { instance, period }, row, events, order }: SeedRefund,
): Promise<void> {
  const [made] = await db
    .insert(refunds)
    .values({ ...row, unsubscribeOrderId: order?.id ?? null })
    .returning({ id: refunds.id });
  await db.insert(refundEvents).values(events.map((event) => ({ ...event, refundId: made?.id ?? 0 })));
  if (row.status < 2)
    await db
      .update(instances)
      .set({ refunding: true, renewStatus: "ManualRenewal" })
      .where(eq(instances.id, instance.id));
  if (row.status !== 2 || !order) return;
  const over = row.statusTime;
  await db
    .update(instances)
    .set({ status: "Released", renewStatus: "NotRenewal", expireTime: over, stopTime: over, releaseTime: over })
    .where(eq(instances.id, instance.id));
  await db.update(instancePeriods).set({ refunded: true }).where(eq(instancePeriods.id, period.id));
  await unsubscribe(db, order.id, instance, row.refundAmount);
}

/** Makes an unsubscription among the orders the one of this instance. */
async function unsubscribe(
  db: Queryable,
  orderId: number,
  instance: Bought["instance"],
  amount: string,
): Promise<void> {
  const { productCode, productName, attrs, resourceId } = instance;
  const back = new Decimal(amount).negated().toFixed(2);
  const items = await db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.id));
  const first = items[0]?.id ?? 0;
  await db.delete(orderItems).where(and(eq(orderItems.orderId, orderId), ne(orderItems.id, first)));
  await db
    .update(orderItems)
    .set({
      productCode,
      productName,
      attrs,
      quantity: 1,
      durationNum: null,
      durationUnit: null,
      unitPrice: amount,
      listAmount: back,
      payAmount: back,
      resourceIds: [resourceId],
      expireTime: null,
    })
    .where(eq(orderItems.id, first));
  await db
    .update(orders)
    .set({ productCode, productName, itemCount: 1, listAmount: back, discountAmount: "0.00", payAmount: back })
    .where(eq(orders.id, orderId));
}
