import { sql } from "drizzle-orm";
import type { Tx } from "../../database/client";

/**
 * Lets one change of a customer's tags and bindings at a time, so that no limit is outrun. Resources themselves stay free: they are
 * being synchronised meanwhile.
 */
export async function lockTags(tx: Tx, customId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tags', ${customId}))`);
}
