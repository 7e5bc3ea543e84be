import { and, asc, count, desc, eq, getTableColumns, inArray, like, sql, type SQL } from "drizzle-orm";
import type { Order } from "../../../generated/api";
import { OrderStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { pageOf, startingWith } from "../../database/page";
import { during } from "../../database/ranges";
import { accountLedger } from "../../database/schema/account";
import { cartItems, orderEvents, orders, products } from "../../database/schema/commerce";
import { cloudTickets } from "../../database/schema/voucher";
import { refuse } from "../../errors";
import { amongIds, inOrderOf, type ListSources } from "../../export/source";
import { toCartItem } from "../cart/items";
import { ownCart } from "../cart/own-cart";
import { toTrade } from "../account/answers";
import { productsByCode } from "../product/catalogue";
import { toStep } from "../steps";
import { type ShownWith, statusAt, toOrder, toOrderItem } from "./answers";
import { commit } from "./commit";
import { mayMove, moveOrder } from "./move-order";
import { dueWith, pay, previewPayment } from "./pay";
import { itemsOf, lockOrder } from "./read-order";

/** In the order in which they are gone through. */
const statuses = Object.values(OrderStatus);

/** Orders of the caller's customer. */
export const handlers = {
  commitOrder: commit,
  previewOrderPayment: previewPayment,
  payOrder: ({ clientToken: _token, ...input }, context) => context.db.transaction((tx) => pay(tx, input, context)),

  cancelOrder: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const { order } = await lockOrder(tx, context.user.customId, id);
      const [now, late] = [context.now(), order.payDeadline && order.payDeadline < context.now()];
      if (!mayMove(order.status, OrderStatus.cancelled) || late) throw refuse("ORDER_NOT_OPEN");
      await moveOrder(tx, order, {
        status: OrderStatus.cancelled,
        time: now,
        actorKind: "user",
        actor: context.user.username,
      });
      await context.audit({ targets: [id], detail: { orderNo: order.orderNo } }, tx);
    });
    return null;
  },

  listOrders: async (input, context) => {
    const page = pageOf(input);
    const statusNow = statusAt(context.now());
    const { status: asked, ...others } = input;
    const [rows, counts] = await Promise.all([
      context.db
        .select({ ...getTableColumns(orders), statusNow })
        .from(orders)
        .where(matching(input, context))
        .orderBy(...sortedBy(input))
        .limit(page.limit)
        .offset(page.offset),
      countByStatus(others, context),
    ]);
    const total = counts.reduce((sum, one) => sum + (asked?.length && !asked.includes(one.status) ? 0 : one.count), 0);
    const shown = await shownWith(rows, context);
    const list = rows.map(({ statusNow: status, ...row }) => toOrder(row, status, shown));
    return { list, counts, total, pageNum: page.pageNum, pageSize: page.pageSize };
  },

  getOrderOrCartItem: ({ type, id }, context) => (type === "order" ? getOrder(id, context) : getCartItem(id, context)),
} satisfies Partial<Handlers>;

/** Orders, to their end. */
export const orderSource: ListSources["listOrders"] = (input, context) => ({
  keys: context.db
    .select({ id: orders.id })
    .from(orders)
    .where(matching(input, context))
    .orderBy(...sortedBy(input)),
  read: async (keys) => {
    const ids = keys.map(({ id }) => Number(id));
    const rows = await context.db
      .select({ ...getTableColumns(orders), statusNow: statusAt(context.now()) })
      .from(orders)
      .where(amongIds(orders.id, ids));
    const shown = await shownWith(rows, context);
    return inOrderOf(ids, rows, ({ id }) => id).map(({ statusNow, ...row }) => toOrder(row, statusNow, shown));
  },
});

/** Every status, also one that no order has; in the order in which they are gone through. */
async function countByStatus(
  input: Omit<Input<"listOrders">, "status">,
  context: Context,
): Promise<{ status: OrderStatus; count: number }[]> {
  const statusNow = statusAt(context.now()).as("status_now");
  const found = context.db.select({ statusNow }).from(orders).where(matching(input, context)).as("found");
  const rows = await context.db
    .select({ status: found.statusNow, count: count() })
    .from(found)
    .groupBy(found.statusNow);
  return statuses.map((status) => ({ status, count: rows.find((row) => row.status === status)?.count ?? 0 }));
}

function matching(input: Input<"listOrders">, context: Context): SQL | undefined {
  return and(eq(orders.customId, context.user.customId), ...filters(input, statusAt(context.now())));
}

function filters(
  { orderNo, orderType, status, productCode, startTime, endTime }: Input<"listOrders">,
  statusNow: SQL<number>,
): (SQL | undefined)[] {
  return [
    orderNo ? like(orders.orderNo, startingWith(orderNo)) : undefined,
    orderType === undefined ? undefined : eq(orders.orderType, orderType),
    status?.length ? inArray(statusNow, status) : undefined,
    productCode ? eq(orders.productCode, productCode) : undefined,
    during(orders.createTime, startTime, endTime),
  ];
}

/** Orders never paid come last either way. */
function sortedBy({ sortField = "createTime", sortOrder = "descending" }: Input<"listOrders">): SQL[] {
  const direction = sortOrder === "ascending" ? asc : desc;
  return [sql`${direction(orders[sortField])} nulls last`, direction(orders.id)];
}

async function getOrder(id: number, context: Context): Promise<Order> {
  const [row] = await context.db
    .select({ ...getTableColumns(orders), statusNow: statusAt(context.now()) })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.customId, context.user.customId)));
  if (!row) throw refuse("NOT_FOUND");
  const { statusNow, ...order } = row;
  const booked = and(eq(accountLedger.customId, order.customId), eq(accountLedger.relateNo, order.orderNo));
  const [items, events, trades, [ticket]] = await Promise.all([
    itemsOf(context.db, id),
    context.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)).orderBy(asc(orderEvents.id)),
    context.db.select().from(accountLedger).where(booked).orderBy(asc(accountLedger.id)),
    context.db
      .select()
      .from(cloudTickets)
      .where(eq(cloudTickets.id, order.cloudTicketId ?? 0)),
  ]);
  const shown = await shownWith([order, ...items], context);
  return {
    ...toOrder(order, statusNow, shown),
    items: items.map((item) => toOrderItem(item, shown)),
    ticketName: ticket?.ticketName ?? null,
    dueNow: mayMove(statusNow, OrderStatus.processing) ? dueWith({ order, items }, ticket, context.now()) : null,
    trades: trades.map(toTrade),
    history: events.map((event) => toStep(event, context.language)),
  };
}

async function shownWith(ordered: readonly { productCode: string }[], { db, language }: Context): Promise<ShownWith> {
  return {
    language,
    products: await productsByCode(
      db,
      ordered.map(({ productCode }) => productCode),
    ),
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
