import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { applicationRole } from "../../src/server/database/embedded/application-role";
import { startEmbedded } from "../../src/server/database/embedded/embedded";
import { type KeptCluster, keptCluster } from "../../scripts/setup/kept-cluster";

/** A database of a test's own: migrated, seeded, and empty of what other tests did. */
export interface TestDatabase {
  /** A connection string. */
  url: string;
  /** Ends what is still connected and removes the database. */
  drop(): Promise<void>;
}

const TEMPLATE = "console_template";

/** The demo is made by the functions that do the same in production. It counts its dates back from now: after three quarters of an hour it is made anew. */
const seeded: KeptCluster = {
  folder: "test/clusters",
  sources: ["src/server", "src/domain", "src/generated", "tests/helpers/database.ts", "package-lock.json"],
  freshMs: 45 * 60_000,
};

/** Where the running test cluster is named for the processes of the tests. */
const CLUSTER = "CDZ_TEST_CLUSTER";

/** Starts one throwaway cluster with a migrated, seeded template database, and returns what ends it. */
export async function startTestCluster(log: (line: string) => void = () => undefined): Promise<() => Promise<void>> {
  const copyOf = await keptCluster(seeded, (into) => makeCluster(into, log));
  const cluster = await startEmbedded({ durable: false, copyOf, log });
  process.env[CLUSTER] = cluster.url;
  return () => cluster.stop();
}

/** Keeps in a folder a cluster with the template. */
async function makeCluster(into: string, log: (line: string) => void): Promise<void> {
  const { migrate } = await import("../../src/server/database/migrate");
  const { seed } = await import("../../src/server/database/seed/seed");
  const cluster = await startEmbedded({ durable: false, log });
  try {
    // The application's role makes the databases of the tests, and so owns all that is in them.
    await execute(cluster.adminUrl, `ALTER ROLE ${applicationRole} CREATEDB`);
    await execute(cluster.url, `CREATE DATABASE ${TEMPLATE}`);
    await migrate(databaseUrl(cluster.url, TEMPLATE));
    await seed(databaseUrl(cluster.url, TEMPLATE), { log });
    await hashQuickly(databaseUrl(cluster.url, TEMPLATE));
    await execute(cluster.url, `ALTER DATABASE ${TEMPLATE} IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    await cluster.stop(into);
  } finally {
    await cluster.stop();
  }
}

/** Tests sign in thousands of times: where what a hash costs is as little as can be, that takes a hundredth of the time. */
async function hashQuickly(template: string): Promise<void> {
  const { demoPassword } = await import("../../src/server/database/seed/identity");
  const passwordHash = await hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await execute(template, "UPDATE users SET password_hash = $1", [passwordHash]);
}

/** Vitest's global set-up: one cluster for all test files; what it returns runs at the end. */
export default async function setup(): Promise<() => Promise<void>> {
  return startTestCluster();
}

/** A fresh copy of the template, for one test file; it takes a fraction of a second. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = process.env[CLUSTER];
  if (cluster === undefined)
    throw new Error("No test cluster runs: name the test *.database.test.ts, or put it under tests/contract.");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await execute(cluster, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  return {
    url: databaseUrl(cluster, name),
    drop: () => dropDatabase(cluster, name),
  };
}

/** A database with tables and nothing in them, as production begins. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const { migrate } = await import("../../src/server/database/migrate");
  const database = await createBareDatabase();
  await migrate(database.url);
  return database;
}

/** A database without tables. */
export async function createBareDatabase(): Promise<TestDatabase> {
  const cluster = process.env[CLUSTER];
  if (cluster === undefined) throw new Error("No test cluster runs.");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await execute(cluster, `CREATE DATABASE ${name}`);
  return {
    url: databaseUrl(cluster, name),
    drop: () => dropDatabase(cluster, name),
  };
}

/** Ends what is still connected and removes the database. */
async function dropDatabase(cluster: string, name: string): Promise<void> {
  await execute(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

function databaseUrl(cluster: string, name: string): string {
  return Object.assign(new URL(cluster), { pathname: `/${name}` }).href;
}

/** Runs a statement on a connection of its own. */
export async function execute(url: string, statement: string, values: string[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
