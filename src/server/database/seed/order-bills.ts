import type { Seed } from "./run/seed-type";
import { asc, eq, isNotNull } from "drizzle-orm";
import { writeOrderLines, writeRefundLine } from "../../areas/order/bill-lines";
import { itemsOf } from "../../areas/order/read-order";
import { writeRefundLines } from "../../areas/refund/pay-back";
import type { Tx } from "../client";
import { orders } from "../schema/commerce";
import { instances, refunds } from "../schema/instance";

/** Puts the demo's orders on the bills as paying and refunding them does: at the time they were paid, and gave something back. */
export const seed: Seed = { needs: ["instances"], write: seedOrderBills };

async function seedOrderBills(db: Tx): Promise<void> {
  for (const order of await db
    .select()
    .from(orders)
    .where(isNotNull(orders.payTime))
    .orderBy(asc(orders.payTime), asc(orders.id))) {
    const whole = { order, items: await itemsOf(db, order.id) };
    await writeOrderLines(db, whole, order.payTime ?? order.createTime);
    if (order.status === 8) await writeRefundLine(db, whole, order.statusTime);
  }
  const done = await db
    .select({ refund: refunds, order: orders, instance: instances })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.unsubscribeOrderId))
    .innerJoin(instances, eq(instances.id, refunds.instanceId))
    .where(eq(refunds.status, 2))
    .orderBy(asc(refunds.statusTime), asc(refunds.id));
  for (const { refund, order, instance } of done)
    await writeRefundLines(db, order, instance, refund.lines, refund.statusTime);
}
