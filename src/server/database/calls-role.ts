import { DatabaseError } from "pg";
import { getTableName, sql } from "drizzle-orm";
import type { Database } from "./client";
import { clouds, regions } from "./schema/cloud";
import { products } from "./schema/commerce";
import { callsRole } from "./schema/owned";
import { services } from "./schema/service";

/** The database lacks something that only an administrator of PostgreSQL can give it; the message says what. */
export class RoleMissing extends Error {
  override readonly name = "RoleMissing";
  /** Commands print the message without the stack. */
  readonly explained = true;
}

/**
 * Sees to it that the role of calls is there and that this connection's role may work as it. Roles are those of all databases of a
 * PostgreSQL server, so it may be there already, or be made by another at this moment.
 * @throws RoleMissing with the statements to run, where the connection's role may not make roles
 */
export async function ensureCallsRole(db: Database): Promise<void> {
  if (await mayWorkAs(db)) return;
  const made = await attempt(db, `CREATE ROLE ${callsRole.name}`);
  const granted = await attempt(db, `GRANT ${callsRole.name} TO CURRENT_USER`);
  if (await mayWorkAs(db)) return;
  const { rows } = await db.execute<{ name: string }>(sql`SELECT quote_ident(current_user) AS name`);
  throw new RoleMissing(
    `The console needs a role in PostgreSQL by which calls see their own customer's rows only, and may not make it ` +
      `(${[made, granted].filter(Boolean).join("; ")}). As an administrator of PostgreSQL, run once: ` +
      `CREATE ROLE ${callsRole.name}; GRANT ${callsRole.name} TO ${rows[0]?.name};`,
  );
}

/** What is sold, and the clouds: no customer changes them. */
const readOnly = [products, services, clouds, regions].map(getTableName).join(", ");

/**
 * Lets the role of calls work with the tables; which rows it sees, their policies decide. After each migration, at once: another
 * server may be answering calls.
 */
export async function grantTables(db: Database): Promise<void> {
  const role = callsRole.name;
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`GRANT USAGE ON SCHEMA public TO ${role}`));
    await tx.execute(sql.raw(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`));
    await tx.execute(sql.raw(`REVOKE INSERT, UPDATE, DELETE ON ${readOnly} FROM ${role}`));
  });
}

/**
 * Whether this connection may work as the role, found by trying.
 * @throws RoleMissing where policies do not hold the role
 */
async function mayWorkAs(db: Database): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM pg_roles WHERE rolname = ${callsRole.name} AND (rolsuper OR rolbypassrls)`,
  );
  if (rows.length > 0) {
    throw new RoleMissing(
      `The role ${callsRole.name} of PostgreSQL sees the rows of all customers. As an administrator of PostgreSQL, run once: ` +
        `ALTER ROLE ${callsRole.name} NOSUPERUSER NOBYPASSRLS;`,
    );
  }
  return (await attempt(db, `SET LOCAL ROLE ${callsRole.name}`)) === undefined;
}

/** @returns why PostgreSQL refuses the statement; undefined where it does not */
async function attempt(db: Database, statement: string): Promise<string | undefined> {
  try {
    await db.transaction((tx) => tx.execute(sql.raw(statement)));
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.cause instanceof DatabaseError) return error.cause.message;
    throw error;
  }
}
