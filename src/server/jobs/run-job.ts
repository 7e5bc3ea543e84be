import { sql } from "drizzle-orm";
import type { Database } from "../database/client";
import type { Failed, Job } from "./job";

/**
 * Runs a job unless another server of the same database is at it: the lock is the transaction's, so it ends with the server
 * that holds it, however that ends. @returns whether it ran.
 */
export async function runJob(
  db: Database,
  { name, run }: Job,
  now: Date,
  signal = new AbortController().signal,
  failed: Failed = raise,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('job'), hashtext(${name})) as free`,
    );
    if (!rows[0]?.free) return false;
    await run(db, now, signal, failed);
    return true;
  });
}

function raise(error: unknown): never {
  throw error;
}
