import { afterAll, beforeAll, expect, it } from "vitest";
import pg from "pg";
import { DatabaseTooOld, migrate } from "../../src/server/database/migrate";
import { createBareDatabase, type TestDatabase } from "../helpers/database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createBareDatabase();
});
afterAll(() => database.drop());

it("two servers that start at once on a database without tables both find them afterwards", async () => {
  const started = await Promise.allSettled([migrate(database.url), migrate(database.url)]);
  expect(started).toEqual([
    { status: "fulfilled", value: undefined },
    { status: "fulfilled", value: undefined },
  ]);
});

it("a database with all of the migrations that the first one was joined of is up to date", async () => {
  const before = await migrations();
  await query("UPDATE drizzle.__drizzle_migrations SET hash = 'of an earlier one'");
  await migrate(database.url);
  expect(await migrations()).toEqual(before.map((one) => ({ ...one, hash: "of an earlier one" })));
});

it("a database that lacks some of them is refused, with what to do, and left as it is", async () => {
  const [first] = await migrations();
  await query(`DELETE FROM drizzle.__drizzle_migrations WHERE created_at > ${first?.created_at}`);
  await query("UPDATE drizzle.__drizzle_migrations SET created_at = created_at - 1");
  const left = await migrations();
  const refused: unknown = await migrate(database.url).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseTooOld);
  expect((refused as Error).message).toContain("Use an empty database, by DATABASE_URL or CDZ_DATA_DIR");
  expect(await migrations()).toEqual(left);
});

const migrations = async () =>
  (await query("SELECT * FROM drizzle.__drizzle_migrations ORDER BY created_at")) as { created_at: string }[];

async function query(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}
