import { and, between, eq, max, type SQL, sql, sum } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { DayCost } from "../../../domain/anomaly/judge-days";
import type { BillCloudCode } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { billDays } from "../../database/schema/bill-cube";
import type { costAnomalies } from "../../database/schema/cost-anomaly";
import { owned } from "../../lists/owner";
import { defaultCurrency } from "../bill/filters";

/** A row of anomalies. */
export type AnomalyRow = typeof costAnomalies.$inferSelect;

/** A part of a customer's costs: null means all. */
export type CostScope = Pick<AnomalyRow, "customId" | "cloudCode" | "accountUid" | "productCode">;

/** Days, both ends among them. */
export interface DayRange {
  begin: string;
  end: string;
}

/** What a product of an account cost by day. */
export interface ProductCosts {
  /** Cloud, account, product. */
  path: [cloudCode: string, accountUid: string, productCode: string];
  accountName: string;
  productName: string;
  days: DayCost[];
}

/**
 * What is metered, in the one currency that is judged: purchases, fees for months and refunds stand on single days of a bill and say
 * nothing of what is used on them.
 */
export function meteredCosts(
  table: typeof billDays | typeof billLines,
  scope: CostScope,
  range: DayRange,
): SQL | undefined {
  const ifTold = (column: AnyPgColumn, value: string | null) => (value === null ? undefined : eq(column, value));
  return and(
    owned(table, scope.customId),
    eq(table.currency, defaultCurrency),
    between(table.billDate, range.begin, range.end),
    eq(table.payMode, "postPay"),
    eq(table.chargeCategory, "Usage"),
    ifTold(table.cloudCode, scope.cloudCode),
    ifTold(table.accountUid, scope.accountUid),
    ifTold(table.productCode, scope.productCode),
  );
}

/** A part of a customer's costs by product and day. */
export async function productCosts(db: Queryable, scope: CostScope, range: DayRange): Promise<ProductCosts[]> {
  const { cloudCode, accountUid, accountName, productCode, productName, billDate, payableAmount } = billDays;
  const rows = await db
    .select({
      cloudCode,
      accountUid,
      productCode,
      day: billDate,
      accountName: max(accountName),
      productName: max(productName),
      amount: sum(payableAmount),
    })
    .from(billDays)
    .where(meteredCosts(billDays, scope, range))
    .groupBy(cloudCode, accountUid, productCode, billDate)
    .orderBy(cloudCode, accountUid, productCode, billDate);
  const products: ProductCosts[] = [];
  for (const row of rows) {
    const path: ProductCosts["path"] = [row.cloudCode, row.accountUid, row.productCode];
    const day = { day: row.day, amount: Number(row.amount) };
    const last = products.at(-1);
    if (last && last.path.every((value, depth) => value === path[depth])) last.days.push(day);
    else products.push({ path, accountName: row.accountName ?? "", productName: row.productName ?? "", days: [day] });
  }
  return products;
}

/** What a resource cost on the days of an anomaly and in the time before them. */
export interface ResourceCosts {
  cloudCode: BillCloudCode;
  accountUid: string;
  accountName: string | null;
  productCode: string;
  productName: string | null;
  resourceId: string | null;
  resourceName: string | null;
  actual: number;
  before: number;
}

/** A part of a customer's costs by resource; what has no resource by product. */
export async function resourceCosts(
  db: Queryable,
  scope: CostScope,
  days: DayRange,
  before: DayRange,
): Promise<ResourceCosts[]> {
  const { cloudCode, accountUid, accountName, productCode, productName, resourceId, resourceName } = billLines;
  const costsIn = ({ begin, end }: DayRange) =>
    sql<number>`coalesce(sum(${billLines.payableAmount}) filter (where ${between(billLines.billDate, begin, end)}), 0)`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      cloudCode,
      accountUid,
      accountName: max(accountName),
      productCode,
      productName: max(productName),
      resourceId,
      resourceName: max(resourceName),
      actual: costsIn(days),
      before: costsIn(before),
    })
    .from(billLines)
    .where(meteredCosts(billLines, scope, { begin: before.begin, end: days.end }))
    .groupBy(cloudCode, accountUid, productCode, resourceId);
  // The codes of clouds were checked when the lines were written.
  return rows.map((row) => ({ ...row, cloudCode: row.cloudCode as BillCloudCode }));
}
