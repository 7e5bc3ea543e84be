import { and, eq, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { toYearMonth } from "../../time";
import { owned } from "../../lists/owner";

/** What a customer owes: of bills of months that are over, paid by neither cash, credit nor a voucher. CNY with two decimals. */
export async function debtOf(db: Queryable, customId: number, now: Date): Promise<string> {
  // Written out, so that the index of unpaid lines serves it.
  const unpaid = sql`${billLines.debtAmount} > 0`;
  const where = and(
    owned(billLines, customId),
    eq(billLines.currency, "CNY"),
    lt(billLines.billCycle, toYearMonth(now)),
    unpaid,
  );
  const [row] = await db
    .select({ total: sql<string>`round(coalesce(sum(${billLines.debtAmount}), 0), 2)` })
    .from(billLines)
    .where(where);
  return row?.total ?? "0.00";
}
