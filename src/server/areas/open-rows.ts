import { and, asc, inArray, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/client";

/**
 * The rows of a table that are open now, the longest waiting first; so many are read at a time. Each comes once, whatever becomes of it
 * meanwhile, and one that is not open any more when its turn comes is left out.
 */
export async function* openRows(
  db: Database,
  table: PgTable & Record<"id" | "statusTime", AnyPgColumn>,
  isOpen: SQL | undefined,
  most?: number,
): AsyncGenerator<unknown, void> {
  const inOrder = [asc(table.statusTime), asc(table.id)];
  const rowsOf = (where: SQL | undefined) =>
    db
      .select()
      .from<PgTable>(table)
      .where(where)
      .orderBy(...inOrder);
  if (most === undefined) {
    yield* await rowsOf(isOpen);
    return;
  }
  const found = await db
    .select({ id: table.id })
    .from<PgTable>(table)
    .where(isOpen)
    .orderBy(...inOrder);
  const ids = found.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += most)
    yield* await rowsOf(and(isOpen, inArray(table.id, ids.slice(from, from + most))));
}
