import { getTableColumns, inArray, sql } from "drizzle-orm";
import { OrderStatus } from "../../../generated/enums";
import { orders } from "../../database/schema/commerce";
import { defineList } from "../../lists/define-list";
import { is, since, startsWith, until } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { type ShownWith, statusAt, toOrder } from "./answers";
import { productsOf } from "../product/catalogue";

/** Orders of the caller's customer, each with its status of now. */
export const orderList = defineList("listOrders", {
  table: orders,
  owner: ofCustomer(orders.customId),
  rows: ({ db, now }) =>
    db
      .select({ ...getTableColumns(orders), statusNow: statusAt(now()) })
      .from(orders)
      .$dynamic(),
  filters: {
    orderNo: startsWith(orders.orderNo),
    orderType: is(orders.orderType),
    status: (status, { now }) => inArray(statusAt(now()), status),
    productCode: is(orders.productCode),
    startTime: since(orders.createTime),
    endTime: until(orders.createTime),
  },
  filterBy: {
    ...getTableColumns(orders),
    status: ({ now }) => statusAt(now()),
    failReason: ({ language }) => sql`${orders.failReason}->>${language}`,
  },
  // Orders that were never paid have no payTime.
  sort: { fields: orders, default: orders.createTime, nullsLast: true },
  counts: { by: ({ now }) => statusAt(now()), values: Object.values(OrderStatus) },
  load: async (rows, context): Promise<ShownWith> => ({
    language: context.language,
    products: await productsOf(rows, context),
  }),
  show: ({ statusNow, ...row }, _context, shown) => toOrder(row, statusNow, shown),
});

/** The lists of this area, by operation. */
export const lists = { listOrders: orderList };
