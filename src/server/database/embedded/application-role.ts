import pg from "pg";
import { callsRole } from "../schema/owned";
import { role } from "./cluster";

/** The role the application works as, and the name of its database, which it owns; no superuser. */
export const applicationRole = "console_app";
export const applicationDatabase = "console";

/**
 * Creates the role of the application, the role of calls and the database, where they are missing. Gives the application what an earlier
 * version left to the superuser.
 * @param url a connection string of the superuser, without a database
 */
export async function ensureApplication(url: string, password: string): Promise<void> {
  await connected(`${url}postgres`, async (client) => {
    if (!(await exists(client, "pg_roles", "rolname", applicationRole)))
      await client.query(`CREATE ROLE ${applicationRole}`);
    if (!(await exists(client, "pg_roles", "rolname", callsRole.name)))
      await client.query(`CREATE ROLE ${callsRole.name}`);
    await client.query(`GRANT ${callsRole.name} TO ${applicationRole}`);
    await client.query(`ALTER ROLE ${applicationRole} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
    const made = await exists(client, "pg_database", "datname", applicationDatabase);
    await client.query(
      made
        ? `ALTER DATABASE ${applicationDatabase} OWNER TO ${applicationRole}`
        : `CREATE DATABASE ${applicationDatabase} OWNER ${applicationRole}`,
    );
  });
  await connected(url + applicationDatabase, async (client) => {
    await client.query(giveAll);
  });
}

/** Schemas and tables; sequences of columns go with their tables. REASSIGN OWNED does not work for the first superuser. */
const giveAll = `
  DO $$
  DECLARE one record;
  BEGIN
    FOR one IN SELECT nspname FROM pg_namespace WHERE nspowner = '${role}'::regrole AND nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
      EXECUTE format('ALTER SCHEMA %I OWNER TO ${applicationRole}', one.nspname);
    END LOOP;
    FOR one IN SELECT relation.oid::regclass AS name FROM pg_class AS relation JOIN pg_namespace AS schema ON schema.oid = relnamespace
      WHERE relowner = '${role}'::regrole AND relkind IN ('r', 'p', 'v', 'm') AND nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
      EXECUTE format('ALTER TABLE %s OWNER TO ${applicationRole}', one.name);
    END LOOP;
  END $$`;

async function exists(client: pg.Client, table: string, column: string, name: string): Promise<boolean> {
  return (await client.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [name])).rowCount !== 0;
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
