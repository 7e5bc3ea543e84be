import { asc, count, desc, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./client";

/** So many rows are counted; that there are more is all that is said of the others. */
const MOST_COUNTED = 10_000;

/** The part of a list's request that says which page. */
export interface PageRequest {
  pageNum?: number;
  pageSize?: number;
}

/** A page as asked for, with the description's defaults: first page, 20 rows. */
export interface Page {
  pageNum: number;
  pageSize: number;
  limit: number;
  offset: number;
}

/** Reads the page from a list's request. */
export function pageOf({ pageNum = 1, pageSize = 20 }: PageRequest): Page {
  return { pageNum, pageSize, limit: pageSize, offset: (pageNum - 1) * pageSize };
}

/** How many rows match, for lists where counting them all would be dear: counts up to 10,000 and says whether there are more. */
export async function cappedCount(
  db: Queryable,
  table: PgTable,
  where: SQL | undefined,
): Promise<{ total: number; totalCapped: boolean }> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .limit(MOST_COUNTED + 1)
    .as("some");
  const [row] = await db.select({ found: count() }).from(some);
  const found = row?.found ?? 0;
  return { total: Math.min(found, MOST_COUNTED), totalCapped: found > MOST_COUNTED };
}

/** The order asked for; equal rows follow by id in the same direction, so that no row is on two pages. */
export function orderOf(
  column: AnyPgColumn | SQL,
  id: AnyPgColumn,
  sortOrder: "ascending" | "descending" = "descending",
): SQL[] {
  return sortOrder === "ascending" ? [asc(column), asc(id)] : [desc(column), desc(id)];
}

/** A LIKE pattern that finds the text anywhere, its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${startingWith(text)}`;
}

/** The same for the text at the start. */
export function startingWith(text: string): string {
  return `${text.replace(/[\\%_]/g, "\\$&")}%`;
}
