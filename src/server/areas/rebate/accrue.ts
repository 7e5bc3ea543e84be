import { sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import type { Queryable } from "../../database/client";
import { toLocalDate, toYearMonth } from "../../time";
import { AgentStatus, RebateStatus } from "../../../generated/enums";

/** Day of a month from which on the rebates of the month before are confirmed: its bills are final then. */
const confirmedFrom = 5;

/**
 * Works out what agents earn of this month and the last: what the customers they brought are billed, times their rate, half up to
 * cents. What is not confirmed follows the bills; what is stays as it is, whatever becomes of rates and bills.
 */
export async function accrueRebates(db: Queryable, now: Date): Promise<void> {
  const month = toYearMonth(now);
  const due = sql`round(sum(line.payable_amount) * agents.rebate_rate, 2)`;
  await db.execute(sql`
    INSERT INTO rebates (custom_id, customer_id, rebate_month, product_code, product_name, sales_amount, rebate_rate, rebate_amount, status, status_time)
    SELECT agents.agent_custom_id, customers.id, line.bill_cycle, line.product_code, min(line.product_name),
      round(sum(line.payable_amount), 2), agents.rebate_rate, ${due}, ${RebateStatus.toBeConfirmed}, ${now.toISOString()}::timestamptz
    FROM agents JOIN customers ON customers.parent_id = agents.agent_custom_id JOIN bill_lines AS line ON line.custom_id = customers.id
    WHERE agents.status = ${AgentStatus.active} AND line.currency = 'CNY' AND line.bill_cycle IN (${month}, ${addMonths(month, -1)})
    GROUP BY agents.id, customers.id, line.bill_cycle, line.product_code
    HAVING ${due} > 0
    ORDER BY agents.agent_custom_id, customers.id, line.bill_cycle, line.product_code
    ON CONFLICT (custom_id, customer_id, rebate_month, product_code) DO UPDATE
      SET sales_amount = excluded.sales_amount, rebate_rate = excluded.rebate_rate, rebate_amount = excluded.rebate_amount
      WHERE rebates.status = ${RebateStatus.toBeConfirmed} AND (rebates.sales_amount, rebates.rebate_rate) IS DISTINCT FROM (excluded.sales_amount, excluded.rebate_rate)`);
}

/** Confirms the rebates of months whose bills are final (rules: 0 -> 1). */
export async function confirmRebates(db: Queryable, now: Date): Promise<void> {
  const month = toYearMonth(now);
  const last = Number(toLocalDate(now).slice(8)) >= confirmedFrom ? addMonths(month, -1) : addMonths(month, -2);
  await db.execute(
    sql`UPDATE rebates SET status = ${RebateStatus.withdrawable}, status_time = ${now.toISOString()}::timestamptz WHERE status = ${RebateStatus.toBeConfirmed} AND rebate_month <= ${last}`,
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
        WHEN rebates.status = ${RebateStatus.withdrawable} AND coalesce(round(sum(line.payable_amount), 2), 0) <> rebates.sales_amount THEN 'SALES_CHANGED'
        WHEN sum(line.debt_amount) > 0 AND rebates.rebate_month < ${toYearMonth(now)} THEN 'UNPAID'
        ELSE 'NORMAL' END AS flag
      FROM rebates LEFT JOIN bill_lines AS line
        ON line.custom_id = rebates.customer_id AND line.currency = 'CNY' AND line.bill_cycle = rebates.rebate_month AND line.product_code = rebates.product_code
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
