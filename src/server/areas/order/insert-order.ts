import type { Tx } from "../../database/client";
import { orderItems, orders } from "../../database/schema/commerce";
import { newNumber } from "../new-number";
import { lifecycle, type OrderRow, type OrderStep, payDeadlineOf } from "./lifecycle";

type Columns = typeof orders.$inferInsert;
type Given = "customId" | "orderType" | "cloudCode" | "productCode" | "productName" | "creator";
type Optional = "listAmount" | "discountAmount" | "couponAmount" | "payAmount" | "remark" | "cloudTicketId";

/** An item of an order that has no id yet. */
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, "orderId">;

/** An order to be placed: for which customer, of which type, and what of. Its state and time are those of its first step. */
export interface NewOrder extends Pick<Columns, Given | Optional> {
  items: readonly NewOrderItem[];
}

/** Places an order with its items and the first step of its history. @returns its row, and the ids of its items in their order */
export async function insertOrder(
  tx: Tx,
  { items, ...columns }: NewOrder,
  step: OrderStep,
): Promise<{ order: OrderRow; itemIds: number[] }> {
  const { status, time } = step;
  const [order] = await tx
    .insert(orders)
    .values({
      ...columns,
      orderNo: newNumber("CO", time),
      status,
      statusTime: time,
      itemCount: items.length,
      payMode: "prePay",
      createTime: time,
      payDeadline: payDeadlineOf(step),
    })
    .returning();
  if (!order) throw new Error("an insert returns its row");
  const rows = await tx
    .insert(orderItems)
    .values(items.map((item) => ({ ...item, orderId: order.id })))
    .returning({ id: orderItems.id });
  await lifecycle.begin(tx, order.id, step);
  return { order, itemIds: rows.map(({ id }) => id) };
}
