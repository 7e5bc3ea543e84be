import { sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import { toYearMonth } from "../../time";
import { type BillQuery, matching } from "./filters";

/** A month that is compared with the one before it. */
export interface ComparedMonths {
  cycle: string;
  last: string;
  /** Days of the month before that take part: all of them or, while the month is not over, as many as are on its bill. */
  days: number;
}

/** No month has more days. */
const lastDay = 31;

/** The months to compare: the one asked for or the present one, whose bill ends with its last day that has lines, and the one before. */
export async function comparedMonths(
  { billCycle, ...filters }: Omit<BillQuery, "pageNum"> & { billCycle?: string },
  context: Context,
): Promise<ComparedMonths> {
  const now = toYearMonth(context.now());
  const cycle = billCycle ?? now;
  const months = { cycle, last: addMonths(cycle, -1) };
  if (cycle !== now) return { ...months, days: lastDay };
  // Of all lines in the currency, whatever else is filtered: a product without charges today is compared with whole days as the others.
  const { currency } = filters;
  const [row] = await context.db
    .select({ day: sql<number | null>`extract(day from max(${billLines.billDate}))::int` })
    .from(billLines)
    .where(matching({ ...(currency && { currency }), startCycle: cycle, endCycle: cycle }, context));
  return { ...months, days: row?.day ?? 0 };
}
