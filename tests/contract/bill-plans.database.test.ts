import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { listLines } from "../../src/server/areas/bill/lines";
import type { Context } from "../../src/server/context";
import { type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { pageOf } from "../../src/server/database/page";
import { createTestDatabase, type TestDatabase } from "../helpers/database";

// Plans are counted from the first one: those of other tests' queries are not among them.
vi.hoisted(() => vi.resetModules());

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection: plans are kept by each for itself.
  open = openDatabase(database.url, 1);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it("a first page of bill lines keeps its plan, and those of filters take no place among the plans", async () => {
  const context = { db: open.db, user: { customId: 1001 }, now: () => new Date() } as unknown as Context;
  const plans = async (): Promise<number> => {
    const { rows } = await open.pool.query<{ count: string }>("SELECT count(*) FROM pg_prepared_statements");
    return Number(rows[0]?.count);
  };
  for (let time = 0; time < 2; time += 1) await listLines({}, pageOf({}), context);
  expect(await plans()).toBe(1);
  for (const filter of ["cloudCode = aws", "cloudCode != aws", "payableAmount > 1"])
    expect((await listLines({ filter }, pageOf({}), context)).total).toBeGreaterThan(0);
  expect(await plans()).toBe(1);
});
