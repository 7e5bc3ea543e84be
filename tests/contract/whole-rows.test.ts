import { asc, eq, getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { messages } from "../../src/server/database/schema/message";
import { wholeRows } from "../../src/server/lists/whole-rows";
import { createTestDatabase, type TestDatabase } from "../helpers/database";

const modules = import.meta.glob<Record<string, unknown>>("../../src/server/database/schema/*.ts", { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable));

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, 2);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

describe("rows with all columns of a table", () => {
  it("are those that drizzle reads, of every table of the demo", async () => {
    const filled: string[] = [];
    for (const table of tables) {
      const sorted = Object.values(getTableColumns(table)).filter((column) => column.getSQLType() !== "json");
      const order = sorted.map((column) => asc(column));
      const expected = await open.db
        .select()
        .from(table)
        .orderBy(...order)
        .limit(50);
      const all = wholeRows<Record<string, unknown>>(table)(open);
      expect({ of: getTableName(table), rows: await all.orderBy(...order).limit(50) }).toEqual({
        of: getTableName(table),
        rows: expected,
      });
      if (expected.length > 0) filled.push(getTableName(table));
    }
    expect(filled.length).toBeGreaterThan(60);
  });

  it("are the page that is asked for, in any order of what is asked", async () => {
    const expected = await open.db
      .select()
      .from(messages)
      .where(eq(messages.customId, 1001))
      .orderBy(asc(messages.id))
      .limit(5)
      .offset(10);
    expect(expected).toHaveLength(5);
    const all = wholeRows<typeof messages.$inferSelect>(messages);
    const condition = eq(messages.customId, 1001);
    const order = asc(messages.id);
    expect(await all(open).where(condition).orderBy(order).limit(5).offset(10)).toEqual(expected);
    expect(await all(open).offset(10).limit(5).orderBy(order).where(condition)).toEqual(expected);
  });

  it("are all of them where no condition is asked for", async () => {
    const all = wholeRows<typeof messages.$inferSelect>(messages);
    expect(await all(open).where(undefined)).toHaveLength(await open.db.$count(messages));
  });
});
