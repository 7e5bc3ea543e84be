import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { InvoiceForm, InvoiceStatus, InvoiceType } from "../../../generated/enums";
import type { InvoiceableKind, TitleType } from "../../../generated/api";
import { id, moment, money } from "./columns";
import { customers } from "./identity";
import { stepColumns } from "./steps";
import { state, states } from "./states";
import { ownRows, rowsOf } from "./owned";

const customId = () =>
  bigint("custom_id", { mode: "number" })
    .notNull()
    .references(() => customers.id);

/** Whom invoices are made out to. */
export const invoiceTitles = pgTable(
  "invoice_titles",
  {
    id: id(),
    customId: customId(),
    title: text("title").notNull(),
    titleType: text("title_type").$type<TitleType>().notNull(),
    taxNo: text("tax_no"),
    regAddress: text("reg_address"),
    regPhone: text("reg_phone"),
    bankName: text("bank_name"),
    bankNo: text("bank_no"),
    isDefault: boolean("is_default").notNull().default(false),
    createTime: moment("create_time").notNull(),
  },
  (title) => [
    ownRows(title.customId),
    check("invoice_titles_company", sql`${title.titleType} = 'personal' or ${title.taxNo} is not null`),
    uniqueIndex("invoice_titles_title_key").on(title.customId, title.title),
    uniqueIndex("invoice_titles_default")
      .on(title.customId)
      .where(sql`${title.isDefault}`),
  ],
);

/** Where paper invoices are sent. */
export const mailAddresses = pgTable(
  "mail_addresses",
  {
    id: id(),
    customId: customId(),
    receiver: text("receiver").notNull(),
    phone: text("phone").notNull(),
    province: text("province").notNull(),
    city: text("city").notNull(),
    district: text("district").notNull(),
    address: text("address").notNull(),
    zipCode: text("zip_code"),
    isDefault: boolean("is_default").notNull().default(false),
    createTime: moment("create_time").notNull(),
  },
  (address) => [
    ownRows(address.customId),
    index("mail_addresses_custom").on(address.customId, address.id),
    uniqueIndex("mail_addresses_default")
      .on(address.customId)
      .where(sql`${address.isDefault}`),
  ],
);

/**
 * What was paid and can be invoiced: a settled month's bill, or an order. Whoever invoices locks these rows; that no more is
 * invoiced than was paid holds by constraint. A refund after the invoice leaves less than was invoiced: the customer owes that invoice.
 */
export const invoiceables = pgTable(
  "invoiceables",
  {
    id: id(),
    customId: customId(),
    bizType: text("biz_type").$type<InvoiceableKind>().notNull(),
    /** Month of the bill, or number of the order. */
    bizNo: text("biz_no").notNull(),
    /** Of an order, what was bought. */
    productName: text("product_name"),
    bizTime: moment("biz_time").notNull(),
    originalAmount: money("original_amount"),
    offsetAmount: money("offset_amount").default("0"),
    invoicedAmount: money("invoiced_amount").default("0"),
    canInvoiceAmount: money("can_invoice_amount").generatedAlwaysAs(
      sql`greatest(original_amount - offset_amount - invoiced_amount, 0)`,
    ),
  },
  (row) => [
    ownRows(row.customId),
    check(
      "invoiceables_amounts",
      sql`${row.originalAmount} > 0 and ${row.offsetAmount} between 0 and ${row.originalAmount} and ${row.invoicedAmount} between 0 and ${row.originalAmount}`,
    ),
    uniqueIndex("invoiceables_biz_key").on(row.customId, row.bizType, row.bizNo),
    index("invoiceables_biz_time").on(row.customId, row.bizTime, row.id),
    index("invoiceables_original_amount").on(row.customId, row.originalAmount, row.id),
    index("invoiceables_can_invoice_amount").on(row.customId, row.canInvoiceAmount, row.id),
  ],
);

/**
 * Invoices. 0 review -> 2 issuing -> 6 issued; 0 -> 1 rejected / 4 cancelled; 2 -> 3 cancelling -> 4; paper: 2 -> 5 to be received -> 6;
 * 6 -> 7 returning -> 8 returned, a refused return goes back to 6. What the title and the address say is kept as it was.
 */
export const invoices = pgTable(
  "invoices",
  {
    id: id(),
    customId: customId(),
    applyNo: text("apply_no").notNull().unique(),
    invoiceNo: text("invoice_no"),
    invoiceCode: text("invoice_code"),
    amount: money("amount"),
    taxRate: numeric("tax_rate", { precision: 9, scale: 6 }).notNull(),
    taxAmount: money("tax_amount"),
    invoiceType: integer("invoice_type").$type<InvoiceType>().notNull(),
    invoiceForm: integer("invoice_form").$type<InvoiceForm>().notNull(),
    title: text("title").notNull(),
    titleType: text("title_type").$type<TitleType>().notNull(),
    taxNo: text("tax_no"),
    regAddress: text("reg_address"),
    regPhone: text("reg_phone"),
    bankName: text("bank_name"),
    bankNo: text("bank_no"),
    content: text("content").notNull(),
    email: text("email"),
    receiver: text("receiver"),
    receiverPhone: text("receiver_phone"),
    mailAddress: text("mail_address"),
    expressCompany: text("express_company"),
    expressNo: text("express_no"),
    status: integer("status").$type<InvoiceStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    rejectReason: jsonb("reject_reason").$type<{ zh: string; en: string }>(),
    applyTime: moment("apply_time").notNull(),
    issueTime: moment("issue_time"),
    applicant: text("applicant").notNull(),
    remark: text("remark").notNull().default(""),
  },
  (invoice) => [
    ownRows(invoice.customId),
    check("invoices_amount", sql`${invoice.amount} >= 0.01 and ${invoice.taxAmount} between 0 and ${invoice.amount}`),
    check(
      "invoices_status",
      sql`${invoice.status} between ${state(InvoiceStatus.pendingReview)} and ${state(InvoiceStatus.returned)}`,
    ),
    check(
      "invoices_issued",
      sql`${invoice.status} < ${state(InvoiceStatus.toBeReceived)} or (${invoice.invoiceNo} is not null and ${invoice.issueTime} is not null)`,
    ),
    check(
      "invoices_sent",
      sql`(${invoice.invoiceForm} = ${state(InvoiceForm.electronic)} and ${invoice.email} is not null) or (${invoice.invoiceForm} = ${state(InvoiceForm.paper)} and ${invoice.mailAddress} is not null)`,
    ),
    check(
      "invoices_special",
      sql`${invoice.invoiceType} = ${state(InvoiceType.ordinary)} or (${invoice.taxNo} is not null and ${invoice.regAddress} is not null and ${invoice.regPhone} is not null and ${invoice.bankName} is not null and ${invoice.bankNo} is not null)`,
    ),
    index("invoices_apply_time").on(invoice.customId, invoice.applyTime, invoice.id),
    index("invoices_amount_order").on(invoice.customId, invoice.amount, invoice.id),
    index("invoices_open")
      .on(invoice.statusTime)
      .where(
        sql`${invoice.status} in ${states(InvoiceStatus.pendingReview, InvoiceStatus.issuing, InvoiceStatus.cancelling, InvoiceStatus.toBeReceived, InvoiceStatus.returning)}`,
      ),
  ],
);

/** What of which bill or order an invoice is about. */
export const invoiceItems = pgTable(
  "invoice_items",
  {
    invoiceId: bigint("invoice_id", { mode: "number" })
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    invoiceableId: bigint("invoiceable_id", { mode: "number" })
      .notNull()
      .references(() => invoiceables.id),
    amount: money("amount"),
  },
  (item) => [
    rowsOf(invoices, item.invoiceId),
    primaryKey({ columns: [item.invoiceId, item.invoiceableId] }),
    check("invoice_items_amount", sql`${item.amount} >= 0.01`),
    index("invoice_items_invoiceable").on(item.invoiceableId),
  ],
);

/** What happened to an invoice, step by step. */
export const invoiceEvents = pgTable(
  "invoice_events",
  {
    id: id(),
    invoiceId: bigint("invoice_id", { mode: "number" })
      .notNull()
      .references(() => invoices.id, { onDelete: "cascade" }),
    ...stepColumns<InvoiceStatus>(),
  },
  (event) => [rowsOf(invoices, event.invoiceId), index("invoice_events_invoice").on(event.invoiceId, event.id)],
);
