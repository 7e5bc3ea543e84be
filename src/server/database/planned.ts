import { createHash } from "node:crypto";
import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { PooledDatabase } from "./client";

/** A query of drizzle's. */
interface Plannable<Rows> {
  toSQL(): { sql: string };
  prepare(name: string): { execute(): Promise<Rows> };
}

/** Each connection keeps a plan for each of these; a server meets few texts often, and others only once. */
const MOST = 200;

const names = new Map<string, string>();

/**
 * Runs a query by a plan that the connection keeps, for one that takes longer to plan than to run: over all months of bill lines planning
 * takes 7 ms, and running 2. PostgreSQL keeps a plan that does not know the parameters only where it costs no more than one that does; how
 * many rows are asked for it has to know, so write that into the text. Beyond the first 200 texts queries run as any other does.
 */
export function planned<Rows>(query: Plannable<Rows>): Promise<Rows> {
  return query.prepare(nameOf(query.toSQL().sql)).execute();
}

/**
 * A statement that every call makes, so that its text is built once and each connection plans it once.
 * @param name of its own among those of this server
 * @param statement what changes from one time to the next as `sql.placeholder`
 */
export function plannedStatement<Values extends Record<string, unknown>, Row extends Record<string, unknown>>(
  name: string,
  statement: SQL,
): (db: PooledDatabase, values: Values) => Promise<Row[]> {
  const { sql: text, params } = new PgDialect().sqlToQuery(statement);
  return async (db, values) => {
    const { rows } = await db.$client.query<Row>({ name, text, values: fillPlaceholders(params, values) });
    return rows;
  };
}

/** Empty for no name. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= MOST) return "";
  const name = `q${createHash("sha256").update(text).digest("hex").slice(0, 40)}`;
  names.set(text, name);
  return name;
}
