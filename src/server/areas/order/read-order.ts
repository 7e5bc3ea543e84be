import { and, asc, eq } from "drizzle-orm";
import type { Queryable, Tx } from "../../database/client";
import { orderItems, orders } from "../../database/schema/commerce";
import { refuse } from "../../errors";
import type { Payable } from "../voucher/rules";
import type { OrderRow } from "./move-order";

/** A row of the products of orders. */
export type OrderItemRow = typeof orderItems.$inferSelect;

/** An order with its products. */
export interface WholeOrder {
  order: OrderRow;
  items: OrderItemRow[];
}

/** An order of a customer. @throws AnswerError NOT_FOUND where it is missing or another's */
export async function readOrder(db: Queryable, customId: number, id: number): Promise<WholeOrder> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customId, customId)));
  if (!order) throw refuse("NOT_FOUND");
  return { order, items: await itemsOf(db, id) };
}

/** The same, its row locked until the transaction ends. */
export async function lockOrder(tx: Tx, customId: number, id: number): Promise<WholeOrder> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customId, customId)))
    .for("update");
  if (!order) throw refuse("NOT_FOUND");
  return { order, items: await itemsOf(tx, id) };
}

/** The products of an order, in their order. */
export function itemsOf(db: Queryable, orderId: number): Promise<OrderItemRow[]> {
  return db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id));
}

/** An order as vouchers see it. */
export function payableOf({ orderType, cloudCode }: OrderRow, items: readonly OrderItemRow[]): Payable {
  return { orderType, cloudCode, items };
}
