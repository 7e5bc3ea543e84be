import { and, asc, inArray } from "drizzle-orm";
import type { CommittedOrder } from "../../../generated/api";
import { OrderStatus, OrderType } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { cartItems, orderItems, orders } from "../../database/schema/commerce";
import { refuse } from "../../errors";
import { addMinutes, toLocalDateTime } from "../../time";
import { ownCart } from "../cart/own-cart";
import { pricedRows } from "../cart/price-rows";
import { newNumber } from "../new-number";
import { couponOf } from "../voucher/fitting";
import { payableFor, priceWish, type PricedWish, type Product, productsByCode, type Wish } from "../product/catalogue";
import { amountsOf, unitPriceOf } from "./amounts";
import { lifecycle } from "./lifecycle";

/** How long an order waits for its payment. */
export const payWithinMinutes = 24 * 60;
const { toPay } = OrderStatus;

/** Places an order: the order, its items and the emptied cart rows are one transaction. */
export function commit(input: Input<"commitOrder">, context: Context): Promise<CommittedOrder> {
  if ((input.orderType ?? OrderType.newPurchase) !== OrderType.newPurchase) throw refuse("ORDER_TYPE_NEEDS_RESOURCE");
  return context.db.transaction(async (tx) => {
    const { id: orderId, orderNo, payAmount, payDeadline } = await place(tx, input, context);
    return { orderId, orderNo, payAmount, status: toPay, payDeadline: payDeadline && toLocalDateTime(payDeadline) };
  });
}

async function place(tx: Tx, input: Input<"commitOrder">, context: Context) {
  const now = context.now();
  const items = await itemsOf(tx, input, context);
  const [first] = items;
  if (!first) throw refuse("NOT_FOUND");
  // Only kept for the payment, which takes it: until then it can pay for another order.
  await couponOf({ ...context, db: tx }, input.cloudTicketId, payableFor(items));
  const [order] = await tx
    .insert(orders)
    .values({
      customId: context.user.customId,
      orderNo: newNumber("CO", now),
      orderType: OrderType.newPurchase,
      status: toPay,
      statusTime: now,
      cloudCode: first.product.cloudCode,
      productCode: first.product.code,
      productName: first.product.name,
      itemCount: items.length,
      ...amountsOf(items.map(({ price }) => price)),
      payMode: "prePay",
      createTime: now,
      payDeadline: addMinutes(now, payWithinMinutes),
      creator: context.user.username,
      remark: input.remark ?? null,
      cloudTicketId: input.cloudTicketId ?? null,
    })
    .returning();
  if (!order) throw new Error("an insert returns its row");
  await tx.insert(orderItems).values(items.map((item) => toItemRow(order.id, item)));
  await lifecycle.begin(tx, order.id, { status: toPay, time: now, actorKind: "user", actor: context.user.username });
  if ("carIds" in input) await tx.delete(cartItems).where(and(ownCart(context), inArray(cartItems.id, input.carIds)));
  await context.audit({ targets: [order.id], detail: { orderNo: order.orderNo, payAmount: order.payAmount } }, tx);
  return order;
}

/** What to buy: rows of the caller's cart, locked until the order stands, or the items of the request. */
async function itemsOf(tx: Tx, input: Input<"commitOrder">, context: Context): Promise<PricedWish[]> {
  const now = context.now();
  if ("items" in input) {
    const found = await productsByCode(
      tx,
      input.items.map(({ productCode }) => productCode),
    );
    return input.items.map((wish, at) => pricedItem(found.get(wish.productCode), wish, now, `items.${at}.`));
  }
  const { carIds } = input;
  const rows = await tx
    .select()
    .from(cartItems)
    .where(and(ownCart(context), inArray(cartItems.id, carIds)))
    .orderBy(asc(cartItems.id))
    .for("update");
  if (rows.length < carIds.length) throw refuse("NOT_FOUND", {}, "carIds");
  const found = await productsByCode(
    tx,
    rows.map(({ productCode }) => productCode),
  );
  return pricedRows(
    rows.map((row) => ({ row, product: found.get(row.productCode), field: `carIds.${carIds.indexOf(row.id)}` })),
    now,
  );
}

/** @throws AnswerError PRICE_CHANGED where the price is not the one that was shown */
function pricedItem(
  product: Product | undefined,
  wish: Wish & { payAmount?: string },
  now: Date,
  path: string,
): PricedWish {
  const item = priceWish(product, wish, now, path);
  if (wish.payAmount !== undefined && wish.payAmount !== item.price.payAmount)
    throw refuse("PRICE_CHANGED", {}, `${path}payAmount`);
  return item;
}

function toItemRow(
  orderId: number,
  { product, attrs, quantity, durationNum, durationUnit, price }: PricedWish,
): typeof orderItems.$inferInsert {
  const { listAmount, payAmount } = price;
  return {
    orderId,
    productCode: product.code,
    productName: product.name,
    attrs,
    quantity,
    durationNum,
    durationUnit,
    unitPrice: unitPriceOf(price, quantity),
    listAmount,
    payAmount,
  };
}
