import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { keepBillMonths } from "./bill-months";
import { ensureCallsRole, grantTables } from "./calls-role";
import { type Database, openDatabase } from "./client";
import { createKeywordSearch } from "./keyword-search";
import { loadReference } from "./reference/load";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Names the lock of migrations among the advisory locks of a database. */
const MIGRATION_LOCK = 7_233_011;

/** The tables are of a time before the first of today's migrations; the message says what to do. */
export class DatabaseTooOld extends Error {
  override readonly name = "DatabaseTooOld";
  /** Commands print the message without the stack. */
  readonly explained = true;
}

/**
 * Brings the tables of the database at this URL, and the rows that belong to the product, up to date; one server at a time.
 * @throws RoleMissing, DatabaseTooOld
 */
export async function migrate(url: string): Promise<void> {
  const { db, close } = openDatabase(url, 1);
  try {
    // Held by the only connection, and so until it closes: drizzle takes no lock of its own.
    await db.execute(sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await refuseTooOld(db);
    await ensureCallsRole(db);
    await runMigrations(db, { migrationsFolder });
    await createKeywordSearch(db);
    await grantTables(db);
    await keepBillMonths(db, new Date());
    await loadReference(db);
  } finally {
    await close();
  }
}

/**
 * The first migration makes all tables, so it can't run where some are. Its time is that of the last of those it was joined of: a
 * database that had them all is up to date.
 */
async function refuseTooOld(db: Database): Promise<void> {
  const { rows: found } = await db.execute(sql`SELECT to_regclass('drizzle.__drizzle_migrations') AS table`);
  if (found[0]?.table === null) return;
  const { rows } = await db.execute(sql`SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations`);
  const last = rows[0]?.last;
  const [first] = readMigrationFiles({ migrationsFolder });
  if (typeof last !== "string" || !first || Number(last) >= first.folderMillis) return;
  throw new DatabaseTooOld(
    "The tables of the database are older than the first migration of this version, and can't be brought up to date. " +
      "Use an empty database, by DATABASE_URL or CDZ_DATA_DIR, or delete the data folder of the demo.",
  );
}
