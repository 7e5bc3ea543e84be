import { inArray } from "drizzle-orm";
import type { Context } from "../../context";
import { orders } from "../../database/schema/commerce";
import type { invoiceables } from "../../database/schema/invoice";
import { nameIn, productsByCode } from "../product/catalogue";

/** A row of what can be invoiced. */
export type InvoiceableRow = typeof invoiceables.$inferSelect;

type Named = Pick<InvoiceableRow, "bizType" | "bizNo" | "productName">;

/** The same with the names of products as the catalogue has them in the caller's language. */
export async function namedIn<Row extends Named>(
  { db, language }: Pick<Context, "db" | "language">,
  rows: readonly Row[],
): Promise<Row[]> {
  const orderNos = rows.flatMap(({ bizType, bizNo }) => (bizType === "order" ? bizNo : []));
  if (orderNos.length === 0) return [...rows];
  const { orderNo, productCode, productName } = orders;
  const ordered = await db.select({ orderNo, productCode, productName }).from(orders).where(inArray(orderNo, orderNos));
  const known = await productsByCode(
    db,
    ordered.map((order) => order.productCode),
  );
  const names = new Map(ordered.map((order) => [order.orderNo, nameIn(known, order, language)]));
  return rows.map((row) => ({ ...row, productName: names.get(row.bizNo) ?? row.productName }));
}

/** What a bill or an order is called. */
export function nameOf({ bizType, bizNo, productName }: Named, language: Context["language"]): string {
  if (bizType === "bill") return language === "zh" ? `${bizNo} 月账单` : `Bill of ${bizNo}`;
  return [productName ?? (language === "zh" ? "订单" : "Order"), bizNo].join(" ");
}
