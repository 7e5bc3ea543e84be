import { eq, notLike, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Move } from "../../src/server/areas/define-lifecycle";
import { type Database, openDatabase } from "../../src/server/database/client";
import { orders } from "../../src/server/database/schema/commerce";
import { users } from "../../src/server/database/schema/identity";
import { seed } from "../../src/server/database/seed/seed";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../helpers/database";
import { disagreeingAllocations, disagreeingFunds, disagreeingOrders, disagreeingTickets } from "../helpers/ledger";

// The demo's rows came about as the rules allow: what has a history went only along the moves of its life cycle, and the books agree.

interface Told {
  subject: string;
  moves: readonly Move[];
}

const modules = import.meta.glob<Told>("../../src/server/areas/*/lifecycle.ts", { eager: true, import: "lifecycle" });
const lifecycles = Object.values(modules);

/** Where the rows of each subject are, their history, and its column that names the row. */
const tables: Record<string, [rows: string, events: string, key: string]> = {
  order: ["orders", "order_events", "order_id"],
  recharge: ["recharges", "recharge_events", "recharge_id"],
  withdrawal: ["withdrawals", "withdrawal_events", "withdrawal_id"],
  refund: ["refunds", "refund_events", "refund_id"],
  invoice: ["invoices", "invoice_events", "invoice_id"],
  transfer: ["appropriations", "appropriation_events", "appropriation_id"],
  "resource operation": ["resource_operations", "resource_operation_events", "operation_id"],
  alarm: ["alarms", "alarm_events", "alarm_id"],
  "quota application": ["quota_applications", "quota_application_events", "application_id"],
  saving: ["savings", "saving_events", "saving_id"],
  "work order": ["work_orders", "work_order_events", "work_order_id"],
};

interface History extends Record<string, unknown> {
  id: string;
  status: number;
  /** Its last step is when it came to its status. */
  timely: boolean;
  steps: { from: number | null; to: number; by: string; time: string }[];
}

let database: TestDatabase;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await createTestDatabase();
  ({ db, close } = openDatabase(database.url, 2));
});
afterAll(async () => {
  await close();
  await database.drop();
});

async function historiesOf(on: Database, subject: string): Promise<History[]> {
  const [rows = "", events = "", key = ""] = tables[subject] ?? [];
  const found = await on.execute<History>(sql`
    SELECT row.id, row.status, row.status_time = max(event.time) AS timely, coalesce(json_agg(json_build_object(
      'from', from_status, 'to', to_status, 'by', actor_kind, 'time', event.time) ORDER BY event.id) FILTER (WHERE event.id IS NOT NULL), '[]') AS steps
    FROM ${sql.identifier(rows)} AS row LEFT JOIN ${sql.identifier(events)} AS event ON event.${sql.identifier(key)} = row.id GROUP BY row.id`);
  return found.rows;
}

/** What is wrong with a history, by the moves that are allowed; nothing where all is right. */
function faultsOf({ status, timely, steps }: History, moves: readonly Move[]): string[] {
  const faults = steps.flatMap(({ from, to, by, time }, at) => {
    const before = steps[at - 1];
    const allowed = moves.some((move) => move.from === from && move.to === to && (move.by as string[]).includes(by));
    return [
      ...(allowed ? [] : [`${from} > ${to} by ${by} is not allowed`]),
      ...(from === (before?.to ?? null) ? [] : [`${from} > ${to} follows ${before?.to}`]),
      ...(before === undefined || new Date(before.time) <= new Date(time) ? [] : [`${to} is before ${before.to}`]),
    ];
  });
  const last = steps.at(-1);
  return [
    ...faults,
    ...(last?.to === status ? [] : [`ends with ${last?.to}, and is ${status}`]),
    ...(timely ? [] : ["came to its status at another time"]),
  ];
}

/** What is wrong with the demo's rows of a life cycle, of which there are some. */
async function faultsIn(on: Database, { subject, moves }: Told): Promise<string[]> {
  const histories = await historiesOf(on, subject);
  expect(histories.length).toBeGreaterThan(5);
  return histories.flatMap((row) => faultsOf(row, moves).map((fault) => `${subject} ${row.id}: ${fault}`));
}

it("has a table for each life cycle", () => {
  expect(lifecycles.map(({ subject }) => subject).toSorted()).toEqual(Object.keys(tables).toSorted());
});

describe.each(lifecycles)("the demo's rows with the life cycle of a $subject", (lifecycle) => {
  it("began and moved only as it allows", async () => {
    expect(await faultsIn(db, lifecycle)).toEqual([]);
  });
});

describe("the demo's books", () => {
  it("agree: funds, allocations, vouchers, orders", async () => {
    expect(await disagreeingFunds(db)).toEqual([]);
    expect(await disagreeingAllocations(db)).toEqual([]);
    expect(await disagreeingTickets(db)).toEqual([]);
    expect(await disagreeingOrders(db, new Date(0))).toEqual([]);
  });

  it("were written in the order of time, each balance following from the one before, and none below zero", async () => {
    const { rows } = await db.execute(sql`
      SELECT * FROM (
        SELECT *, lag(balance, 1, 0) OVER fund + amount AS due, lag(trade_time) OVER fund AS before
        FROM account_ledger WINDOW fund AS (PARTITION BY custom_id, fund ORDER BY id)
      ) AS row WHERE balance <> due OR trade_time < before OR balance < 0`);
    expect(rows).toEqual([]);
  });

  it("book each recharge, withdrawal and transfer of funds that succeeded, and no other", async () => {
    const { rows } = await db.execute(sql`
      WITH booked AS (SELECT relate_no, custom_id, sum(amount) FILTER (WHERE fund <> 'frozen') AS amount, sum(amount) FILTER (WHERE fund = 'frozen') AS frozen FROM account_ledger GROUP BY 1, 2),
      due AS (
        SELECT recharge_no AS no, custom_id, CASE status WHEN 2 THEN amount ELSE 0 END AS amount, 0 AS frozen FROM recharges
        UNION ALL SELECT withdraw_no, custom_id, CASE status WHEN 2 THEN -amount ELSE 0 END, CASE WHEN status < 2 THEN amount ELSE 0 END FROM withdrawals
        UNION ALL SELECT appropriate_no, custom_id, CASE status WHEN 1 THEN amount * (2 * type - 3) ELSE 0 END, 0 FROM appropriations WHERE fund_type <> 'ticket'
        UNION ALL SELECT appropriate_no, member_id, CASE status WHEN 1 THEN amount * (3 - 2 * type) ELSE 0 END, 0 FROM appropriations WHERE fund_type <> 'ticket'
      )
      SELECT due.* FROM due LEFT JOIN booked ON booked.relate_no = due.no AND booked.custom_id = due.custom_id
      WHERE coalesce(booked.amount, 0) <> due.amount OR coalesce(booked.frozen, 0) <> due.frozen`);
    expect(rows).toEqual([]);
  });

  it("invoice of each bill and order what its invoices say, and never more than was paid, unless it was refunded since", async () => {
    const { rows } = await db.execute(sql`
      SELECT known.id FROM invoiceables AS known LEFT JOIN invoice_items AS item ON item.invoiceable_id = known.id
        LEFT JOIN invoices ON invoices.id = item.invoice_id AND invoices.status NOT IN (1, 4, 8)
      GROUP BY known.id HAVING invoiced_amount <> coalesce(sum(item.amount) FILTER (WHERE invoices.id IS NOT NULL), 0) OR invoiced_amount > original_amount`);
    expect(rows).toEqual([]);
  });
});

/** The customers that have a refund. */
async function refunding(on: Database): Promise<unknown[]> {
  return (await on.execute(sql`SELECT DISTINCT custom_id::int AS id FROM refunds ORDER BY 1`)).rows.map(({ id }) => id);
}

it("has a refund of each customer that buys", async () => {
  expect(await refunding(db)).toEqual([1001, 1002, 1010, 1011, 1020]);
});

describe("the demo of any day", () => {
  // Half past midnight in Shanghai, on the second of a month that follows a leap day: bills are not settled yet.
  const today = new Date("2024-03-01T16:30:00Z");

  it("is the same each time, and as right as today's", { timeout: 600_000 }, async () => {
    const [once, again] = [await digestOf(today), await digestOf(today)];
    expect(Object.keys(once).length).toBeGreaterThan(40);
    expect(once).toEqual(again);
  });

  /** Every table's rows, shortened; without what is encrypted or hashed with a salt. */
  async function digestOf(day: Date): Promise<Record<string, string>> {
    const empty = await createEmptyDatabase();
    const { db: other, close: end } = openDatabase(empty.url, 1);
    try {
      await seed(empty.url, { today: day, log: () => undefined });
      for (const lifecycle of lifecycles) expect(await faultsIn(other, lifecycle)).toEqual([]);
      expect(await refunding(other)).toEqual([1001, 1002, 1010, 1011, 1020]);
      expect(await other.$count(users, notLike(users.passwordHash, "$argon2id$v=19$m=19456,t=2,p=1$%"))).toBe(0);
      expect(await other.$count(orders, eq(orders.customId, 1001))).toBe(320);
      expect([...(await disagreeingFunds(other)), ...(await disagreeingOrders(other, new Date(0)))]).toEqual([]);
      const { rows: names } = await other.execute<{ name: string }>(
        sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'report_parts' ORDER BY 1`,
      );
      const digests: Record<string, string> = {};
      for (const { name } of names) {
        const { rows } = await other.execute<{ digest: string }>(sql`
          SELECT count(*) || ' ' || coalesce(md5(string_agg(md5((to_jsonb(row) - 'password_hash' - 'secret_key' - 'secret' - 'sync_time')::text), '' ORDER BY to_jsonb(row)->>'id', to_jsonb(row)::text)), '') AS digest
          FROM ${sql.identifier(name)} AS row`);
        digests[name] = rows[0]?.digest ?? "";
      }
      return digests;
    } finally {
      await end();
      await empty.drop();
    }
  }
});
