import { randomInt } from "node:crypto";
import { and, asc, inArray } from "drizzle-orm";
import type { CommittedOrder } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { cartItems, orderItems, orders } from "../../database/schema/commerce";
import { refuse } from "../../errors";
import { addMinutes, toLocalDateTime } from "../../time";
import { ownCart } from "../cart/handlers";
import { wishOf } from "../cart/items";
import { priceWish, productsByCode, type PricedWish, type Wish } from "../product/catalogue";
import { amountsOf, unitPriceOf } from "./amounts";

/** How long an order waits for its payment. */
const payWithinMinutes = 24 * 60;
const toPay = 1;

/** A wish together with the price its buyer was shown, where they were. */
interface ShownWish {
  wish: Wish;
  shown: string | undefined;
  /** Put before the names of refused fields. */
  path: string;
}

/** Places an order: the order, its items and the emptied cart rows are one transaction. */
export function commit(input: Input<"commitOrder">, context: Context): Promise<CommittedOrder> {
  if ((input.orderType ?? 1) !== 1) throw refuse("ORDER_TYPE_NEEDS_RESOURCE");
  // Vouchers cannot be granted yet, so every one is missing.
  if (input.cloudTicketId !== undefined) throw refuse("TICKET_MISSING");
  return context.db.transaction(async (tx) => {
    const { id: orderId, orderNo, payAmount, payDeadline } = await place(tx, input, context);
    return { orderId, orderNo, payAmount, status: toPay, payDeadline: payDeadline && toLocalDateTime(payDeadline) };
  });
}

async function place(tx: Tx, input: Input<"commitOrder">, context: Context) {
  const now = context.now();
  const items = await priced(tx, await wishesOf(tx, input, context), now);
  const [first] = items;
  if (!first) throw refuse("NOT_FOUND");
  const [order] = await tx
    .insert(orders)
    .values({
      customId: context.user.customId, orderNo: newOrderNo(now), orderType: 1, status: toPay,
      cloudCode: first.product.cloudCode, productCode: first.product.code, productName: first.product.name, itemCount: items.length,
      ...amountsOf(items.map(({ price }) => price)),
      payMode: "prePay", createTime: now, payDeadline: addMinutes(now, payWithinMinutes), creator: context.user.username,
      remark: input.remark ?? null,
    })
    .returning();
  if (!order) throw new Error("an insert returns its row");
  await tx.insert(orderItems).values(items.map((item) => toItemRow(order.id, item)));
  if ("carIds" in input) await tx.delete(cartItems).where(and(ownCart(context), inArray(cartItems.id, input.carIds)));
  await context.audit({ targets: [order.id], detail: { orderNo: order.orderNo, payAmount: order.payAmount } }, tx);
  return order;
}

/** What to buy: rows of the caller's cart, locked until the order stands, or the items of the request. */
async function wishesOf(tx: Tx, input: Input<"commitOrder">, context: Context): Promise<ShownWish[]> {
  if ("items" in input) return input.items.map((wish, at) => ({ wish, shown: wish.payAmount, path: `items.${at}.` }));
  const rows = await tx.select().from(cartItems).where(and(ownCart(context), inArray(cartItems.id, input.carIds))).orderBy(asc(cartItems.id)).for("update");
  if (rows.length < input.carIds.length) throw refuse("NOT_FOUND", {}, "carIds");
  return rows.map((row) => ({ wish: wishOf(row), shown: row.payAmount, path: "" }));
}

/** @throws AnswerError PRICE_CHANGED where a price is not the one that was shown */
async function priced(tx: Tx, wishes: ShownWish[], now: Date): Promise<PricedWish[]> {
  const found = await productsByCode(tx, wishes.map(({ wish }) => wish.productCode));
  return wishes.map(({ wish, shown, path }) => {
    const item = priceWish(found.get(wish.productCode), wish, now, path);
    if (shown !== undefined && shown !== item.price.payAmount) throw refuse("PRICE_CHANGED", {}, path ? `${path}payAmount` : "carIds");
    return item;
  });
}

function toItemRow(orderId: number, { product, attrs, quantity, durationNum, durationUnit, price }: PricedWish): typeof orderItems.$inferInsert {
  const { listAmount, payAmount } = price;
  return {
    orderId, productCode: product.code, productName: product.name, attrs, quantity, durationNum, durationUnit,
    unitPrice: unitPriceOf(price, quantity), listAmount, payAmount,
  };
}

/** Time of the order and eight random digits: sorts by age, does not tell how many orders there are. */
function newOrderNo(now: Date): string {
  return `CO${toLocalDateTime(now).replace(/\D/g, "")}${String(randomInt(100_000_000)).padStart(8, "0")}`;
}
