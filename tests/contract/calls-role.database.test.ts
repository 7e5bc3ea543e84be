import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { openCallDatabase } from "../../src/server/database/call-database";
import { RoleMissing } from "../../src/server/database/calls-role";
import { type Embedded, startEmbedded } from "../../src/server/database/embedded/embedded";
import { migrate } from "../../src/server/database/migrate";

/** A PostgreSQL of somebody's own, whose administrator has made a role and its database and nothing else. */
let cluster: Embedded;
let url: string;
let administer: pg.Client;
beforeAll(async () => {
  cluster = await startEmbedded({ durable: false, log: () => undefined });
  administer = new pg.Client({ connectionString: cluster.adminUrl });
  await administer.connect();
  await administer.query("REVOKE console_calls FROM console_app");
  await administer.query("DROP ROLE console_calls");
  await administer.query(`CREATE ROLE "Their role" LOGIN PASSWORD 'x'`);
  await administer.query(`CREATE DATABASE theirs OWNER "Their role"`);
  const address = new URL(cluster.url);
  url = Object.assign(address, { username: "Their role", password: "x", pathname: "/theirs" }).href;
});
afterAll(async () => {
  await administer.end();
  await cluster.stop();
});

/** As whom calls work there, and how many orders there are. */
async function asCalls(): Promise<unknown[]> {
  await migrate(url);
  const calls = openCallDatabase(url, { open: 1, held: 1 });
  const { rows } = await calls.held(1).execute(sql`SELECT current_user AS role, count(*)::int AS n FROM orders`);
  await calls.close();
  return rows;
}

it("migrate says which statements an administrator has to run, and they suffice", async () => {
  const refused: unknown = await migrate(url).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RoleMissing);
  const statements = (refused as RoleMissing).message.match(/CREATE ROLE .*;$/)?.[0] ?? "";
  expect(statements).toBe('CREATE ROLE console_calls; GRANT console_calls TO "Their role";');
  await administer.query(statements);
  expect(await asCalls()).toEqual([{ role: "console_calls", n: 0 }]);
});

it("migrate makes the role itself where it may make roles", async () => {
  await administer.query("DROP DATABASE theirs");
  await administer.query("DROP ROLE console_calls");
  await administer.query(`ALTER ROLE "Their role" CREATEROLE`);
  await administer.query(`CREATE DATABASE theirs OWNER "Their role"`);
  expect(await asCalls()).toEqual([{ role: "console_calls", n: 0 }]);
});

it("migrate refuses a role that sees the rows of all customers, and says what to run", async () => {
  await administer.query("ALTER ROLE console_calls BYPASSRLS");
  const refused: unknown = await migrate(url).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RoleMissing);
  const statement = (refused as RoleMissing).message.match(/ALTER ROLE .*;$/)?.[0] ?? "";
  expect(statement).toBe("ALTER ROLE console_calls NOSUPERUSER NOBYPASSRLS;");
  await administer.query(statement);
  expect(await asCalls()).toEqual([{ role: "console_calls", n: 0 }]);
});
