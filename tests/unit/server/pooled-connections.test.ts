import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "../../../src/server/database/client";
import { createTestDatabase, type TestDatabase } from "../../helpers/database";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it("a connection that breaks while it is in use leaves its place to another, though nobody gives it back", async () => {
  const { db, pool, close } = openDatabase(database.url, 1);
  const client = await pool.connect();
  const ended = new Promise<void>((resolve) => client.once("end", () => resolve()));
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
  await other.end();
  await ended;
  expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  expect(() => client.release()).not.toThrow();
  await close();
});

it("a connection that nobody uses is kept for minutes, and not for good", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { db, pool, close } = openDatabase(database.url, 1);
    await db.execute(sql`SELECT 1 AS one`);
    vi.advanceTimersByTime(5 * 60_000);
    expect(pool.idleCount).toBe(1);
    vi.advanceTimersByTime(10 * 60_000);
    expect(pool.totalCount).toBe(0);
    await close();
  } finally {
    vi.useRealTimers();
  }
});
