import { and, asc, desc, eq } from "drizzle-orm";
import { addDays, monthsLater } from "../../../time";
import type { Queryable } from "../../client";
import { orderItems, orders } from "../../schema/commerce";

/** What is renewed ahead has at least so many days left of what it was bought for. */
const daysLeft = 20;

/**
 * Makes one of a customer's finished renewals that of an instance which was bought before, for the same time at the same price: its
 * period begins when the one that runs ends. A customer without such a pair has none.
 */
export async function renewAhead(db: Queryable, customId: number, today: Date): Promise<void> {
  const done = (orderType: number) =>
    and(
      eq(orders.customId, customId),
      eq(orders.status, 3),
      eq(orders.orderType, orderType),
      eq(orders.itemCount, 1),
      eq(orders.couponAmount, "0.00"),
      eq(orderItems.quantity, 1),
    );
  const single = (orderType: number) =>
    db
      .select({ order: orders, item: orderItems })
      .from(orders)
      .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
      .where(done(orderType));
  const [renewal] = await single(2).orderBy(desc(orders.payTime)).limit(1);
  const purchases = await single(1).orderBy(asc(orderItems.expireTime));
  const bought = purchases.find(
    ({ order, item: { expireTime } }) =>
      renewal && order.id < renewal.order.id && expireTime && expireTime > addDays(today, daysLeft),
  );
  if (!renewal || !bought?.item.expireTime) return;
  const {
    productCode,
    productName,
    attrs,
    durationNum,
    durationUnit,
    unitPrice,
    listAmount,
    payAmount,
    resourceIds,
    expireTime: effectTime,
  } = bought.item;
  const expireTime = monthsLater(effectTime, (durationNum ?? 1) * (durationUnit === "Y" ? 12 : 1));
  const { cloudCode, discountAmount } = bought.order;
  await db
    .update(orderItems)
    .set({
      productCode,
      productName,
      attrs,
      durationNum,
      durationUnit,
      unitPrice,
      listAmount,
      payAmount,
      resourceIds,
      effectTime,
      expireTime,
    })
    .where(eq(orderItems.id, renewal.item.id));
  await db
    .update(orders)
    .set({ productCode, productName, cloudCode, listAmount, discountAmount, payAmount, cashAmount: payAmount })
    .where(eq(orders.id, renewal.order.id));
}
