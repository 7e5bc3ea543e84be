import { and, asc, desc, eq, gt, isNotNull, sql } from "drizzle-orm";
import type { Words } from "../../../errors";
import type { Queryable } from "../../client";
import { billLines } from "../../schema/bill";
import { cloudAccounts, customContracts } from "../../schema/cloud";
import { orders, products } from "../../schema/commerce";

/** A month's bill as its message tells it; amounts in yuan as decimal strings. */
export interface BillFact {
  billCycle: string;
  total: string;
  /** Rise against the month before in per cent, one decimal; null for the first month. */
  risePercent: string | null;
  topProduct: string;
  topAmount: string;
}

/** What a customer's messages are about: rows that exist. */
export interface Facts {
  bills: BillFact[];
  orders: (typeof orders.$inferSelect & { product: Words })[];
  contracts: (typeof customContracts.$inferSelect)[];
  accounts: (typeof cloudAccounts.$inferSelect)[];
  resources: { resourceId: string; resourceName: string; serviceCategory: string }[];
}

/** Reads what there is to tell a customer, the newest first. */
export async function readFacts(db: Queryable, customId: number): Promise<Facts> {
  return {
    bills: await readBills(db, customId),
    orders: await readOrders(db, customId),
    contracts: await db
      .select()
      .from(customContracts)
      .where(eq(customContracts.customId, customId))
      .orderBy(asc(customContracts.id)),
    accounts: await db
      .select()
      .from(cloudAccounts)
      .where(eq(cloudAccounts.customId, customId))
      .orderBy(asc(cloudAccounts.id)),
    resources: await readResources(db, customId),
  };
}

async function readBills(db: Queryable, customId: number): Promise<BillFact[]> {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    WITH products AS (
      SELECT bill_cycle, product_name, sum(payable_amount) AS amount FROM bill_lines
      WHERE custom_id = ${customId} GROUP BY bill_cycle, product_name
    ), months AS (
      SELECT bill_cycle, sum(amount) AS total, (array_agg(product_name ORDER BY amount DESC))[1] AS top, max(amount) AS top_amount
      FROM products GROUP BY bill_cycle
    )
    SELECT bill_cycle, round(total, 2)::text AS total, top, round(top_amount, 2)::text AS top_amount,
      round((total / nullif(lag(total) OVER (ORDER BY bill_cycle), 0) - 1) * 100, 1)::text AS rise
    FROM months ORDER BY bill_cycle DESC`);
  return rows.map((row) => ({
    billCycle: row.bill_cycle ?? "",
    total: row.total ?? "0",
    risePercent: row.rise ?? null,
    topProduct: row.top ?? "",
    topAmount: row.top_amount ?? "0",
  }));
}

async function readOrders(db: Queryable, customId: number): Promise<Facts["orders"]> {
  const rows = await db
    .select()
    .from(orders)
    .innerJoin(products, eq(products.code, orders.productCode))
    .where(eq(orders.customId, customId))
    .orderBy(desc(orders.createTime), desc(orders.id));
  return rows.map((row) => ({ ...row.orders, product: { zh: row.orders.productName, en: row.products.nameEn } }));
}

async function readResources(db: Queryable, customId: number): Promise<Facts["resources"]> {
  const rows = await db
    .selectDistinct({
      resourceId: billLines.resourceId,
      resourceName: billLines.resourceName,
      serviceCategory: billLines.serviceCategory,
    })
    .from(billLines)
    .where(and(eq(billLines.customId, customId), isNotNull(billLines.resourceName), gt(billLines.payableAmount, "0")))
    .orderBy(asc(billLines.resourceId));
  return rows.map(({ resourceId, resourceName, serviceCategory }) => ({
    resourceId: resourceId ?? "",
    resourceName: resourceName ?? "",
    serviceCategory,
  }));
}
