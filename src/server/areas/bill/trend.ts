import { asc, desc, sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import type { BillTrendRow } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import { toYearMonth } from "../../time";
import { matching } from "./filters";

/** Months where the request does not say how many: a year, and the same month of the year before. */
const MONTHS = 13;

/** What a month without lines of a value amounts to. */
const nothing = { payableAmount: "0.00000000", lineCount: 0 };

/** The months until one, each whole or divided. */
export async function trendOf(query: Input<"getBillTrend">, context: Context): Promise<BillTrendRow[]> {
  const [db, now] = [context.db, context.now()];
  const { billCycle = toYearMonth(now), months = MONTHS, by, ...filters } = query;
  const cycles = Array.from({ length: months }, (_, index) => addMonths(billCycle, index + 1 - months));
  const key = by === undefined ? sql<string>`''` : sql<string>`${billLines[by]}`;
  const total = sql<string>`sum(${billLines.payableAmount})`;
  const found = await db
    .select({ cycle: billLines.billCycle, key: key.as("key"), payableAmount: total, lineCount: sql<string>`count(*)` })
    .from(billLines)
    .where(matching({ ...filters, startCycle: cycles[0] ?? billCycle, endCycle: billCycle }, context))
    .groupBy(billLines.billCycle, sql`2`)
    .orderBy(desc(sql`sum(${total}) over (partition by ${by === undefined ? sql`1` : billLines[by]})`), asc(sql`2`));
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
