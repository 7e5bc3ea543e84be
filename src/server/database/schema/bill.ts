import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { cloudAccounts } from "./cloud";
import { moment } from "./columns";
import { customers } from "./identity";
import { ownRows } from "./owned";

/** One tag of a resource or a bill line. */
export interface Tag {
  key: string;
  value: string;
}

/** Bill amounts carry 8 decimals; JSON and TypeScript see them as strings, never as floats. */
const amount = (name: string) => numeric(name, { precision: 20, scale: 8 }).notNull().default("0");
const optionalAmount = (name: string) => numeric(name, { precision: 20, scale: 8 });

/** What tells instances apart, of bill lines and of cells of the cube that know it. */
export const instanceParts = [
  "account_uid",
  "cloud_code",
  "product_code",
  "product_name",
  "service_category",
  "pay_mode",
  "coalesce(resource_id, '')",
].map((part) => sql.raw(part));

/** The parts joined by a character that no value has. */
const joinedParts = sql.join(instanceParts, sql.raw(" || chr(31) || "));

/** Names an instance by its parts. */
export const instanceKeyOf = sql<string>`md5(${joinedParts})::uuid`;

/**
 * Bill lines (BillDetail), one row per charge. Two identities hold in every row, by constraint:
 * list - discount = payable, and payable = cash + coupon + credit + debt.
 * `source_hash` and `source_occurrence` are the natural key of an imported line, empty in lines the product made itself.
 * The table is partitioned by month (src/server/database/bill-months.ts), which is why its keys have the month, too.
 */
export const billLines = pgTable(
  "bill_lines",
  {
    // Fixed-size columns first, then what every list adds up and filters by: PostgreSQL walks a row from its start, and a
    // sum over all lines takes a third less time when the amounts do not come last.
    id: bigint("id", { mode: "number" }).generatedAlwaysAsIdentity(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    billDate: date("bill_date", { mode: "string" }).notNull(),
    usageStart: moment("usage_start").notNull(),
    usageEnd: moment("usage_end").notNull(),
    consumeTime: moment("consume_time").notNull(),
    /** Names the resource (with its account, product and payment mode) that a line belongs to: lists group by this one key. */
    instanceKey: uuid("instance_key").notNull().generatedAlwaysAs(instanceKeyOf),
    /** The same with the billing item and the unit it is metered in. */
    itemKey: uuid("item_key")
      .notNull()
      .generatedAlwaysAs(
        sql`md5(${joinedParts} || chr(31) || billing_item || chr(31) || coalesce(usage_unit, ''))::uuid`,
      ),
    billCycle: text("bill_cycle").notNull(),
    currency: text("currency").notNull().default("CNY"),
    listAmount: amount("list_amount"),
    discountAmount: amount("discount_amount"),
    payableAmount: amount("payable_amount"),
    cashAmount: amount("cash_amount"),
    couponAmount: amount("coupon_amount"),
    creditAmount: amount("credit_amount"),
    debtAmount: amount("debt_amount"),
    amortizedCost: amount("amortized_cost"),
    /** What a keyword is looked for in; LIKE over one small text is ten times as fast as ILIKE over three. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(resource_id, '') || chr(10) || coalesce(resource_name, '') || chr(10) || coalesce(order_no, ''))`,
      ),
    cloudCode: text("cloud_code").notNull(),
    productCode: text("product_code").notNull(),
    productName: text("product_name").notNull(),
    serviceCategory: text("service_category").notNull(),
    billItemType: text("bill_item_type").notNull(),
    chargeCategory: text("charge_category").notNull(),
    payMode: text("pay_mode").notNull(),
    accountUid: text("account_uid").notNull(),
    accountName: text("account_name").notNull(),
    productDetail: text("product_detail"),
    chargeFrequency: text("charge_frequency").notNull(),
    orderNo: text("order_no"),
    resourceId: text("resource_id"),
    resourceName: text("resource_name"),
    instanceSpec: text("instance_spec"),
    instanceConfig: text("instance_config"),
    publicIp: text("public_ip"),
    privateIp: text("private_ip"),
    regionId: text("region_id"),
    regionName: text("region_name"),
    zone: text("zone"),
    projectId: bigint("project_id", { mode: "number" }),
    projectName: text("project_name"),
    tags: jsonb("tags").$type<Tag[]>().notNull().default([]),
    billingItem: text("billing_item").notNull(),
    unitPrice: optionalAmount("unit_price"),
    unitPriceUnit: text("unit_price_unit"),
    usageAmount: optionalAmount("usage_amount"),
    usageUnit: text("usage_unit"),
    deductedUsage: optionalAmount("deducted_usage"),
    sourceHash: text("source_hash"),
    sourceOccurrence: integer("source_occurrence"),
    /** Whose bill at the cloud it was read from; empty in all other lines, and once the account is deleted. */
    cloudAccountId: bigint("cloud_account_id", { mode: "number" }).references(() => cloudAccounts.id, {
      onDelete: "set null",
    }),
  },
  (line) => [
    ownRows(line.customId),
    primaryKey({ columns: [line.id, line.billCycle] }),
    check("bill_lines_discount_identity", sql`${line.listAmount} - ${line.discountAmount} = ${line.payableAmount}`),
    check(
      "bill_lines_payment_identity",
      sql`${line.payableAmount} = ${line.cashAmount} + ${line.couponAmount} + ${line.creditAmount} + ${line.debtAmount}`,
    ),
    check("bill_lines_cycle_shape", sql`${line.billCycle} ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'`),
    check("bill_lines_period_order", sql`${line.usageStart} <= ${line.usageEnd}`),
    uniqueIndex("bill_lines_source")
      .on(line.customId, line.sourceHash, line.sourceOccurrence, line.billCycle)
      .where(sql`${line.sourceHash} is not null`),
    // One index per sortable column, each ended by the id that breaks ties. Every list is of one customer and one
    // currency, so a page is found in the index alone.
    index("bill_lines_consume_time").on(line.customId, line.currency, line.consumeTime, line.id),
    index("bill_lines_bill_cycle").on(line.customId, line.currency, line.billCycle, line.id),
    index("bill_lines_list_amount").on(line.customId, line.currency, line.listAmount, line.id),
    index("bill_lines_discount_amount").on(line.customId, line.currency, line.discountAmount, line.id),
    index("bill_lines_payable_amount").on(line.customId, line.currency, line.payableAmount, line.id),
    // Some days: the filter by date, and part of a month that is compared with another.
    index("bill_lines_bill_date").on(line.customId, line.billDate),
    // Clouds and products as filters, and the list of products; the other filters leave too many lines for an index.
    index("bill_lines_product").on(line.customId, line.cloudCode, line.productCode, line.productName),
    index("bill_lines_debt")
      .on(line.customId, line.billCycle)
      .where(sql`${line.debtAmount} > 0`),
    index("bill_lines_instance").on(line.customId, line.instanceKey, line.billCycle),
    index("bill_lines_cloud_account")
      .on(line.cloudAccountId, line.billCycle)
      .where(sql`${line.cloudAccountId} is not null`),
  ],
);

/** A bill line as it is written. */
export type NewBillLine = typeof billLines.$inferInsert;

/** A line without its customer, its natural key and where it was read. */
export type BillLineContent = Omit<NewBillLine, "customId" | "sourceHash" | "sourceOccurrence" | "cloudAccountId">;
