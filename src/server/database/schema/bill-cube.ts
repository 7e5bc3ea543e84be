import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, jsonb, numeric, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Tag } from "./bill";
import { id } from "./columns";
import { customers } from "./identity";
import { ownRows } from "./owned";

const amount = (name: string) => numeric(name, { precision: 38, scale: 8 }).notNull();

/**
 * What every table of the cube has. Triggers of `bill_lines` (in the migration) add a row for each change of lines, in its transaction,
 * with sums below zero for lines that are gone: the rows of a cell have the sums of its lines at every moment, and no two writers wait
 * for each other. A job makes one row of those of a cell.
 */
const sums = () => ({
  id: id(),
  customId: bigint("custom_id", { mode: "number" })
    .notNull()
    .references(() => customers.id),
  lineCount: bigint("line_count", { mode: "number" }).notNull(),
  listAmount: amount("list_amount"),
  payableAmount: amount("payable_amount"),
  cashAmount: amount("cash_amount"),
  couponAmount: amount("coupon_amount"),
  creditAmount: amount("credit_amount"),
  amortizedCost: amount("amortized_cost"),
  /** The job made it: no further row of its cell is older. */
  merged: boolean("merged").notNull().default(false),
  currency: text("currency").notNull(),
  billCycle: text("bill_cycle").notNull(),
  cloudCode: text("cloud_code").notNull(),
  productCode: text("product_code").notNull(),
  serviceCategory: text("service_category").notNull(),
  billItemType: text("bill_item_type").notNull(),
  chargeCategory: text("charge_category").notNull(),
  payMode: text("pay_mode").notNull(),
});

/** What the finer tables tell apart besides. */
const dimensions = () => ({
  ...sums(),
  productName: text("product_name").notNull(),
  accountUid: text("account_uid").notNull(),
  accountName: text("account_name").notNull(),
  regionId: text("region_id"),
  regionName: text("region_name"),
  projectId: bigint("project_id", { mode: "number" }),
  projectName: text("project_name"),
  tags: jsonb("tags").$type<Tag[]>().notNull(),
});

/** Bill lines by month and what lists filter by most. */
export const billTotals = pgTable("bill_totals", sums(), (row) => [
  ownRows(row.customId),
  index("bill_totals_month").on(row.customId, row.currency, row.billCycle),
  index("bill_totals_unmerged")
    .on(row.customId, row.billCycle)
    .where(sql`not ${row.merged}`),
]);

/** What tells resources apart besides. */
const resources = () => ({
  ...dimensions(),
  resourceId: text("resource_id"),
  resourceName: text("resource_name"),
});

/** Bill lines by month and all dimensions, resources among them. */
export const billMonths = pgTable("bill_months", resources(), (row) => [
  ownRows(row.customId),
  index("bill_months_month").on(row.customId, row.currency, row.billCycle),
  index("bill_months_unmerged")
    .on(row.customId, row.billCycle)
    .where(sql`not ${row.merged}`),
]);

/** The same by billing item, with how much was used: nothing where lines do not tell. */
export const billItems = pgTable(
  "bill_items",
  { ...resources(), itemKey: uuid("item_key").notNull(), usageAmount: amount("usage_amount") },
  (row) => [
    ownRows(row.customId),
    index("bill_items_month").on(row.customId, row.currency, row.billCycle),
    index("bill_items_unmerged")
      .on(row.customId, row.billCycle)
      .where(sql`not ${row.merged}`),
  ],
);

/** Bill lines by day and all dimensions but resources. */
export const billDays = pgTable(
  "bill_days",
  { ...dimensions(), billDate: date("bill_date", { mode: "string" }).notNull() },
  (row) => [
    ownRows(row.customId),
    index("bill_days_day").on(row.customId, row.currency, row.billDate),
    index("bill_days_unmerged")
      .on(row.customId, row.billDate)
      .where(sql`not ${row.merged}`),
  ],
);
