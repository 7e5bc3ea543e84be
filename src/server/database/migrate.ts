import { fileURLToPath } from "node:url";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { openDatabase } from "./client";
import { sealPlainAnswers } from "./kept-answer";
import { loadReference } from "./reference/load";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Brings the tables of the database at this URL, and the rows that belong to the product, up to date. */
export async function migrate(url: string): Promise<void> {
  const { db, close } = openDatabase(url, 1);
  try {
    await runMigrations(db, { migrationsFolder });
    await sealPlainAnswers(db);
    await loadReference(db);
  } finally {
    await close();
  }
}
