import { asc, desc, sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import type { BillTrendRow } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { billTotals } from "../../database/schema/bill-cube";
import { toYearMonth } from "../../time";
import { matchingCells } from "./cube/known";

/** Months where the request does not say how many: a year, and the same month of the year before. */
const MONTHS = 13;

/** What a month without lines of a value amounts to. */
const nothing = { payableAmount: "0.00000000", lineCount: 0 };

/** The months until one, each whole or divided. */
export async function trendOf(query: Input<"getBillTrend">, context: Context): Promise<BillTrendRow[]> {
  const [db, now] = [context.db, context.now()];
  const { billCycle = toYearMonth(now), months = MONTHS, by, ...filters } = query;
  const cycles = Array.from({ length: months }, (_, index) => addMonths(billCycle, index + 1 - months));
  const key = by === undefined ? sql<string>`''` : sql<string>`${billTotals[by]}`;
  const total = sql<string>`sum(${billTotals.payableAmount})`;
  const found = await db
    .select({
      cycle: billTotals.billCycle,
      key: key.as("key"),
      payableAmount: total,
      lineCount: sql<string>`sum(${billTotals.lineCount})`,
    })
    .from(billTotals)
    .where(matchingCells(billTotals, { ...filters, startCycle: cycles[0] ?? billCycle, endCycle: billCycle }, context))
    .groupBy(billTotals.billCycle, sql`2`)
    .having(sql`sum(${billTotals.lineCount}) <> 0`)
    .orderBy(desc(sql`sum(${total}) over (partition by ${by === undefined ? sql`1` : billTotals[by]})`), asc(sql`2`));
  const keys = by === undefined ? [""] : [...new Set(found.map((row) => row.key))];
  const byPlace = new Map(
    found.map((row) => [
      `${row.cycle} ${row.key}`,
      { payableAmount: row.payableAmount, lineCount: Number(row.lineCount) },
    ]),
  );
  return cycles.flatMap((cycle) =>
    keys.map((value) => ({
      billCycle: cycle,
      ...({ cloudCode: null, serviceCategory: null, payMode: null, ...(by !== undefined && { [by]: value }) } as Pick<
        BillTrendRow,
        "cloudCode" | "serviceCategory" | "payMode"
      >),
      ...(byPlace.get(`${cycle} ${value}`) ?? nothing),
    })),
  );
}
