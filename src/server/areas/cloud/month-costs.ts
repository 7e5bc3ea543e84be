import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { cloudAccounts } from "../../database/schema/cloud";
import { resources } from "../../database/schema/resource";
import { toYearMonth } from "../../time";

/**
 * Adds up what each resource costs in the running month, by the bill lines of its account that name it. Only rows that differ are locked, in
 * the order of all writers, and written.
 */
export async function refreshMonthCosts(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    WITH costs AS (
      SELECT resource.id, coalesce(sum(line.payable_amount), 0) AS cost
      FROM ${resources} AS resource
      JOIN ${cloudAccounts} AS account ON account.id = resource.cloud_account_id
      LEFT JOIN ${billLines} AS line
        ON line.custom_id = resource.custom_id AND line.resource_id = resource.resource_id AND line.account_uid = account.account_uid
        AND line.cloud_code = account.cloud_code
        AND line.bill_cycle = ${toYearMonth(now)} AND line.currency = 'CNY'
      GROUP BY resource.id
    ), differing AS (
      SELECT resource.id, costs.cost FROM costs JOIN ${resources} AS resource USING (id)
      WHERE costs.cost <> resource.exact_month_cost ORDER BY resource.id FOR NO KEY UPDATE OF resource
    )
    UPDATE ${resources} SET exact_month_cost = differing.cost FROM differing WHERE differing.id = ${resources.id}`);
}
