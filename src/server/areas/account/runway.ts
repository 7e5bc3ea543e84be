import { Decimal } from "decimal.js";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { addDays } from "../../time";

/** Days of consumption that the mean is of. */
const meanOf = 30;
/** A runway longer than this is none: thirty years. */
const most = 10_957;

/** What the account pays for, or owes, in a day: the mean of the last 30 days, refunds counted against it. CNY with two decimals. */
export async function dailyConsumption(db: Queryable, customId: number, now: Date): Promise<string> {
  const { rows } = await db.execute<{ consumed: string }>(sql`
    SELECT coalesce(sum(cash_amount + credit_amount + debt_amount), 0) AS consumed FROM bill_lines
    WHERE custom_id = ${customId} AND currency = 'CNY'
      AND consume_time > ${addDays(now, -meanOf).toISOString()}::timestamptz AND consume_time <= ${now.toISOString()}::timestamptz`);
  return Decimal.max(0, new Decimal(rows[0]?.consumed ?? 0).div(meanOf)).toFixed(2);
}

/** Whole days that an amount lasts; null where nothing is consumed, or too little to say. */
export function runwayOf(available: Decimal, dailyAmount: string): number | null {
  if (new Decimal(dailyAmount).isZero()) return null;
  const days = Decimal.max(0, available).div(dailyAmount).floor();
  return days.gt(most) ? null : days.toNumber();
}
