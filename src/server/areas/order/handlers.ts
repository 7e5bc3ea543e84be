import { and, asc, eq } from "drizzle-orm";
import type { Order } from "../../../generated/api";
import { OrderStatus } from "../../../generated/enums";
import type { Context, Handlers } from "../../context";
import { cartItems, orderEvents, products } from "../../database/schema/commerce";
import { cloudTickets } from "../../database/schema/voucher";
import { refuse } from "../../errors";
import { toCartItem } from "../cart/items";
import { ownCart } from "../cart/own-cart";
import { toTrade } from "../account/answers";
import { productsOf } from "../product/catalogue";
import { toStep } from "../steps";
import { toOrder, toOrderItem } from "./answers";
import { commit } from "./commit";
import { orderList } from "./lists";
import { lifecycle } from "./lifecycle";
import { dueWith, pay, previewPayment } from "./pay";
import { payTogether, previewTogether } from "./pay-together";
import { itemsOf, lockOrder } from "./read-order";
import { tradesAbout } from "../account/trades-about";

/** Orders of the caller's customer. */
export const handlers = {
  commitOrder: commit,
  previewOrderPayment: previewPayment,
  payOrder: ({ clientToken: _token, ...input }, context) => context.db.transaction((tx) => pay(tx, input, context)),
  previewOrdersPayment: previewTogether,
  payOrders: ({ clientToken: _token, ...input }, context) =>
    context.db.transaction((tx) => payTogether(tx, input, context)),

  cancelOrder: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const { order } = await lockOrder(tx, id, context);
      const [now, late] = [context.now(), order.payDeadline && order.payDeadline < context.now()];
      if (!lifecycle.mayMove(order.status, OrderStatus.cancelled, "user") || late) throw refuse("ORDER_NOT_OPEN");
      await lifecycle.move(tx, order, {
        status: OrderStatus.cancelled,
        time: now,
        actorKind: "user",
        actor: context.user.username,
      });
      await context.audit({ targets: [id], detail: { orderNo: order.orderNo } }, tx);
    });
    return null;
  },

  getOrderOrCartItem: ({ type, id }, context) => (type === "order" ? getOrder(id, context) : getCartItem(id, context)),
} satisfies Partial<Handlers>;

async function getOrder(id: number, context: Context): Promise<Order> {
  const { statusNow, ...order } = await orderList.get(id, context);
  const [items, events, trades, [ticket]] = await Promise.all([
    itemsOf(context.db, id),
    context.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id)),
    tradesAbout(context.db, order.customId, order.orderNo),
    context.db
      .select()
      .from(cloudTickets)
      .where(eq(cloudTickets.id, order.cloudTicketId ?? 0)),
  ]);
  const shown = { language: context.language, products: await productsOf([order, ...items], context) };
  return {
    ...toOrder(order, statusNow, shown),
    items: items.map((item) => toOrderItem(item, shown)),
    ticketName: ticket?.ticketName ?? null,
    dueNow: lifecycle.mayMove(statusNow, OrderStatus.processing, "user")
      ? dueWith({ order, items }, ticket, context.now())
      : null,
    trades: trades.map(toTrade),
    history: events.map((event) => toStep(event, context.language)),
  };
}

async function getCartItem(id: number, context: Context) {
  const [row] = await context.db
    .select()
    .from(cartItems)
    .innerJoin(products, eq(products.code, cartItems.productCode))
    .where(and(ownCart(context), eq(cartItems.id, id)));
  if (!row) throw refuse("NOT_FOUND");
  return toCartItem(row.cart_items, row.products, context.language, context.now());
}
