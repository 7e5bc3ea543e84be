import { and, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { BillOverview } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { billDays, billMonths, billTotals } from "../../database/schema/bill-cube";
import { comparedMonths, lastDay } from "./change/compared-months";
import { matchingCells } from "./cube/known";
import { type BillQuery, defaultCurrency } from "./filters";
import { billsKnownAsOf } from "./readings";

const zero = "0.00000000";

/** A month without lines. */
const nothing = {
  lineCount: 0,
  payableAmount: null,
  listAmount: zero,
  discountAmount: zero,
  cashAmount: zero,
  couponAmount: zero,
  creditAmount: zero,
  debtAmount: zero,
  settledAmount: zero,
} as const;

/** A month and the one before it, and as of when its bills are known. */
export async function overviewOf(query: Input<"getBillOverview">, context: Context): Promise<BillOverview> {
  const { billCycle, ...filters } = query;
  const months = await comparedMonths({ billCycle, currency: query.currency }, context);
  const { cycle, before, days } = months;
  const isOver = days === lastDay;
  const [sums, resources, compared, asOf] = await Promise.all([
    readSums(filters, [cycle, before], context),
    countResources(filters, isOver ? [cycle, before] : [cycle], context),
    comparedAmount(filters, months, context),
    billsKnownAsOf(query, context),
  ]);
  const [own = nothing, last = nothing] = [cycle, before].map((month) => sums.get(month));
  return {
    billCycle: cycle,
    lastCycle: before,
    currency: query.currency ?? defaultCurrency,
    ...own,
    resourceCount: resources.get(cycle) ?? 0,
    lastResourceCount: isOver ? (resources.get(before) ?? 0) : null,
    lastPayableAmount: last.payableAmount,
    comparedAmount: compared,
    asOf,
  };
}

/** What the running month comes to so far, and what the days of the month before that it is compared with do; null without lines. */
export async function payableOf(
  filters: BillQuery,
  context: Context,
): Promise<Pick<BillOverview, "payableAmount" | "comparedAmount">> {
  const months = await comparedMonths({ currency: filters.currency }, context);
  const [sums, compared] = await Promise.all([
    readSums(filters, [months.cycle], context),
    comparedAmount(filters, months, context),
  ]);
  return { payableAmount: sums.get(months.cycle)?.payableAmount ?? null, comparedAmount: compared };
}

/** The sums of months that have lines. Discount and debt follow from the identities that hold in every line. */
async function readSums(filters: BillQuery, months: string[], context: Context) {
  const { listAmount, payableAmount, cashAmount, couponAmount, creditAmount, lineCount } = billTotals;
  const [list, payable, cash] = [sum(listAmount), sum(payableAmount), sum(cashAmount)];
  const [coupon, credit] = [sum(couponAmount), sum(creditAmount)];
  const rows = await context.db
    .select({
      month: billTotals.billCycle,
      lineCount: sum(lineCount).mapWith(Number),
      payableAmount: payable,
      listAmount: list,
      discountAmount: sql<string>`${list} - ${payable}`,
      cashAmount: cash,
      couponAmount: coupon,
      creditAmount: credit,
      debtAmount: sql<string>`${payable} - ${cash} - ${coupon} - ${credit}`,
      settledAmount: sql<string>`${cash} + ${coupon} + ${credit}`,
    })
    .from(billTotals)
    .where(and(matchingCells(billTotals, filters, context), inArray(billTotals.billCycle, months)))
    .groupBy(billTotals.billCycle)
    .having(sql`${sum(lineCount)} <> 0`);
  return new Map(rows.map(({ month, ...row }) => [month, row]));
}

function sum(column: AnyPgColumn): SQL<string> {
  return sql<string>`sum(${column})`;
}

/** Resources with lines, by month. Another account may have something of the same id. */
async function countResources(filters: BillQuery, months: string[], context: Context) {
  const { db } = context;
  const { billCycle, cloudCode, accountUid, resourceId, lineCount } = billMonths;
  const found = db
    .select({ month: billCycle, resourceId })
    .from(billMonths)
    .where(and(matchingCells(billMonths, filters, context), inArray(billCycle, months)))
    .groupBy(billCycle, cloudCode, accountUid, resourceId)
    .having(sql`sum(${lineCount}) <> 0`)
    .as("found");
  const rows = await db
    .select({ month: found.month, count: sql<number>`count(${found.resourceId})`.mapWith(Number) })
    .from(found)
    .groupBy(found.month);
  return new Map(rows.map(({ month, count }) => [month, count]));
}

/** Payable in the compared days of the month before; null where these have no lines. */
async function comparedAmount(
  filters: BillQuery,
  { before, days }: { before: string; days: number },
  context: Context,
): Promise<string | null> {
  const { billDate, payableAmount, lineCount } = billDays;
  const ofMonth = matchingCells(billDays, { ...filters, startCycle: before, endCycle: before }, context);
  const [row] = await context.db
    .select({ amount: sql<string | null>`case when sum(${lineCount}) <> 0 then sum(${payableAmount}) end` })
    .from(billDays)
    .where(and(ofMonth, lte(sql`extract(day from ${billDate})`, days)));
  return row?.amount ?? null;
}
