import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { BillTotals } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { defaultCurrency, type BillQuery } from "./filters";

/**
 * Number and sums of all lines that match, in one pass over them. Discount and debt follow from the identities that
 * hold in every line, which spares a quarter of the additions.
 */
export async function totalsOf(
  db: Queryable,
  where: SQL | undefined,
  query: Pick<BillQuery, "currency">,
): Promise<{ total: number; totals: BillTotals }> {
  const sums = db
    .select({
      total: sql<string>`count(*)`.as("total"),
      list: sum(billLines.listAmount, "list"),
      payable: sum(billLines.payableAmount, "payable"),
      cash: sum(billLines.cashAmount, "cash"),
      coupon: sum(billLines.couponAmount, "coupon"),
      credit: sum(billLines.creditAmount, "credit"),
    })
    .from(billLines)
    .where(where)
    .as("sums");
  const [row] = await db
    .select({
      total: sums.total,
      listAmount: sums.list,
      payableAmount: sums.payable,
      cashAmount: sums.cash,
      couponAmount: sums.coupon,
      creditAmount: sums.credit,
      discountAmount: sql<string>`${sums.list} - ${sums.payable}`,
      debtAmount: sql<string>`${sums.payable} - ${sums.cash} - ${sums.coupon} - ${sums.credit}`,
    })
    .from(sums);
  if (!row) throw new Error("an aggregate gives exactly one row");
  const { total, ...totals } = row;
  return { total: Number(total), totals: { currency: query.currency ?? defaultCurrency, ...totals } };
}

function sum(column: AnyPgColumn, name: string) {
  return sql<string>`coalesce(sum(${column}), 0.00000000)`.as(name);
}
