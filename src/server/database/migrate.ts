import { fileURLToPath } from "node:url";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import { openDatabase } from "./client";
import { sealPlainAnswers } from "./kept-answer";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Brings the tables of the database at this URL up to date. Does nothing when they are. */
export async function migrate(url: string): Promise<void> {
  const { db, close } = openDatabase(url, 1);
  try {
    await runMigrations(db, { migrationsFolder });
    await sealPlainAnswers(db);
  } finally {
    await close();
  }
}
