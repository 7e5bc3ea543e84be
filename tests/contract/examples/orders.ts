import { eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import { hashOfCode } from "../../../src/server/areas/voucher/ticket-code";
import type { Database } from "../../../src/server/database/client";
import { cartItems } from "../../../src/server/database/schema/commerce";
import { orderItems, orders } from "../../../src/server/database/schema/commerce";
import { cloudTickets } from "../../../src/server/database/schema/voucher";
import { type Example, foreignId, own, ownId, unique } from "../example";
import { newCartItem } from "./catalogue";

/** An order of the admin's customer that awaits payment. */
async function newOrder(db: Database): Promise<number> {
  const row = {
    customId: own,
    orderNo: `CO${unique()}`,
    orderType: 1,
    status: 1,
    cloudCode: "qingyun",
    productCode: "vulscan",
    productName: "漏洞扫描",
    itemCount: 1,
    listAmount: "99.00",
    payAmount: "99.00",
    payMode: "prePay",
    createTime: new Date(),
    payDeadline: new Date(Date.now() + 3_600_000),
    creator: "admin",
  };
  const [order] = await db.insert(orders).values(row).returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  await db.insert(orderItems).values({
    orderId,
    productCode: "vulscan",
    productName: "漏洞扫描",
    attrs: [],
    quantity: 1,
    unitPrice: "99.00",
    listAmount: "99.00",
    payAmount: "99.00",
  });
  return orderId;
}

/** The code of a voucher of the admin's customer that is not activated yet. */
async function newTicketCode(db: Database): Promise<string> {
  const code = `${unique()}${unique()}`
    .slice(0, 16)
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, "$1-");
  const now = new Date();
  await db.insert(cloudTickets).values({
    customId: own,
    ticketNo: `CT${unique()}`,
    ticketName: "示例",
    ticketType: "cash",
    nominalValue: "10.00",
    balance: "10.00",
    minOrderAmount: "0.00",
    applicableClouds: [],
    applicableProducts: [],
    applicableScenes: [],
    codeHash: hashOfCode(code),
    grantTime: now,
    effectTime: now,
    expireTime: new Date(now.getTime() + 3_600_000),
    status: "INACTIVE",
  });
  return code;
}

/** Payment of orders, account and vouchers. */
export const examples = {
  previewOrderPayment: {
    input: async (db) => ({ id: await newOrder(db) }),
    foreign: { id: foreignId(orders), cloudTicketId: foreignId(cloudTickets) },
  },
  payOrder: {
    input: async (db) => ({ id: await newOrder(db), couponAmount: "0.00", clientToken: unique() }),
    foreign: { id: foreignId(orders), cloudTicketId: foreignId(cloudTickets) },
  },
  previewOrdersPayment: {
    input: async (db) => ({ ids: [await newOrder(db), await newOrder(db)], useTickets: false }),
    foreign: { ids: foreignId(orders) },
  },
  payOrders: {
    input: async (db) => ({
      ids: [await newOrder(db), await newOrder(db)],
      useTickets: true,
      couponAmount: "0.00",
      clientToken: unique(),
    }),
    foreign: { ids: foreignId(orders) },
  },
  cancelOrder: { input: async (db) => ({ id: await newOrder(db) }), foreign: { id: foreignId(orders) } },

  // Account and vouchers
  getAccount: {},
  listTrades: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "tradeTime",
      sortOrder: "ascending",
      tradeType: ["consume", "refund"],
      flow: "Expense",
      fund: "cash",
      relateNo: "CO",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  listTickets: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "balance",
      sortOrder: "ascending",
      keyword: "券",
      status: ["UNUSED", "EXPIRED"],
      ticketType: "cash",
      scene: "new",
      cloudCode: "qingyun",
      minBalance: "1",
      maxBalance: "9999.5",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getTicket: { input: async (db) => ({ id: await ownId(db, cloudTickets) }), foreign: { id: foreignId(cloudTickets) } },
  listTicketUses: {
    input: async (db) => ({ ticketId: await ownId(db, cloudTickets, eq(cloudTickets.status, "USING")) }),
    foreign: { ticketId: foreignId(cloudTickets) },
  },
  listOrderTickets: { input: async (db) => ({ id: await newOrder(db) }), foreign: { id: foreignId(orders) } },
  listPriceTickets: {
    input: () => ({
      productCode: "vulscan",
      attrs: [{ attrCode: "depth", value: "quick" }],
      quantity: 1,
      orderType: 1,
    }),
  },
  activateTicket: { input: async (db) => ({ code: await newTicketCode(db), clientToken: unique() }) },
  commitOrder: {
    input: async (db) => ({ carIds: [await newCartItem(db)], orderType: 1, remark: "示例", clientToken: unique() }),
    foreign: { carIds: foreignId(cartItems) },
  },
  listOrders: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "payAmount",
      sortOrder: "ascending",
      orderNo: "CO",
      orderType: 1,
      status: [1, 3],
      productCode: "waf",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getOrderOrCartItem: {
    input: async (db) => ({ type: "order", id: await ownId(db, orders) }),
    foreign: { id: foreignId(orders) },
  },
} satisfies Partial<Record<OperationId, Example>>;
