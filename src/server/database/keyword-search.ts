import { sql } from "drizzle-orm";
import type { Queryable } from "./client";
import { CUSTOMER_SETTING } from "./schema/owned";

/**
 * Makes the function by which calls use the index of letter pairs. PostgreSQL asks a table's policy before any condition that might tell of
 * a row it hides, and takes `@>` for such a one: under a policy the index is never used. The function works as the owner of the table and
 * sees to it itself that no call gets another customer's rows.
 */
export async function createKeywordSearch(db: Queryable): Promise<void> {
  await db.execute(sql`drop function if exists resources_with_grams(bigint, text[])`);
  // An array: a set would be handed over row by row, which takes as long as finding it.
  await db.execute(sql`
    create or replace function ids_with_grams(customer bigint, wanted text[]) returns bigint[]
    language sql stable security definer set search_path = pg_catalog, public, pg_temp
    as $$
      select array(
        select resource_id from public.resource_grams where custom_id = customer and grams @> wanted
          and customer = coalesce(nullif(current_setting('${sql.raw(CUSTOMER_SETTING)}', true), '')::bigint, customer))
    $$`);
}
