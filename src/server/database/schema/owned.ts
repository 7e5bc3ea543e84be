import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, type PgPolicy, pgPolicy, pgRole, type PgTable } from "drizzle-orm/pg-core";

/** The role of calls: it sees the rows of one customer. Jobs, seeds, migrations and administration work as the owner of the tables. */
export const callsRole = pgRole("console_calls").existing();

/** Names the customer of a call among the settings of its connection; without one no row is there. */
export const CUSTOMER_SETTING = "console.customer";

/**
 * The customer of the call; a setting that was taken back is empty. Where a statement names the customer, too, PostgreSQL compares the two
 * once; elsewhere it reads the setting for each row of a table that it walks through.
 */
const held = sql.raw(`nullif(current_setting('${CUSTOMER_SETTING}', true), '')::bigint`);

/** Rows of the customer that this column names. Every table with customers' rows has one of these policies. */
export function ownRows(customId: AnyPgColumn): PgPolicy {
  return pgPolicy("own", { to: callsRole, using: sql`${customId} = ${held}` });
}

/** Rows that belong to a row of another table: who sees that one sees them. */
export function rowsOf(parent: PgTable & { id: AnyPgColumn }, parentId: AnyPgColumn): PgPolicy {
  return pgPolicy("own", {
    to: callsRole,
    using: seenWith(parent, parentId),
  });
}

/** Rows that are seen besides one's own, and neither written nor deleted. */
export function seenRows(name: string, condition: SQL): PgPolicy {
  return pgPolicy(name, { for: "select", to: callsRole, using: condition });
}

/** Rows that name the caller's customer in another column: as the parent of the row's own, or as the other side of a transfer. */
export function below(parentId: AnyPgColumn): SQL {
  return sql`${parentId} = ${held}`;
}

/** Rows that belong to a row of another table, for the customer that one belongs to: who only sees that one does not write them. */
export function rowsOfOwn(
  parent: PgTable & { id: AnyPgColumn; customId: AnyPgColumn },
  parentId: AnyPgColumn,
): PgPolicy {
  return pgPolicy("own", {
    to: callsRole,
    using: sql`exists (select from ${parent} where ${parent.id} = ${parentId} and ${parent.customId} = ${held})`,
  });
}

/** The condition of `seenRows` for rows that belong to a row of another table: who sees that one sees them. */
export function seenWith(parent: PgTable & { id: AnyPgColumn }, parentId: AnyPgColumn): SQL {
  return sql`exists (select from ${parent} where ${parent.id} = ${parentId})`;
}
