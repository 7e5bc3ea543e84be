import { and, asc, desc, eq, getTableColumns, gte, inArray, like, lte, sql, type SQL } from "drizzle-orm";
import type { Order } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { pageOf, startingWith } from "../../database/page";
import { cartItems, orderItems, orders, products } from "../../database/schema/commerce";
import { refuse } from "../../errors";
import { fromLocal } from "../../time";
import { toCartItem } from "../cart/items";
import { ownCart } from "../cart/own-cart";
import { statusAt, toOrder, toOrderItem } from "./answers";
import { commit } from "./commit";

/** Orders of the caller's customer. */
export const orderHandlers = {
  commitOrder: commit,

  listOrders: async (input, context) => {
    const page = pageOf(input);
    const statusNow = statusAt(context.now());
    const where = and(eq(orders.customId, context.user.customId), ...filters(input, statusNow));
    const [rows, total] = await Promise.all([
      context.db
        .select({ ...getTableColumns(orders), statusNow })
        .from(orders)
        .where(where)
        .orderBy(...sortedBy(input))
        .limit(page.limit)
        .offset(page.offset),
      context.db.$count(orders, where),
    ]);
    const list = rows.map(({ statusNow: status, ...row }) => toOrder(row, status));
    return { list, total, pageNum: page.pageNum, pageSize: page.pageSize };
  },

  getOrderOrCartItem: ({ type, id }, context) => (type === "order" ? getOrder(id, context) : getCartItem(id, context)),
} satisfies Partial<Handlers>;

function filters({ orderNo, orderType, status, productCode, startTime, endTime }: Input<"listOrders">, statusNow: SQL<number>): (SQL | undefined)[] {
  return [
    orderNo ? like(orders.orderNo, startingWith(orderNo)) : undefined,
    orderType === undefined ? undefined : eq(orders.orderType, orderType),
    status?.length ? inArray(statusNow, status) : undefined,
    productCode ? eq(orders.productCode, productCode) : undefined,
    startTime ? gte(orders.createTime, fromLocal(startTime)) : undefined,
    // The API's times have seconds: the whole of the last one belongs to the range.
    endTime ? lte(orders.createTime, new Date(fromLocal(endTime).getTime() + 999)) : undefined,
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
  const items = await context.db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.id));
  return { ...toOrder(order, statusNow), items: items.map((item) => toOrderItem(item, context.language)) };
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
