import { createHash, randomInt } from "node:crypto";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
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

/**
 * Places an order once per client token: the order, its items and the emptied cart rows are one transaction; a
 * repetition gets the first answer, the same token with another request is refused.
 */
export function commit(input: Input<"commitOrder">, context: Context): Promise<CommittedOrder> {
  if ((input.orderType ?? 1) !== 1) throw refuse("ORDER_TYPE_NEEDS_RESOURCE");
  // Vouchers cannot be granted yet, so every one is missing.
  if (input.cloudTicketId !== undefined) throw refuse("TICKET_MISSING");
  const digest = digestOf(input);
  return context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order ${context.user.customId} ${input.clientToken}`}, 0))`);
    const [first] = await tx.select().from(orders).where(and(eq(orders.customId, context.user.customId), eq(orders.clientToken, input.clientToken)));
    if (first && first.requestDigest !== digest) throw refuse("ORDER_TOKEN_REUSED");
    const order = first ?? (await place(tx, input, digest, context));
    const { id: orderId, orderNo, payAmount, payDeadline } = order;
    return { orderId, orderNo, payAmount, status: toPay, payDeadline: payDeadline && toLocalDateTime(payDeadline) };
  });
}

/** Names the request without its token; the order of its properties does not count. */
function digestOf({ clientToken: _token, ...request }: Input<"commitOrder">): string {
  return createHash("sha256").update(JSON.stringify(request, byName)).digest("hex");
}

/** For JSON.stringify: objects with their properties in the order of the alphabet. */
function byName(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function place(tx: Tx, input: Input<"commitOrder">, digest: string, context: Context) {
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
      remark: input.remark ?? null, clientToken: input.clientToken, requestDigest: digest,
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
