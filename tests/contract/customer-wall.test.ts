import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Context } from "../../src/server/context";
import { openCallDatabase } from "../../src/server/database/call-database";
import type { Queryable } from "../../src/server/database/client";
import { beyondCustomer, withinCustomer } from "../../src/server/database/customer-wall";
import { accountLedger, recharges } from "../../src/server/database/schema/account";
import { orders } from "../../src/server/database/schema/commerce";
import { messages } from "../../src/server/database/schema/message";
import { defineList } from "../../src/server/lists/define-list";
import { ofCustomer } from "../../src/server/lists/owner";
import { createTestApi, type TestApi } from "./test-api";

const OWN = 1001;
const OTHER = 1002;

/** Tables of no customer, which calls see whole. */
const ofNobody = {
  alarm_shards: "how far the rules of all customers are judged; no call reads it",
  call_codes: "hashes of calls made; read before the caller is known",
  call_code_marker: "since when they are kept",
  clouds: "the product's own",
  login_locks: "failed sign-ins by the name typed, whether there is such a user or not",
  news: "for everybody",
  products: "the catalogue",
  regions: "the product's own",
  services: "the catalogue of services",
  simulated_operations: "kept by the simulated clouds, which know accounts and no customers; no call reads it",
  simulated_quota_reviews: "the same",
  verify_codes: "wait for a sign-in",
};

/** Tables with rows that two customers see, and the condition on those of one. */
const ofSeveral: Record<string, (customId: number) => string> = {
  customers: (customId) =>
    `id = ${customId} OR parent_id = ${customId} OR id IN (SELECT custom_id FROM appropriations WHERE member_id = ${customId})`,
  appropriations: (customId) => `custom_id = ${customId} OR member_id = ${customId}`,
  appropriation_events: (customId) =>
    `appropriation_id IN (SELECT id FROM appropriations WHERE custom_id = ${customId} OR member_id = ${customId})`,
};

let api: TestApi;
/** Every table with custom_id, and every one whose foreign keys lead to a customer's. */
let owned: { name: string; customId: boolean }[];
let all: string[];
let customers: number[];

const numberOf = async (db: Queryable, query: string): Promise<number> =>
  Number((await db.execute<{ n: string }>(sql.raw(query))).rows[0]?.n);
const count = (db: Queryable, table: string, where = "true") =>
  numberOf(db, `SELECT count(*) AS n FROM "${table}" WHERE ${where}`);
const held = (customId: number) => api.calls.held(customId);

beforeAll(async () => {
  api = await createTestApi();
  // Rows in the tables that only calls fill.
  const token = await api.signIn("admin");
  await api.call("createAgent", { ...agent, clientToken: "wall-agent-1" }, { token });
  await api.call("listMessages", {}, { token });
  const { rows } = await api.db.execute<{ name: string; customId: boolean }>(sql`
    WITH RECURSIVE theirs AS (
      SELECT 'customers'::regclass::oid AS id
      UNION SELECT attrelid FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        WHERE attname = 'custom_id' AND relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace
      UNION SELECT conrelid FROM pg_constraint JOIN theirs ON confrelid = theirs.id JOIN pg_class ON pg_class.oid = conrelid
        -- A part of a table is reached through it, or not at all (bill-months.test.ts).
        WHERE contype = 'f' AND NOT relispartition
    ) SELECT relname AS name, EXISTS (SELECT FROM pg_attribute WHERE attrelid = theirs.id AND attname = 'custom_id') AS "customId"
      FROM theirs JOIN pg_class ON pg_class.oid = theirs.id ORDER BY relname`);
  owned = rows;
  const tables = await api.db.execute<{ name: string }>(
    sql`SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace`,
  );
  all = tables.rows.map(({ name }) => name);
  const known = await api.db.execute<{ id: string }>(sql`SELECT id FROM customers`);
  customers = known.rows.map(({ id }) => Number(id));
});
afterAll(() => api.close());

const agent = { agentName: "Wall", contact: "Li", phone: "13800000000", rebateRate: "0.05" };

/** The code of PostgreSQL's refusal; "done" where it does not refuse. What was done is taken back. */
async function refusal(db: Queryable, statement: ReturnType<typeof sql>): Promise<string> {
  const undo = new Error("undo");
  return db
    .transaction(async (tx) => {
      await tx.execute(statement);
      throw undo;
    })
    .catch((error: Error) => (error === undo ? "done" : (error.cause as { code: string }).code));
}

describe("the wall around a customer", () => {
  it("has a policy on every table whose rows are a customer's, and knows why the others need none", async () => {
    const { rows } = await api.db.execute<{ name: string }>(sql`
      SELECT relname AS name FROM pg_class WHERE relrowsecurity AND EXISTS (
        SELECT FROM pg_policy WHERE polrelid = pg_class.oid AND polroles = ARRAY['console_calls'::regrole::oid])`);
    expect(rows.map(({ name }) => name).sort()).toEqual(owned.map(({ name }) => name).sort());
    expect(all.filter((table) => owned.every(({ name }) => name !== table)).sort()).toEqual(
      Object.keys(ofNobody).sort(),
    );
    expect(owned.length).toBeGreaterThan(50);
  });

  it("shows each row to its own customer and to nobody else, in every table", async () => {
    const wrong: string[] = [];
    for (const { name, customId } of owned) {
      const seen = await Promise.all(customers.map((one) => count(held(one), name)));
      const wanted = await Promise.all(
        customers.map((one) => {
          const several = ofSeveral[name]?.(one);
          return (several ?? customId) ? count(api.db, name, several ?? `custom_id = ${one}`) : undefined;
        }),
      );
      customers.forEach((one, at) => {
        if (wanted[at] !== undefined && wanted[at] !== seen[at]) wrong.push(`${name} of ${one}`);
      });
      // Of rows below others: each is somebody's, and once.
      const total = await count(api.db, name, customId ? "custom_id IS NOT NULL" : "true");
      if (!(name in ofSeveral) && seen.reduce((sum, one) => sum + one, 0) !== total) wrong.push(`all of ${name}`);
    }
    expect(wrong).toEqual([]);
  });

  it("has rows of the customer and of others in most tables: otherwise these tests would show little", async () => {
    const filled = await Promise.all(
      owned.map(
        async ({ name }) =>
          (await count(held(OWN), name)) > 0 && (await count(api.db, name)) > (await count(held(OWN), name)),
      ),
    );
    expect(filled.filter(Boolean).length).toBeGreaterThan(35);
  });

  it("takes no row of another customer, in any table", async () => {
    const taken: string[] = [];
    for (const { name } of owned) {
      const { rows: columns } = await api.db.execute<{ list: string }>(sql`
        SELECT string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS list FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name = ${name} AND is_generated = 'NEVER'`);
      const list = sql.raw(columns[0]?.list ?? "");
      const table = sql.identifier(name);
      // A row that this customer does not see, as another has it.
      for (const other of customers.filter((one) => one !== OWN)) {
        const { rows } = await held(other).execute<{ row: object }>(
          sql`SELECT to_json(t) AS row FROM ${table} AS t LIMIT 1`,
        );
        const row = rows[0]?.row;
        if (!row || name in ofSeveral) continue;
        const given = sql`SELECT ${list} FROM json_populate_record(NULL::${table}, ${JSON.stringify(row)}::json)`;
        const code = await refusal(held(OWN), sql`INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE ${given}`);
        if (code !== "42501") taken.push(`${name}: ${code}`);
        break;
      }
    }
    expect(taken).toEqual([]);
  });

  it("neither changes nor deletes another's rows, and gives none away", async () => {
    const wrong: string[] = [];
    for (const { name } of owned.filter(({ customId }) => customId)) {
      const table = sql.identifier(name);
      const foreign = sql`custom_id <> ${OWN}`;
      const own = await count(held(OWN), name, `custom_id = ${OWN}`);
      const change = await held(OWN).execute(sql`UPDATE ${table} SET custom_id = custom_id WHERE ${foreign}`);
      const gone = await held(OWN).execute(sql`DELETE FROM ${table} WHERE ${foreign}`);
      if (change.rowCount !== 0 || gone.rowCount !== 0) wrong.push(`${name} of others`);
      const given = await refusal(held(OWN), sql`UPDATE ${table} SET custom_id = ${OTHER} WHERE custom_id = ${OWN}`);
      if (own > 0 && given !== "42501") wrong.push(`${name}: ${given}`);
    }
    expect(wrong).toEqual([]);
  });

  it("lets a member see the transfers of its group and their steps, and write neither", async () => {
    const { rows } = await api.db.execute<{ member: string; id: string }>(
      sql`SELECT member_id AS member, id FROM appropriations ORDER BY id LIMIT 1`,
    );
    const [member, transfer] = [Number(rows[0]?.member), Number(rows[0]?.id)];
    const steps = `appropriation_id = ${transfer}`;
    expect(await count(held(member), "appropriations", `id = ${transfer}`)).toBe(1);
    expect(await count(held(member), "appropriation_events", steps)).toBeGreaterThan(0);
    const changed = async (statement: string) => (await held(member).execute(sql.raw(statement))).rowCount;
    expect(await changed(`UPDATE appropriations SET custom_id = ${member} WHERE id = ${transfer}`)).toBe(0);
    expect(await changed(`DELETE FROM appropriations WHERE id = ${transfer}`)).toBe(0);
    expect(await changed(`UPDATE appropriation_events SET time = time WHERE ${steps}`)).toBe(0);
    expect(await changed(`DELETE FROM appropriation_events WHERE ${steps}`)).toBe(0);
    const columns = (
      await api.db.execute<{ list: string }>(sql`SELECT string_agg(quote_ident(column_name), ', ') AS list
        FROM information_schema.columns WHERE table_name = 'appropriation_events' AND column_name <> 'id'`)
    ).rows[0]?.list;
    const copy = sql.raw(
      `INSERT INTO appropriation_events (${columns}) SELECT ${columns} FROM appropriation_events WHERE ${steps}`,
    );
    expect(await refusal(held(member), copy)).toBe("42501");
  });

  it.each(["products", "services", "clouds", "regions"])(
    "lets nobody change what is for everybody: %s",
    async (table) => {
      const statement = sql.raw(`DELETE FROM ${table} WHERE false`);
      expect(await refusal(held(OWN), statement)).toBe("42501");
      expect(await count(held(OWN), table)).toBeGreaterThan(0);
    },
  );

  it("shows nothing where no customer is named", async () => {
    const seen = await api.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL ROLE console_calls`);
      const counts: number[] = [];
      for (const { name } of owned) counts.push(await count(tx, name));
      return counts;
    });
    expect(seen).toEqual(owned.map(() => 0));
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL ROLE console_calls`);
      await tx.execute(sql`SELECT set_config('console.customer', '', true)`);
      expect(await count(tx, "orders")).toBe(0);
    });
  });

  it.each([
    ["orders", orders],
    ["recharges", recharges],
    ["messages", messages],
    ["account_ledger", accountLedger],
  ] as const)("stands where a list forgets its owner: %s", async (_name, table) => {
    const declared = { table, filters: {}, sort: { default: table.id }, show: (row: object) => row } as never as object;
    const careful = defineList("listOrders", { ...declared, owner: ofCustomer(table.customId) } as never);
    const careless = defineList("listOrders", { ...declared, owner: () => sql`true` } as never);
    for (const customId of [OWN, OTHER]) {
      const context = { db: held(customId), user: { customId }, now: api.now } as Context;
      const [wanted, found] = await Promise.all(
        [careful, careless].map((list) => list.page({ pageSize: 200 } as never, context)),
      );
      expect(found).toEqual(wanted);
      expect(
        (found as unknown as { list: { customId: number }[] }).list.every((row) => row.customId === customId),
      ).toBe(true);
    }
    const { db } = api;
    const unheld = await careless.page(
      { pageSize: 200 } as never,
      { db, user: { customId: OWN }, now: api.now } as Context,
    );
    expect((unheld as { total: number }).total).toBeGreaterThan(await count(held(OWN), _name));
  });

  it("goes with the customer where two take turns on one connection", async () => {
    const { rows } = await api.db.execute<{ url: string }>(sql`SELECT current_database() AS url`);
    const url = Object.assign(new URL(process.env.CDZ_TEST_CLUSTER ?? ""), { pathname: `/${rows[0]?.url}` }).href;
    const one = openCallDatabase(url, { open: 1, held: 1 });
    const wanted = await Promise.all(
      [OWN, OTHER].map((customId) => count(api.db, "orders", `custom_id = ${customId}`)),
    );
    const inTransaction = (db: Queryable) => db.transaction((tx) => count(tx, "orders"));
    for (let turn = 0; turn < 3; turn += 1) {
      const seen = [OWN, OTHER].map((customId) =>
        (turn === 1 ? inTransaction : (db: Queryable) => count(db, "orders"))(one.held(customId)),
      );
      expect(await Promise.all(seen)).toEqual(wanted);
      // A transaction that fails takes nothing of the customer back.
      expect(await refusal(one.held(OTHER), sql`SELECT 1 / 0`)).toBe("22012");
    }
    await one.close();
  });

  it("lets the named step beyond it see everything, and stands again afterwards", async () => {
    const everything = await count(api.db, "orders");
    const own = await count(held(OWN), "orders");
    expect(everything).toBeGreaterThan(own);
    expect(await beyondCustomer(held(OWN), (tx) => count(tx, "orders"))).toBe(everything);
    expect(await count(held(OWN), "orders")).toBe(own);
    await held(OWN).transaction(async (tx) => {
      expect(await beyondCustomer(tx, (both) => count(both, "orders"))).toBe(everything);
      expect(await count(tx, "orders")).toBe(own);
      await expect(beyondCustomer(tx, (both) => both.execute(sql`SELECT 1 / 0`))).rejects.toThrow(/SELECT 1 \/ 0/);
      expect(await count(tx, "orders")).toBe(own);
    });
    // The owner of the tables stays it.
    await api.db.transaction(async (tx) => {
      await beyondCustomer(tx, (both) => count(both, "orders"));
      expect(await count(tx, "orders")).toBe(everything);
    });
  });

  it("can be put around work of the owner of the tables", async () => {
    await api.db.transaction(async (tx) => {
      await withinCustomer(tx, OTHER);
      expect(await count(tx, "orders")).toBe(await count(held(OTHER), "orders"));
    });
  });

  it("is passed in these places only", () => {
    const server = new URL("../../src/server/", import.meta.url);
    const users = readdirSync(server, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith("customer-wall.ts"))
      .filter((file) =>
        /beyondCustomer\(|set_config\('role'|(RE)?SET (LOCAL |SESSION )?(ROLE|AUTHORIZATION)|calls\.open\b/.test(
          readFileSync(new URL(file, server), "utf8"),
        ),
      );
    expect(users.sort()).toEqual([
      // What the customers that an agent brought are billed.
      "areas/agent/sales.ts",
      // A group's transfers: limits, accounts and vouchers of both sides.
      "areas/appropriate/commit.ts",
      "areas/appropriate/lists.ts",
      // Failed sign-ins, which belong to nobody.
      "areas/session/login-history.ts",
      // User names are unique among all customers.
      "areas/user/handlers.ts",
      // The wall itself.
      "database/call-database.ts",
      "database/calls-role.ts",
      // Sign-ins by a name, whose customer is not known yet.
      "identity/login-lock.ts",
      // Audit of refused calls, the session, and public calls.
      "plugins/api.ts",
      "plugins/operation.ts",
    ]);
  });
});
