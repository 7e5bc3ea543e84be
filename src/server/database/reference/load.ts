import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../client";
import { clouds, regions } from "../schema/cloud";
import { referenceClouds } from "./clouds";
import { referenceRegions } from "./regions";

/**
 * Brings the clouds of specification §1 and their regions up to date, in the demo and in production alike. Runs at every
 * start: rows of an earlier version are replaced, rows that something else has added stay.
 */
export async function loadReference(db: Database): Promise<void> {
  const regionRows = Object.entries(referenceRegions).flatMap(([cloudCode, rows]) =>
    rows.map((row, sort) => ({ cloudCode, ...row, sort })),
  );
  await db.transaction(async (tx) => {
    await tx
      .insert(clouds)
      .values(referenceClouds)
      .onConflictDoUpdate({ target: clouds.code, set: given(clouds, ["id", "code"]) });
    await tx
      .insert(regions)
      .values(regionRows)
      .onConflictDoUpdate({
        target: [regions.cloudCode, regions.regionId],
        set: given(regions, ["cloudCode", "regionId"]),
      });
  });
}

/** Every column but the key, as the row to be inserted has it. */
function given(table: PgTable, key: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !key.includes(name));
  return Object.fromEntries(columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]));
}
