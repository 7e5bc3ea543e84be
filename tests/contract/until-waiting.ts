import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Database } from "../../src/server/database/client";

/** A busy machine takes longer than Vitest waits by itself. */
const PATIENCE_MS = 5_000;

/** Waits until somebody waits for a lock in this database. */
export async function untilWaiting(db: Pick<Database, "execute">): Promise<void> {
  const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await vi.waitFor(async () => expect((await db.execute(waits)).rows).toHaveLength(1), PATIENCE_MS);
}
