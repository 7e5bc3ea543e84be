import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { BillOverview } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import { comparedMonths } from "./compared-days";
import { defaultCurrency, matching } from "./filters";

/** A month and the one before it, in one pass over their lines. */
export async function overviewOf(query: Input<"getBillOverview">, context: Context): Promise<BillOverview> {
  const { cycle, last, days } = await comparedMonths(query, context);
  const { billCycle: _cycle, ...filters } = query;
  const inMonth = sql`${billLines.billCycle} = ${cycle}`;
  const inLast = sql`${billLines.billCycle} = ${last}`;
  const compared = sql`${inLast} and extract(day from ${billLines.billDate}) <= ${days}`;
  const [row] = await context.db
    .select({
      lineCount: sql<string>`count(*) filter (where ${inMonth})`,
      resourceCount: countResources(inMonth),
      lastResourceCount: countResources(inLast),
      payableAmount: sum(billLines.payableAmount, inMonth),
      lastPayableAmount: sum(billLines.payableAmount, inLast),
      comparedAmount: sum(billLines.payableAmount, compared),
      listAmount: sum(billLines.listAmount, inMonth),
      discountAmount: sum(billLines.discountAmount, inMonth),
      cashAmount: sum(billLines.cashAmount, inMonth),
      couponAmount: sum(billLines.couponAmount, inMonth),
      creditAmount: sum(billLines.creditAmount, inMonth),
      debtAmount: sum(billLines.debtAmount, inMonth),
      settledAmount: sql<string>`${sum(billLines.payableAmount, inMonth)} - ${sum(billLines.debtAmount, inMonth)}`,
    })
    .from(billLines)
    .where(matching({ ...filters, startCycle: last, endCycle: cycle }, context));
  if (!row) throw new Error("an aggregate gives exactly one row");
  const { lineCount, resourceCount, lastResourceCount, ...amounts } = row;
  return {
    billCycle: cycle,
    lastCycle: last,
    currency: query.currency ?? defaultCurrency,
    lineCount: Number(lineCount),
    resourceCount: Number(resourceCount),
    lastResourceCount: Number(lastResourceCount),
    ...amounts,
  };
}

function sum(column: AnyPgColumn, where: SQL): SQL<string> {
  return sql<string>`coalesce(sum(${column}) filter (where ${where}), 0.00000000)`;
}

function countResources(where: SQL): SQL<string> {
  return sql<string>`count(distinct ${billLines.resourceId}) filter (where ${where})`;
}
