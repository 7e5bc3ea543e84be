import { and, eq, sql } from "drizzle-orm";
import { openDatabase } from "../client";
import { customers } from "../schema/identity";
import { seeds } from "../../generated/seeds";
import { seedCustomers } from "./identity-data/customers";
import { inOrder } from "./run/in-order";

/** How to seed. */
export interface SeedOptions {
  log: (line: string) => void;
  /** The day all dates are counted back from; now by default. */
  today?: Date;
}

/**
 * Fills an empty database with the demo: all of it or, should anything fail, nothing. A database with customers is left as
 * it is. Two programs that start at once wait for one another.
 */
export async function seed(url: string, { log, today = new Date() }: SeedOptions): Promise<void> {
  const { db, close } = openDatabase(url, 1);
  try {
    const seeded = await db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('cdz seed'))`);
      if ((await tx.$count(customers)) > 0) return false;
      for (const name of inOrder(seeds)) {
        log(`demo data: ${name}`);
        await seeds[name]?.write(tx, today);
      }
      return true;
    });
    // Without this the planner guesses until the first autovacuum, and early lists are slow.
    if (seeded) await db.execute(sql`ANALYZE`);
  } finally {
    await close();
  }
}

/** Whether the database at this URL was filled with the demo, whose password everybody knows. */
export async function hasDemo(url: string): Promise<boolean> {
  const { db, close } = openDatabase(url, 1);
  const [first] = seedCustomers;
  try {
    return (
      first !== undefined &&
      (await db.$count(customers, and(eq(customers.id, first.id), eq(customers.customName, first.customName)))) > 0
    );
  } finally {
    await close();
  }
}
