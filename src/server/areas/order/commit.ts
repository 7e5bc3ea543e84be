import { and, asc, inArray } from "drizzle-orm";
import type { CommittedOrder } from "../../../generated/api";
import { OrderStatus, OrderType } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { cartItems } from "../../database/schema/commerce";
import { refuse } from "../../errors";
import { toLocalDateTime } from "../../time";
import { ownCart } from "../cart/own-cart";
import { pricedRows } from "../cart/price-rows";
import { couponOf } from "../voucher/fitting";
import { payableFor, priceWish, type PricedWish, type Product, productsByCode, type Wish } from "../product/catalogue";
import { amountsOf, unitPriceOf } from "./amounts";
import { insertOrder, type NewOrder, type NewOrderItem } from "./insert-order";
import type { OrderRow, OrderStep } from "./lifecycle";

const { toPay } = OrderStatus;

/** What is bought at once, with the price that was shown, where one was. */
type Item = Wish & { payAmount?: string | undefined };

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
  // Only kept for the payment, which takes it: until then it can pay for another order.
  await couponOf({ ...context, db: tx }, input.cloudTicketId, payableFor(items));
  const { customId, username } = context.user;
  const { remark = null, cloudTicketId = null } = input;
  const order = await placePurchase(
    tx,
    items,
    { customId, orderType: OrderType.newPurchase, creator: username, remark, cloudTicketId },
    { status: toPay, time: now, actorKind: "user", actor: username },
  );
  if ("carIds" in input) await tx.delete(cartItems).where(and(ownCart(context), inArray(cartItems.id, input.carIds)));
  await context.audit({ targets: [order.id], detail: { orderNo: order.orderNo, payAmount: order.payAmount } }, tx);
  return order;
}

/** Places an order of something new at its price, in the state of its first step. */
export async function placePurchase(
  tx: Tx,
  items: readonly PricedWish[],
  asked: Pick<NewOrder, "customId" | "orderType" | "creator" | "remark" | "cloudTicketId">,
  step: OrderStep,
): Promise<OrderRow> {
  const [first] = items;
  if (!first) throw refuse("NOT_FOUND");
  const { cloudCode, code: productCode, name: productName } = first.product;
  const amounts = amountsOf(items.map(({ price }) => price));
  const { order } = await insertOrder(
    tx,
    { ...asked, cloudCode, productCode, productName, ...amounts, items: items.map(toItem) },
    step,
  );
  return order;
}

/** What to buy: rows of the caller's cart, locked until the order stands, or the items of the request. */
async function itemsOf(tx: Tx, input: Input<"commitOrder">, context: Context): Promise<PricedWish[]> {
  const now = context.now();
  if ("items" in input) return priceItems(tx, input.items, now);
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

/** The items of a request at their prices of now. @throws AnswerError where one can't be bought so, or not at that price */
export async function priceItems(tx: Tx, items: readonly Item[], now: Date): Promise<PricedWish[]> {
  const found = await productsByCode(
    tx,
    items.map(({ productCode }) => productCode),
  );
  return items.map((item, at) => pricedItem(found.get(item.productCode), item, now, `items.${at}.`));
}

/** @throws AnswerError PRICE_CHANGED where the price is not the one that was shown */
function pricedItem(product: Product | undefined, wish: Item, now: Date, path: string): PricedWish {
  const item = priceWish(product, wish, now, path);
  if (wish.payAmount !== undefined && wish.payAmount !== item.price.payAmount)
    throw refuse("PRICE_CHANGED", {}, `${path}payAmount`);
  return item;
}

function toItem({ product, attrs, quantity, durationNum, durationUnit, price }: PricedWish): NewOrderItem {
  const { listAmount, payAmount } = price;
  return {
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
