import { sql } from "drizzle-orm";
import type { Queryable } from "../../client";

/** What a bill takes out of an account. CNY with two decimals. */
export interface MonthlyNeed {
  /** "2026-01" */
  billCycle: string;
  cash: string;
  credit: string;
}

/** What each bill of a customer took, the oldest first; orders were paid at once, by themselves. The running month is not billed yet and comes last. */
export async function readNeeds(db: Queryable, customId: number): Promise<MonthlyNeed[]> {
  const { rows } = await db.execute<{ bill_cycle: string; cash: string; credit: string }>(sql`
    SELECT bill_cycle, round(sum(cash_amount), 2)::text AS cash, round(sum(credit_amount), 2)::text AS credit
    FROM bill_lines WHERE custom_id = ${customId} AND currency = 'CNY'
      AND (order_no IS NULL OR order_no NOT IN (SELECT order_no FROM orders WHERE custom_id = ${customId}))
    GROUP BY bill_cycle ORDER BY bill_cycle`);
  return rows.map(({ bill_cycle: billCycle, cash, credit }) => ({ billCycle, cash, credit }));
}
