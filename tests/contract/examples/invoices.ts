import { gt } from "drizzle-orm";
import type { InvoiceStatus } from "../../../src/generated/api";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { invoiceables, invoices, invoiceTitles, mailAddresses } from "../../../src/server/database/schema/invoice";
import { type Example, foreignId, other, own, ownId, unique } from "../example";
import { newPhone } from "./users";

/** A title of the admin's customer, or another's. */
async function newTitle(db: Database, customId = own): Promise<number> {
  const row = {
    customId,
    title: `示例 ${unique()}`,
    titleType: "company",
    taxNo: "91310115MA1H7K0018",
    createTime: new Date(),
  } as const;
  const [title] = await db.insert(invoiceTitles).values(row).returning({ id: invoiceTitles.id });
  return title?.id ?? 0;
}

/** An address of the admin's customer, or another's. */
async function newAddress(db: Database, customId = own): Promise<number> {
  const row = {
    customId,
    receiver: "示例",
    phone: "13800138000",
    province: "上海市",
    city: "上海市",
    district: "浦东新区",
    address: "张江路 1 号",
    createTime: new Date(),
  };
  const [address] = await db.insert(mailAddresses).values(row).returning({ id: mailAddresses.id });
  return address?.id ?? 0;
}

/** An invoice of the admin's customer in a status, to be moved on. */
async function newInvoice(db: Database, status: InvoiceStatus): Promise<number> {
  const now = new Date();
  const row = {
    customId: own,
    applyNo: `IV${unique()}`,
    amount: "106.00",
    taxRate: "0.060000",
    taxAmount: "6.00",
    invoiceType: 0,
    invoiceForm: 2,
    title: "示例",
    titleType: "personal",
    content: "示例",
    mailAddress: "上海市张江路 1 号",
    status,
    statusTime: now,
    applyTime: now,
    applicant: "admin",
    invoiceNo: "00000001",
    invoiceCode: "000000000001",
    issueTime: now,
  } as const;
  const [invoice] = await db.insert(invoices).values(row).returning({ id: invoices.id });
  return invoice?.id ?? 0;
}

/** Something of which the admin's customer can still invoice a lot. */
const invoiceable = (db: Database) => ownId(db, invoiceables, gt(invoiceables.canInvoiceAmount, "100000"));

export const examples = {
  listInvoiceables: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "canInvoiceAmount",
      sortOrder: "ascending",
      bizType: ["bill", "order"],
      open: true,
      keyword: "20",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  previewInvoice: { input: async (db) => ({ items: [{ invoiceableId: await invoiceable(db), amount: "10.60" }] }) },
  applyInvoice: {
    input: async (db) => ({
      items: [{ invoiceableId: await invoiceable(db), amount: "10.60" }],
      invoiceType: 0,
      invoiceForm: 2,
      titleId: await newTitle(db),
      email: "finance@example.com",
      addressId: await newAddress(db),
      remark: "示例",
      clientToken: unique(),
    }),
    foreign: { titleId: (db) => newTitle(db, other), addressId: (db) => newAddress(db, other) },
  },
  listInvoices: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "amount",
      sortOrder: "ascending",
      applyNo: "IV",
      status: [0, 6],
      invoiceType: [0, 1],
      invoiceForm: [1, 2],
      keyword: "华辰",
      minAmount: "0.01",
      maxAmount: "900000",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getInvoice: { input: async (db) => ({ id: await ownId(db, invoices) }), foreign: { id: foreignId(invoices) } },
  cancelInvoice: { input: async (db) => ({ id: await newInvoice(db, 0) }), foreign: { id: foreignId(invoices) } },
  receiveInvoice: { input: async (db) => ({ id: await newInvoice(db, 5) }), foreign: { id: foreignId(invoices) } },
  returnInvoice: {
    input: async (db) => ({ id: await newInvoice(db, 6), reason: "抬头有误" }),
    foreign: { id: foreignId(invoices) },
  },
  downloadInvoice: { input: async (db) => ({ id: await newInvoice(db, 6) }), foreign: { id: foreignId(invoices) } },
  listInvoiceTitles: { input: () => ({ pageNum: 1, pageSize: 10, keyword: "华辰", invoiceType: 1 }) },
  getInvoiceTitle: { input: async (db) => ({ id: await newTitle(db) }), foreign: { id: (db) => newTitle(db, other) } },
  saveInvoiceTitle: {
    input: async (db) => ({
      id: await newTitle(db),
      title: `示例 ${unique()}`,
      titleType: "company",
      taxNo: "91310115MA1H7K0018",
      regAddress: "张江路 1 号",
      regPhone: "021-58001234",
      bankName: "示例银行",
      bankNo: "1001234509300876",
      clientToken: unique(),
    }),
    foreign: { id: (db) => newTitle(db, other) },
  },
  deleteInvoiceTitles: {
    input: async (db) => ({ ids: [await newTitle(db)] }),
    foreign: { ids: (db) => newTitle(db, other) },
  },
  setDefaultInvoiceTitle: {
    input: async (db) => ({ id: await newTitle(db) }),
    foreign: { id: (db) => newTitle(db, other) },
  },
  listMailAddresses: { input: () => ({ pageNum: 1, pageSize: 10, keyword: "上海" }) },
  getMailAddress: {
    input: async (db) => ({ id: await newAddress(db) }),
    foreign: { id: (db) => newAddress(db, other) },
  },
  saveMailAddress: {
    input: async (db) => ({
      id: await newAddress(db),
      receiver: "示例",
      phone: newPhone(),
      province: "浙江省",
      city: "杭州市",
      district: "滨江区",
      address: "江南大道 1 号",
      zipCode: "310052",
      clientToken: unique(),
    }),
    foreign: { id: (db) => newAddress(db, other) },
  },
  deleteMailAddresses: {
    input: async (db) => ({ ids: [await newAddress(db)] }),
    foreign: { ids: (db) => newAddress(db, other) },
  },
  setDefaultMailAddress: {
    input: async (db) => ({ id: await newAddress(db) }),
    foreign: { id: (db) => newAddress(db, other) },
  },
} satisfies Partial<Record<OperationId, Example>>;
