import { and, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { BillTotals } from "../../../generated/api";
import type { Context } from "../../context";
import type { Queryable } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { filteredCells, knowing, matchingCells } from "./cube/known";
import { type BillQuery, defaultCurrency, matching } from "./filters";

/** How many lines match, and what they come to. */
export interface LineTotals {
  total: number;
  totals: BillTotals;
}

/**
 * Number and sums of all lines that match, as one row: of the cube where it knows them, else in one pass over the lines. Discount and
 * debt follow from the identities that hold in every line, which spares a quarter of the additions.
 */
export function totalsQuery(db: Queryable, query: BillQuery, context: Context) {
  const cube = knowing(query);
  const table = cube ?? billLines;
  const sums = db
    .select({
      total: (cube ? sql<string>`coalesce(sum(${cube.lineCount}), 0)` : sql<string>`count(*)`).as("total"),
      list: sum(table.listAmount, "list"),
      payable: sum(table.payableAmount, "payable"),
      cash: sum(table.cashAmount, "cash"),
      coupon: sum(table.couponAmount, "coupon"),
      credit: sum(table.creditAmount, "credit"),
    })
    .from(table)
    .where(
      cube ? and(matchingCells(cube, query, context), filteredCells(cube, query, context)) : matching(query, context),
    )
    .as("sums");
  return db
    .select({
      total: sums.total,
      listAmount: sums.list,
      payableAmount: sums.payable,
      cashAmount: sums.cash,
      couponAmount: sums.coupon,
      creditAmount: sums.credit,
      discountAmount: sql<string>`${sums.list} - ${sums.payable}`.as("discount"),
      debtAmount: sql<string>`${sums.payable} - ${sums.cash} - ${sums.coupon} - ${sums.credit}`.as("debt"),
    })
    .from(sums);
}

/** Its row as the API shows it. */
export function toTotals(
  { total, ...totals }: Awaited<ReturnType<typeof totalsQuery>>[number],
  { currency = defaultCurrency }: BillQuery,
): LineTotals {
  return { total: Number(total), totals: { currency, ...totals } };
}

function sum(column: AnyPgColumn, name: string): SQL.Aliased<string> {
  return sql<string>`coalesce(sum(${column}), 0.00000000)`.as(name);
}
