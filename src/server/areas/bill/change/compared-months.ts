import { and, desc, gte, inArray, lt, sql } from "drizzle-orm";
import { addMonths } from "../../../../domain/month";
import type { Context } from "../../../context";
import { billDays, billTotals } from "../../../database/schema/bill-cube";
import { refuse } from "../../../errors";
import { owned } from "../../../lists/owner";
import { toLocalDate, toYearMonth } from "../../../time";
import { matchingCells } from "../cube/known";

/** A month that is compared with an earlier one. */
export interface ComparedMonths {
  cycle: string;
  before: string;
  /** Days of the earlier month that take part: all of them or, while the month is not over, as many as are whole on its bill; none before it begins. */
  days: number;
}

/** Which months are asked for, and in which currency. */
export interface AskedMonths {
  billCycle?: string | undefined;
  comparedCycle?: string | undefined;
  currency?: string | undefined;
}

/** No month has more days. */
export const lastDay = 31;

/**
 * The months to compare: the one asked for or the present one, and the earlier one or the one before. The bill of the present one is whole
 * until its last day before today that has lines: today may have orders already, and its usage only later. @throws AnswerError
 * BILL_COMPARED_WRONG
 */
export async function comparedMonths(
  { billCycle, comparedCycle, currency }: AskedMonths,
  context: Context,
): Promise<ComparedMonths> {
  const now = toYearMonth(context.now());
  const cycle = billCycle ?? now;
  const before = comparedCycle ?? addMonths(cycle, -1);
  if (before >= cycle) throw refuse("BILL_COMPARED_WRONG");
  if (cycle !== now) return { cycle, before, days: cycle < now ? lastDay : 0 };
  const ofCycle = { ...(currency && { currency }), startCycle: cycle, endCycle: cycle };
  const { billDate } = billDays;
  // A bill may have days outside its month.
  const wholeDays = and(gte(billDate, `${cycle}-01`), lt(billDate, toLocalDate(context.now())));
  // Of all lines in the currency, whatever else is filtered: a product without charges today is compared with whole days as the others.
  const [row] = await context.db
    .select({ day: sql<number>`extract(day from ${billDate})::int` })
    .from(billDays)
    .where(and(matchingCells(billDays, ofCycle, context), wholeDays))
    .groupBy(billDate)
    .having(sql`sum(${billDays.lineCount}) <> 0`)
    .orderBy(desc(billDate))
    .limit(1);
  return { cycle, before, days: row?.day ?? 0 };
}

/**
 * Why two months cannot be compared; undefined where they can: the months without bill lines in the currency, whatever else is filtered or,
 * where that is none, the running one has no whole day.
 */
export async function whyIncomparable(
  months: ComparedMonths,
  asked: AskedMonths,
  context: Context,
): Promise<{ unbilled: string[] } | undefined> {
  const unbilled = await unbilledMonths(months, asked, context);
  return unbilled.length > 0 || months.days === 0 ? { unbilled } : undefined;
}

async function unbilledMonths(
  { cycle, before }: ComparedMonths,
  { currency }: AskedMonths,
  context: Context,
): Promise<string[]> {
  const months = [before, cycle];
  const rows = await context.db
    .select({ month: billTotals.billCycle })
    .from(billTotals)
    .where(and(matchingCells(billTotals, currency ? { currency } : {}, context), inArray(billTotals.billCycle, months)))
    .groupBy(billTotals.billCycle)
    .having(sql`sum(${billTotals.lineCount}) <> 0`);
  return months.filter((month) => rows.every((row) => row.month !== month));
}

/** The months of the caller's bills, the latest first. */
export function billMonthsOf({ db, user }: Context): Promise<{ billCycle: string }[]> {
  const { billCycle, lineCount } = billTotals;
  return db
    .select({ billCycle })
    .from(billTotals)
    .where(owned(billTotals, user.customId))
    .groupBy(billCycle)
    .having(sql`sum(${lineCount}) <> 0`)
    .orderBy(desc(billCycle));
}
