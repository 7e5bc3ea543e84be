import { sql } from "drizzle-orm";
import type { Queryable } from "../../client";

/** What a bill takes out of an account. CNY with two decimals. */
export interface MonthlyNeed {
  /** "2026-01" */
  billCycle: string;
  cash: string;
  credit: string;
}

/** What each bill took, the oldest first, by customer. The running month is not billed yet and comes last. Nothing was ordered here yet. */
export async function readNeeds(db: Queryable): Promise<(customId: number) => MonthlyNeed[]> {
  const { rows } = await db.execute<Record<"custom_id" | "bill_cycle" | "cash" | "credit", string>>(sql`
    SELECT custom_id, bill_cycle, round(sum(cash_amount), 2)::text AS cash, round(sum(credit_amount), 2)::text AS credit
    FROM bill_lines WHERE currency = 'CNY' GROUP BY custom_id, bill_cycle ORDER BY bill_cycle`);
  return (customId) =>
    rows
      .filter((row) => Number(row.custom_id) === customId)
      .map(({ bill_cycle: billCycle, cash, credit }) => ({ billCycle, cash, credit }));
}
