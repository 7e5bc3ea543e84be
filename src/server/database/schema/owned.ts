import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, type PgPolicy, pgPolicy, pgRole, type PgTable } from "drizzle-orm/pg-core";

/** The role of calls: it sees the rows of one customer. Jobs, seeds, migrations and administration work as the owner of the tables. */
export const callsRole = pgRole("console_calls").existing();

/** Names the customer of a call among the settings of its connection; without one no row is there. */
export const CUSTOMER_SETTING = "console.customer";

/** The customer of the call. Read once per statement, not per row; a setting that was taken back is empty. */
const held = sql.raw(`nullif(current_setting('${CUSTOMER_SETTING}', true), '')::bigint`);

/** Rows with this column are the customer's whom it names. Every table with customers' rows has one of these policies. */
export function ownRows(customId: AnyPgColumn): PgPolicy {
  return pgPolicy("own", { to: callsRole, using: sql`${customId} = ${held}` });
}

/** Rows that belong to a row of another table: who sees that one sees them. */
export function rowsOf(parent: PgTable & { id: AnyPgColumn }, parentId: AnyPgColumn): PgPolicy {
  return pgPolicy("own", {
    to: callsRole,
    using: sql`exists (select from ${parent} where ${parent.id} = ${parentId})`,
  });
}

/** Rows of two customers: both see them, the one of the first column writes them. */
export function rowsOfBoth(customId: AnyPgColumn, other: AnyPgColumn): PgPolicy {
  return pgPolicy("own", {
    to: callsRole,
    using: sql`${customId} = ${held} or ${other} = ${held}`,
    withCheck: sql`${customId} = ${held}`,
  });
}

/** Rows that are seen besides one's own. */
export function seenRows(name: string, condition: SQL): PgPolicy {
  return pgPolicy(name, { for: "select", to: callsRole, using: condition });
}

/** Rows of the customers below the caller's. */
export function below(parentId: AnyPgColumn): SQL {
  return sql`${parentId} = ${held}`;
}
