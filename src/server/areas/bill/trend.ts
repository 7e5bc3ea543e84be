import { asc, desc, sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import type { BillTrendRow } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { billDays, billTotals } from "../../database/schema/bill-cube";
import { toLocalDate, toYearMonth } from "../../time";
import { periodsOf } from "./cost/periods";
import { matchingCells } from "./cube/known";

/** Months where the request does not say how many: a year, and the same month of the year before. */
const MONTHS = 13;

/** What a period without lines of a value says. */
const nothing = { payableAmount: null, lineCount: 0 };

/** The months until one, or the days of it, each whole or divided. */
export async function trendOf(query: Input<"getBillTrend">, context: Context): Promise<BillTrendRow[]> {
  const [db, now] = [context.db, context.now()];
  const { billCycle = toYearMonth(now), months = MONTHS, by, granularity = "month", ...filters } = query;
  const byDay = granularity === "day";
  const table = byDay ? billDays : billTotals;
  const first = byDay ? billCycle : addMonths(billCycle, 1 - months);
  const period = byDay ? sql<string>`${billDays.billDate}::text` : sql<string>`${billTotals.billCycle}`;
  const key = by === undefined ? sql<string>`''` : sql<string>`${table[by]}`;
  const total = sql<string>`sum(${table.payableAmount})`;
  const found = await db
    .select({
      period: period.as("period"),
      key: key.as("key"),
      payableAmount: total,
      lineCount: sql<string>`sum(${table.lineCount})`,
    })
    .from(table)
    .where(matchingCells(table, { ...filters, startCycle: first, endCycle: billCycle }, context))
    .groupBy(sql`1`, sql`2`)
    .having(sql`sum(${table.lineCount}) <> 0`)
    .orderBy(desc(sql`sum(${total}) over (partition by ${by === undefined ? sql`1` : table[by]})`), asc(sql`2`));
  const keys = by === undefined ? [""] : [...new Set(found.map((row) => row.key))];
  const byPlace = new Map(
    found.map((row) => [
      `${row.period} ${row.key}`,
      { payableAmount: row.payableAmount, lineCount: Number(row.lineCount) },
    ]),
  );
  const periods = byDay
    ? daysWith(
        found.map((row) => row.period),
        billCycle,
        now,
      )
    : Array.from({ length: months }, (_, index) => addMonths(first, index));
  return periods.flatMap((one) =>
    keys.map((value) => ({
      billCycle: byDay ? billCycle : one,
      billDate: byDay ? one : null,
      ...({ cloudCode: null, serviceCategory: null, payMode: null, ...(by !== undefined && { [by]: value }) } as Pick<
        BillTrendRow,
        "cloudCode" | "serviceCategory" | "payMode"
      >),
      ...(byPlace.get(`${one} ${value}`) ?? nothing),
    })),
  );
}

/** The days of a month that have begun, and those outside it that late lines of its bill are of. */
function daysWith(found: readonly string[], month: string, now: Date): string[] {
  return [...new Set([...periodsOf({ start: month, end: month }, true, toLocalDate(now)), ...found])].sort();
}
