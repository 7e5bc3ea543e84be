import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { cloudAccounts } from "../../database/schema/cloud";
import { resources } from "../../database/schema/resource";
import { toYearMonth } from "../../time";

/**
 * Adds up what each resource costs in the running month, by the bill lines of its account that name it. Only rows that differ are locked, in
 * the order of all writers, and written. Lines are added up before they are joined: a month that has just begun has no statistics, by which
 * PostgreSQL would look through all of its lines for each resource.
 */
export async function refreshMonthCosts(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    WITH billed AS MATERIALIZED (
      SELECT custom_id, account_uid, cloud_code, resource_id, sum(payable_amount) AS cost FROM ${billLines}
      WHERE bill_cycle = ${toYearMonth(now)} AND currency = 'CNY' AND resource_id IS NOT NULL
      GROUP BY custom_id, account_uid, cloud_code, resource_id
    ), differing AS (
      SELECT resource.id, coalesce(billed.cost, 0) AS cost
      FROM ${resources} AS resource
      JOIN ${cloudAccounts} AS account ON account.id = resource.cloud_account_id
      LEFT JOIN billed
        ON billed.custom_id = resource.custom_id AND billed.resource_id = resource.resource_id AND billed.account_uid = account.account_uid
        AND billed.cloud_code = account.cloud_code
      WHERE coalesce(billed.cost, 0) <> resource.exact_month_cost ORDER BY resource.id FOR NO KEY UPDATE OF resource
    )
    UPDATE ${resources} SET exact_month_cost = differing.cost FROM differing WHERE differing.id = ${resources.id}`);
}
