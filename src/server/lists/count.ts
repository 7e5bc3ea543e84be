import { count, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Context } from "../context";
import type { Queryable } from "../database/client";
import type { Counts } from "./definition";

/** More rows are not counted. */
const MOST_COUNTED = 10_000;

/** How many rows match, with sums of them where a list shows some. */
export async function countAll(
  db: Queryable,
  table: PgTable,
  where: SQL | undefined,
  sums?: Record<string, SQL>,
): Promise<object> {
  const [row] = await db
    .select({ total: count(), ...sums })
    .from(table)
    .where(where);
  const { total = 0, ...totals } = row ?? {};
  return sums ? { total, totals } : { total };
}

/** How many rows match, for lists where counting all of them costs too much: counts up to 10,000 and says whether there are more. */
export async function countSome(db: Queryable, table: PgTable, where: SQL | undefined): Promise<object> {
  const condition = where ?? sql`true`;
  // Written out: drizzle takes longer to build a query of a query than PostgreSQL to answer it for few rows.
  const { rows } = await db.execute<{ found: number }>(
    sql`SELECT count(*)::int AS found FROM (SELECT FROM ${table} WHERE ${condition} LIMIT ${sql.raw(String(MOST_COUNTED + 1))}) AS counted`,
  );
  const found = rows[0]?.found ?? 0;
  return { total: Math.min(found, MOST_COUNTED), totalCapped: found > MOST_COUNTED };
}

/**
 * How many rows have each status, and how many those asked for have together.
 * @param where without the condition on the status
 */
export async function countEach(
  table: PgTable,
  { by, values, sparse }: Counts,
  where: SQL | undefined,
  asked: readonly (number | string)[] | undefined,
  context: Context,
): Promise<object> {
  const status = sql<number | string>`${typeof by === "function" ? by(context) : by}`.as("by_status");
  const found = context.db.select({ status }).from(table).where(where).as("found");
  const rows = await context.db.select({ status: found.status, count: count() }).from(found).groupBy(found.status);
  const counts = values.map((value) => ({
    status: value,
    count: rows.find((row) => row.status === value)?.count ?? 0,
  }));
  const wanted = counts.filter((one) => !asked?.length || asked.includes(one.status));
  const told = sparse ? counts.filter((one) => one.count > 0 || asked?.includes(one.status)) : counts;
  return { counts: told, total: wanted.reduce((sum, one) => sum + one.count, 0) };
}
