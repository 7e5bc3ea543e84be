import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { planned } from "../../src/server/database/planned";
import { billLines } from "../../src/server/database/schema/bill";
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

const page = (currency: string, limit: number) =>
  open.db
    .select({ id: billLines.id })
    .from(billLines)
    .where(and(eq(billLines.customId, 1001), eq(billLines.currency, currency)))
    .orderBy(billLines.consumeTime, billLines.id)
    .limit(sql.raw(String(limit)) as unknown as number);
const plans = async () => {
  const { rows } = await open.pool.query<{ generic: string; custom: string }>(
    "SELECT generic_plans AS generic, custom_plans AS custom FROM pg_prepared_statements ORDER BY prepare_time",
  );
  return rows.map(({ generic, custom }) => ({ generic: Number(generic), custom: Number(custom) }));
};

describe("a query whose plan is kept", () => {
  it("has the rows that it has without, is planned five times for its parameters, and then no more", async () => {
    const usual = await page("CNY", 20);
    expect(usual).toHaveLength(20);
    for (let time = 1; time <= 8; time += 1) expect(await planned(page("CNY", 20))).toEqual(usual);
    expect(await plans()).toEqual([{ generic: 3, custom: 5 }]);
    expect(await planned(page("nothing", 20))).toEqual([]);
    expect(await plans()).toEqual([{ generic: 4, custom: 5 }]);
  });

  it("is not kept once there are two hundred others, and has its rows all the same", async () => {
    for (let limit = 21; limit <= 230; limit += 1) expect(await planned(page("CNY", limit))).toHaveLength(limit);
    expect(await plans()).toHaveLength(200);
  });
});
