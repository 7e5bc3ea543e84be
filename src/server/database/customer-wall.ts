import { sql } from "drizzle-orm";
import type { Queryable, Tx } from "./client";
import { callsRole, CUSTOMER_SETTING } from "./schema/owned";

/**
 * The one way past the wall around a customer (call-database.ts): for what by its nature concerns several customers, such as
 * transfers within a group. The conditions of the work alone then say whose rows it sees: hand over as little as possible.
 * A test lists who uses it.
 */
export async function beyondCustomer<T>(db: Queryable, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const role = sql`set_config('role', 'none', true)`;
    const { rows } = await tx.execute<{ before: string }>(sql`SELECT current_setting('role') AS before, ${role}`);
    const result = await work(tx);
    // The transaction around may go on; should the work fail, the savepoint takes the role back.
    await tx.execute(sql`SELECT set_config('role', ${rows[0]?.before}, true)`);
    return result;
  });
}

/** The other way round: what the owner of the tables does for one customer sees no rows of others until the transaction ends. */
export async function withinCustomer(tx: Tx, customId: number): Promise<void> {
  const role = sql`set_config('role', ${callsRole.name}, true)`;
  await tx.execute(sql`SELECT ${role}, set_config(${CUSTOMER_SETTING}, ${String(customId)}, true)`);
}
