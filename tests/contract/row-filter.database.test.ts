import { sql } from "drizzle-orm";
import { boolean, date, jsonb, numeric, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FilteredValue, matches } from "../../src/domain/filter/matches";
import { type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { rowsOf } from "../../src/server/lists/row-filter";
import { fromLocal } from "../../src/server/time";
import { createTestDatabase, type TestDatabase } from "../helpers/database";
import {
  anyDay,
  anyFilter,
  anyMoment,
  anyMonth,
  anyNumber,
  anyText,
  properties,
} from "../unit/domain/filter/any-filter";

const ROWS = 200;
const FILTERS = 10_000;
const now = "2026-01-31 12:00:00";

const things = pgTable("filtered_things", {
  id: numeric("id").notNull(),
  orderNo: text("order_no"),
  name: text("name").notNull(),
  productName: text("product_name").notNull(),
  status: text("status").notNull(),
  levels: text("levels").array(),
  isOpen: boolean("is_open").notNull(),
  payAmount: numeric("pay_amount"),
  billCycle: text("bill_cycle").notNull(),
  day: date("day"),
  createTime: timestamp("create_time", { withTimezone: true }).notNull(),
  tag: jsonb("tag").notNull(),
});
const columnOf = (name: string, key?: string) =>
  key === undefined ? things[name as keyof typeof things.$inferSelect] : sql`${things.tag}->>${key}`;
const searched = ["name", "orderNo"];

const anyRow = fc.record(
  {
    orderNo: fc.option(fc.oneof(anyText, fc.constant(""))),
    name: anyText,
    productName: anyText,
    status: fc.constantFrom("toPay", "paid", "9"),
    levels: fc.option(fc.subarray(["low", "high"])),
    isOpen: fc.boolean(),
    payAmount: fc.option(anyNumber),
    billCycle: anyMonth,
    day: fc.option(anyDay),
    createTime: anyMoment,
    tag: fc.uniqueArray(
      fc.record(
        { key: fc.constantFrom("owner", "env"), value: fc.oneof(anyText, fc.constant("")) },
        { noNullPrototype: true },
      ),
      { selector: ({ key }) => key },
    ),
  },
  { noNullPrototype: true },
);

let database: TestDatabase;
let open: OpenDatabase;
let rows: Record<string, FilteredValue>[];
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, 2);
  await open.db.execute(sql`CREATE TABLE filtered_things (id numeric NOT NULL, order_no text, name text NOT NULL,
    product_name text NOT NULL, status text NOT NULL, levels text[], is_open boolean NOT NULL, pay_amount numeric, bill_cycle text NOT NULL,
    day date, create_time timestamptz NOT NULL, tag jsonb NOT NULL)`);
  const made = fc.sample(anyRow, { numRuns: ROWS, seed: 15 });
  rows = made;
  await open.db.insert(things).values(
    made.map((row, index) => ({
      ...row,
      tag: Object.fromEntries(row.tag.map(({ key, value }) => [key, value])),
      id: String(index),
      // Within its second anywhere.
      createTime: new Date(fromLocal(row.createTime).getTime() + (index % 1000)),
    })),
  );
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

it(
  "a filter asks the database for the rows that it matches, none missing and no other",
  { timeout: 300_000 },
  async () => {
    const about = { properties, columnOf, searched };
    const sample = fc.sample(anyFilter, { numRuns: FILTERS, seed: 1501 });
    const sizes = new Set<number>();
    // Many at once: each is a question of its own, and asking takes longer than answering.
    for (let from = 0; from < sample.length; from += 50) {
      const some = sample.slice(from, from + 50);
      const questions = some.map(
        (filter, index) =>
          sql`select ${index}::int as filter, ${things.id} as id from ${things} where ${rowsOf(filter, about, fromLocal(now)) ?? sql`false`}`,
      );
      const { rows: found } = await open.db.execute<{ filter: number; id: string }>(
        sql.join(questions, sql` union all `),
      );
      for (const [index, filter] of some.entries()) {
        const ids = found.filter((row) => row.filter === index).map(({ id }) => Number(id));
        const expected = rows.flatMap((row, id) => (matches(filter, row, { properties, searched, now }) ? [id] : []));
        sizes.add(expected.length);
        expect([JSON.stringify(filter), ids.toSorted((a, b) => a - b)]).toEqual([JSON.stringify(filter), expected]);
      }
    }
    // Some ask for none, some for all, and many for a part.
    expect(sizes.has(0) && sizes.has(ROWS)).toBe(true);
    expect(sizes.size).toBeGreaterThan(20);
  },
);
