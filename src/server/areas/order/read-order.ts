import { asc, eq } from "drizzle-orm";
import type { Context } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { orderItems } from "../../database/schema/commerce";
import type { Payable } from "../voucher/rules";
import { orderList } from "./lists";
import type { OrderRow } from "./lifecycle";

/** A row of the products of orders. */
export type OrderItemRow = typeof orderItems.$inferSelect;

/** An order with its products. */
export interface WholeOrder {
  order: OrderRow;
  items: OrderItemRow[];
}

/** An order of the caller's customer. @throws AnswerError NOT_FOUND where it is missing or another's */
export async function readOrder(id: number, context: Context): Promise<WholeOrder> {
  return { order: await orderList.get(id, context), items: await itemsOf(context.db, id) };
}

/** The same, its row locked until the transaction ends. */
export async function lockOrder(tx: Tx, id: number, context: Context): Promise<WholeOrder> {
  return { order: await orderList.lock(tx, id, context), items: await itemsOf(tx, id) };
}

/** The products of an order, in their order. */
export function itemsOf(db: Queryable, orderId: number): Promise<OrderItemRow[]> {
  return db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.id));
}

/** An order as vouchers see it. */
export function payableOf({ orderType, cloudCode }: OrderRow, items: readonly OrderItemRow[]): Payable {
  return { orderType, cloudCode, items };
}
