import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/client";

/**
 * What a customer's account will be charged for the bills of this month and of the last one: what they come to beside orders, which are paid
 * by themselves, until the ledger has the charge. Never below zero; CNY with two decimals.
 * @param customId the customer, or the column of a query over customers
 */
export function uncharged(customId: number | AnyPgColumn, now: Date): SQL<string> {
  const month = sql`to_char(${now.toISOString()}::timestamptz AT TIME ZONE 'Asia/Shanghai'`;
  return sql`(
    SELECT greatest(round(coalesce(sum(cash_amount + credit_amount + debt_amount), 0), 2), 0) FROM bill_lines AS line
    WHERE custom_id = ${customId} AND currency = 'CNY' AND bill_cycle IN (${month}, 'YYYY-MM'), ${month} - interval '1 month', 'YYYY-MM'))
      AND NOT EXISTS (SELECT FROM account_ledger AS charged WHERE charged.custom_id = line.custom_id AND charged.relate_no = line.bill_cycle AND charged.trade_type = 'consume')
      AND NOT EXISTS (SELECT FROM orders WHERE orders.order_no = line.order_no))`;
}

/** The same of one customer. */
export async function unchargedOf(db: Queryable, customId: number, now: Date): Promise<string> {
  const { rows } = await db.execute<{ due: string }>(sql`SELECT ${uncharged(customId, now)} AS due`);
  return rows[0]?.due ?? "0.00";
}
