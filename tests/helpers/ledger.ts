import { sql } from "drizzle-orm";
import type { Database } from "../../src/server/database/client";

/** Funds whose ledger does not sum up to the balance, or whose last row has another. */
export async function disagreeingFunds(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    WITH sums AS (
      SELECT custom_id, fund, sum(amount) AS total, (array_agg(balance ORDER BY id DESC))[1] AS last FROM account_ledger GROUP BY 1, 2
    ), balances AS (
      SELECT custom_id, fund, balance FROM accounts, LATERAL (VALUES ('cash', cash), ('credit', credit), ('frozen', frozen)) AS funds (fund, balance)
    )
    SELECT * FROM balances LEFT JOIN sums USING (custom_id, fund) WHERE balance <> coalesce(total, 0) OR balance <> coalesce(last, 0)`);
  return rows;
}
