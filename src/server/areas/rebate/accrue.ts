import { sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import type { Queryable } from "../../database/client";
import { toYearMonth } from "../../time";
import { lastFinalMonth } from "../bill/final-bill";
import { AgentStatus, RebateStatus } from "../../../generated/enums";

/**
 * Works out what agents earn of this month and the last: what the customers they brought are billed, times their rate, half up to
 * cents. What is not confirmed follows the bills, and is gone where nothing is earned any more; what is stays as it is, whatever becomes
 * of rates and bills. An agent that is not active keeps what it has. The cube has the sums of the bills at every moment, in far fewer rows.
 */
export async function accrueRebates(db: Queryable, now: Date): Promise<void> {
  const month = toYearMonth(now);
  const months = sql`(${month}, ${addMonths(month, -1)})`;
  await db.execute(sql`
    WITH due AS (
      SELECT agents.agent_custom_id AS custom_id, customers.id AS customer_id, bill.bill_cycle AS rebate_month, bill.product_code,
        min(bill.product_name) AS product_name, round(sum(bill.payable_amount), 2) AS sales_amount, agents.rebate_rate,
        round(sum(bill.payable_amount) * agents.rebate_rate, 2) AS rebate_amount
      FROM agents JOIN customers ON customers.parent_id = agents.agent_custom_id JOIN bill_months AS bill ON bill.custom_id = customers.id
      WHERE agents.status = ${AgentStatus.active} AND bill.currency = 'CNY' AND bill.bill_cycle IN ${months}
      GROUP BY agents.id, customers.id, bill.bill_cycle, bill.product_code
    ), earned AS (
      SELECT * FROM due WHERE rebate_amount > 0
    ), accrued AS (
      INSERT INTO rebates (custom_id, customer_id, rebate_month, product_code, product_name, sales_amount, rebate_rate, rebate_amount, status, status_time)
      SELECT earned.*, ${RebateStatus.toBeConfirmed}, ${now.toISOString()}::timestamptz FROM earned
      ORDER BY custom_id, customer_id, rebate_month, product_code
      ON CONFLICT (custom_id, customer_id, rebate_month, product_code) DO UPDATE
        SET sales_amount = excluded.sales_amount, rebate_rate = excluded.rebate_rate, rebate_amount = excluded.rebate_amount
        WHERE rebates.status = ${RebateStatus.toBeConfirmed} AND (rebates.sales_amount, rebates.rebate_rate) IS DISTINCT FROM (excluded.sales_amount, excluded.rebate_rate)
    )
    DELETE FROM rebates
    WHERE status = ${RebateStatus.toBeConfirmed} AND rebate_month IN ${months}
      AND custom_id IN (SELECT agent_custom_id FROM agents WHERE status = ${AgentStatus.active})
      AND NOT EXISTS (
        SELECT FROM earned
        WHERE (earned.custom_id, earned.customer_id, earned.rebate_month, earned.product_code)
          = (rebates.custom_id, rebates.customer_id, rebates.rebate_month, rebates.product_code))`);
}

/** Confirms the rebates of months whose bills are final (rules: 0 -> 1). */
export async function confirmRebates(db: Queryable, now: Date): Promise<void> {
  await db.execute(
    sql`UPDATE rebates SET status = ${RebateStatus.withdrawable}, status_time = ${now.toISOString()}::timestamptz WHERE status = ${RebateStatus.toBeConfirmed} AND rebate_month <= ${lastFinalMonth(now)}`,
  );
}

/**
 * Says of rebates that are not withdrawn what is unusual about them: bills that have changed since the confirmation, or of which the
 * customer owes a part. What is owed of the running month is no debt yet.
 */
export async function flagRebates(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE rebates SET exception_flag = found.flag
    FROM (
      SELECT rebates.id, CASE
        WHEN rebates.status = ${RebateStatus.withdrawable} AND coalesce(round(sum(bill.payable_amount), 2), 0) <> rebates.sales_amount THEN 'SALES_CHANGED'
        WHEN sum(bill.payable_amount - bill.cash_amount - bill.coupon_amount - bill.credit_amount) > 0 AND rebates.rebate_month < ${toYearMonth(now)} THEN 'UNPAID'
        ELSE 'NORMAL' END AS flag
      FROM rebates LEFT JOIN bill_totals AS bill
        ON bill.custom_id = rebates.customer_id AND bill.currency = 'CNY' AND bill.bill_cycle = rebates.rebate_month AND bill.product_code = rebates.product_code
      WHERE rebates.status IN (${RebateStatus.toBeConfirmed}, ${RebateStatus.withdrawable})
      GROUP BY rebates.id
    ) AS found
    WHERE found.id = rebates.id AND rebates.exception_flag <> found.flag`);
}

/** All of it, in one transaction: nothing is confirmed with sums of yesterday. */
export async function settleAccruals(db: Queryable, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await accrueRebates(tx, now);
    await confirmRebates(tx, now);
    await flagRebates(tx, now);
  });
}
