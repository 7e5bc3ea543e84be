import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { ensureCallsRole, grantTables } from "./calls-role";
import { openDatabase } from "./client";
import { sealPlainAnswers } from "./kept-answer";
import { loadReference } from "./reference/load";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Names the lock of migrations among the advisory locks of a database. */
const MIGRATION_LOCK = 7_233_011;

/** Brings the tables of the database at this URL, and the rows that belong to the product, up to date; one server at a time. @throws RoleMissing */
export async function migrate(url: string): Promise<void> {
  const { db, close } = openDatabase(url, 1);
  try {
    // Held by the only connection, and so until it closes: drizzle takes no lock of its own.
    await db.execute(sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await ensureCallsRole(db);
    await runMigrations(db, { migrationsFolder });
    await grantTables(db);
    await sealPlainAnswers(db);
    await loadReference(db);
  } finally {
    await close();
  }
}
