import { sql } from "drizzle-orm";
import type { Tx } from "../../database/client";

/** Lets one change of a customer's views at a time, so that neither their number nor their order is outrun. */
export async function lockViews(tx: Tx, customId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('business views', ${customId}))`);
}
