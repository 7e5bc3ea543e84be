import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment } from "./columns";
import { customers, users } from "./identity";
import { stepColumns } from "./steps";
import { OrderStatus, OrderType } from "../../../generated/enums";
import type { ServiceCategory } from "../../../generated/api";
import type { AttrValue, DurationRule, PriceAttribute, PricePart } from "../../areas/product/price-model";
import type { Words } from "../../errors";
import { OfferStatus, state, states } from "./states";
import { ownRows, rowsOf } from "./owned";

/** Order and product amounts carry 2 decimals; TypeScript sees them as strings. */
const money = (name: string) => numeric(name, { precision: 18, scale: 2 }).notNull().default("0");

/** Products that can be priced and ordered here. Few enough to be searched without an index. */
export const products = pgTable("products", {
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  nameEn: text("name_en").notNull(),
  categoryId: bigint("category_id", { mode: "number" }).notNull(),
  categoryName: text("category_name").notNull(),
  vendor: text("vendor").notNull(),
  cloudCode: text("cloud_code").notNull(),
  /** FOCUS category of its lines on the bill. */
  serviceCategory: text("service_category").$type<ServiceCategory>().notNull().default("Security"),
  introduce: text("introduce").notNull(),
  introduceEn: text("introduce_en").notNull().default(""),
  features: jsonb("features").$type<Words[]>().notNull().default([]),
  scenes: jsonb("scenes").$type<Words[]>().notNull().default([]),
  /** Place in the catalogue. */
  position: integer("position").notNull().default(0),
  startPrice: money("start_price"),
  status: integer("status").notNull().default(OfferStatus.offered),
  attributes: jsonb("attributes").$type<PriceAttribute[]>().notNull(),
  prices: jsonb("prices").$type<PricePart[]>().notNull(),
  durations: jsonb("durations").$type<DurationRule[]>().notNull(),
});

/** Rows of a user's shopping cart; the price is the one shown when the row was added, or accepted since. */
export const cartItems = pgTable(
  "cart_items",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productCode: text("product_code")
      .notNull()
      .references(() => products.code),
    attrs: jsonb("attrs").$type<AttrValue[]>().notNull(),
    quantity: integer("quantity").notNull(),
    durationNum: integer("duration_num"),
    durationUnit: text("duration_unit"),
    listAmount: money("list_amount"),
    payAmount: money("pay_amount"),
    addTime: moment("add_time").notNull().defaultNow(),
  },
  (row) => [
    ownRows(row.customId),
    check("cart_items_quantity", sql`${row.quantity} between 1 and 100`),
    index("cart_items_user").on(row.userId, row.addTime, row.id),
  ],
);

/**
 * Orders of a customer. `client_token` makes a submit happen once: unique per customer, with the digest of the body
 * that came with it, so that the same token with another body can be refused.
 */
export const orders = pgTable(
  "orders",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    orderNo: text("order_no").notNull().unique(),
    orderType: integer("order_type").notNull(),
    status: integer("status").notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull().defaultNow(),
    /** A person has taken it over: it does not move on by itself. */
    held: boolean("held").notNull().default(false),
    cloudCode: text("cloud_code").notNull(),
    productCode: text("product_code").notNull(),
    productName: text("product_name").notNull(),
    itemCount: integer("item_count").notNull(),
    listAmount: money("list_amount"),
    discountAmount: money("discount_amount"),
    couponAmount: money("coupon_amount"),
    payAmount: money("pay_amount"),
    /** What of payAmount was taken from which fund; both zero until it is paid. */
    cashAmount: money("cash_amount"),
    creditAmount: money("credit_amount"),
    cloudTicketId: bigint("cloud_ticket_id", { mode: "number" }),
    contractId: bigint("contract_id", { mode: "number" }),
    payMode: text("pay_mode").notNull(),
    payTime: moment("pay_time"),
    payDeadline: moment("pay_deadline"),
    createTime: moment("create_time").notNull(),
    creator: text("creator").notNull(),
    failReason: jsonb("fail_reason").$type<Words>(),
    remark: text("remark"),
  },
  (order) => [
    ownRows(order.customId),
    check(
      "orders_amounts",
      sql`${order.listAmount} - ${order.discountAmount} - ${order.couponAmount} = ${order.payAmount}`,
    ),
    check(
      "orders_paid",
      sql`${order.cashAmount} + ${order.creditAmount} in (0, ${order.payAmount}) and ${order.cashAmount} >= 0 and ${order.creditAmount} >= 0`,
    ),
    check("orders_type", sql`${order.orderType} in ${states(...Object.values(OrderType))}`),
    check(
      "orders_status",
      sql`${order.status} between ${state(OrderStatus.pendingApproval)} and ${state(OrderStatus.refunded)}`,
    ),
    index("orders_create_time").on(order.customId, order.createTime, order.id),
    index("orders_pay_time").on(order.customId, order.payTime, order.id),
    index("orders_pay_amount").on(order.customId, order.payAmount, order.id),
    index("orders_unpaid")
      .on(order.payDeadline)
      .where(sql`${order.status} = ${state(OrderStatus.toPay)}`),
    index("orders_moving")
      .on(order.statusTime)
      .where(
        sql`${order.status} in ${states(OrderStatus.processing, OrderStatus.provisioningFailed, OrderStatus.refunding)} and not ${order.held}`,
      ),
  ],
);

/** What happened to an order, step by step. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: id(),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    ...stepColumns<OrderStatus>(),
  },
  (event) => [rowsOf(orders, event.orderId), index("order_events_order").on(event.orderId, event.id)],
);

/** Lines of an order. */
export const orderItems = pgTable(
  "order_items",
  {
    id: id(),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    productCode: text("product_code").notNull(),
    productName: text("product_name").notNull(),
    attrs: jsonb("attrs").$type<AttrValue[]>().notNull(),
    quantity: integer("quantity").notNull(),
    durationNum: integer("duration_num"),
    durationUnit: text("duration_unit"),
    autoRenew: boolean("auto_renew").notNull().default(false),
    unitPrice: money("unit_price"),
    listAmount: money("list_amount"),
    payAmount: money("pay_amount"),
    resourceIds: jsonb("resource_ids").$type<string[]>().notNull().default([]),
    effectTime: moment("effect_time"),
    expireTime: moment("expire_time"),
  },
  (item) => [rowsOf(orders, item.orderId), index("order_items_order").on(item.orderId)],
);
