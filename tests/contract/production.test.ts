import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eq, sql } from "drizzle-orm";
import { type Input, type Operation, type OperationId, operations } from "../../src/generated/operations";
import { type Database, openDatabase } from "../../src/server/database/client";
import { recharges } from "../../src/server/database/schema/account";
import { users } from "../../src/server/database/schema/identity";
import { warningDeliveries, warningSettings } from "../../src/server/database/schema/warning";
import { addMinutes } from "../../src/server/time";
import { jobsWith } from "../../src/server/jobs/jobs";
import { startServer, type RunningServer } from "../../src/server/main";
import { startSession } from "../../src/server/plugins/session-store";
import { noProviders, providersOf, simulatedProviders } from "../../src/server/providers";
import { createTestDatabase, type TestDatabase } from "../helpers/database";
import connection from "../../config/connection.json" with { type: "json" };
import { examples } from "./examples";
import { requestOf } from "./test-api";

let database: TestDatabase;
let db: Database;
let closeDatabase: () => Promise<void>;
let server: RunningServer;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db, close: closeDatabase } = openDatabase(database.url, 4));
  vi.stubEnv("NODE_ENV", "production");
  server = await startServer({ databaseUrl: database.url, port: 0, host: "127.0.0.1", log: () => undefined });
  // Nobody can read the image of a verification code here, and production takes no other.
  token = await tokenOf("admin");
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
  await closeDatabase();
  await database.drop();
});

async function tokenOf(username: string): Promise<string> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  return startSession(db, user?.id ?? 0, { ip: "127.0.0.1", userAgent: null }, new Date());
}

async function call(
  id: OperationId,
  input: unknown,
  language = "en",
): Promise<{ status: number; code: number; message: string; data: unknown }> {
  const { method, url, headers, payload } = requestOf(id, input, { token, language }, new Date());
  // The server takes the signature in the header that config/connection.json names.
  const signed = {
    ...(headers as Record<string, string>),
    [connection.api.authentication.headers.signature]: String(headers.signature),
  };
  const response = await fetch(server.url + url, {
    method,
    headers: signed,
    ...(payload !== undefined && { body: payload }),
  });
  return { status: response.status, ...((await response.json()) as { code: number; message: string; data: unknown }) };
}

const inputOf = async (id: OperationId) => (await examples[id].input?.(db)) ?? {};

/** Everything that is money: balances, ledger, vouchers, and the states of what pays or is paid. */
async function money(): Promise<unknown> {
  const tables = [
    "accounts",
    "account_ledger",
    "cloud_tickets",
    "recharges",
    "orders",
    "order_items",
    "withdrawals",
    "rebate_payouts",
    "invoices",
    "refunds",
    "appropriations",
    "bank_accounts",
    "work_orders",
    "cloud_accounts",
    "quotas",
    "quota_applications",
  ];
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await db.execute(
        sql.raw(
          `select count(*) as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${table} t`,
        ),
      );
      return [table, rows[0]];
    }),
  );
  return Object.fromEntries(texts);
}

const provided = (Object.entries(operations) as [OperationId, Operation][]).flatMap(([id, { provider }]) =>
  provider === undefined ? [] : [{ id, provider }],
);

/** What is simulated elsewhere. Servers send to webhooks themselves, in production, too. */
const simulated = () =>
  Object.keys(simulatedProviders(db))
    .filter((name) => name !== "webhook")
    .sort();

const raise = (error: unknown): never => {
  throw error;
};

describe("a server in production", () => {
  const providersIn = (env: Parameters<typeof providersOf>[0]) => providersOf(env, db, () => undefined);

  it("has no simulator, and every other server has each", () => {
    expect(providersIn({ NODE_ENV: "production" })).toEqual(noProviders);
    expect(noProviders).toEqual({});
    for (const env of [{}, { NODE_ENV: "" }, { NODE_ENV: "test" }, { NODE_ENV: "development" }])
      expect(Object.keys(providersIn(env))).toEqual(Object.keys(simulatedProviders(db)));
  });

  it("has metrics where METRICS_URL names a server that keeps them, which no job collects", () => {
    const env = { NODE_ENV: "production", METRICS_URL: "http://127.0.0.1:9090" };
    const providers = providersIn(env);
    expect(Object.keys(providers)).toEqual(["metrics"]);
    const more = jobsWith(providers).filter(({ name }) => jobsWith(noProviders).every((job) => job.name !== name));
    expect(more.map(({ name }) => name)).toEqual(["tell of alarms", "evaluate alarms"]);
    for (const METRICS_URL of ["prometheus:9090", "file:///metrics", "http://127.0.0.1:9090/?a=1", "nothing"])
      expect(() => providersIn({ METRICS_URL })).toThrow(/METRICS_URL has to be/);
  });

  it("leaves out the jobs of what is missing, and every other has a name of its own", () => {
    const names = jobsWith(simulatedProviders(db)).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => jobsWith(noProviders).every((job) => job.name !== name)).sort()).toEqual([
      "answer work orders",
      "collect metrics",
      "drop old metrics",
      "evaluate alarms",
      "follow quota applications",
      "follow resource operations",
      "provision orders",
      "read cloud bills",
      "renew by itself",
      "roll up metrics",
      "settle appropriations",
      "settle invoices",
      "settle rebate payouts",
      "settle refunds",
      "settle withdrawals",
      "synchronise clouds",
      "tell of alarms",
      "verify bank accounts",
    ]);
  });

  it("takes no environment that is spelt otherwise for one", () => {
    expect(() => providersIn({ NODE_ENV: "prod" })).toThrow(/NODE_ENV.*production/);
  });

  it("knows operations of every service but those that only some inputs need", () => {
    const partly = ["appropriationReview", "notification"];
    expect([...new Set(provided.map(({ provider }) => provider as string)), ...partly].sort()).toEqual(simulated());
  });

  it.each(provided.filter(({ provider }) => provider !== "paymentPage"))(
    "$id is refused: $provider is not set up",
    async ({ id }) => {
      const input = await inputOf(id);
      const before = await money();
      const english = await call(id, input);
      expect(english).toMatchObject({
        status: 200,
        code: 501,
        message: expect.stringMatching(/^Not available: .+ (is|are) not set up on this server$/),
      });
      expect(await call(id, input, "zh-CN")).toMatchObject({
        code: 501,
        message: expect.stringMatching(/^暂不可用：本系统尚未接入.+$/),
      });
      expect(await money()).toEqual(before);
    },
  );

  it("payRecharge is a path that nobody knows", async () => {
    const input = await inputOf("payRecharge");
    const before = await money();
    expect(await call("payRecharge", { ...input, outcome: "paid" })).toMatchObject({ status: 404, code: 404 });
    expect(await money()).toEqual(before);
  });

  it("tells the console which services it has not", async () => {
    const { data } = await call("getAuthority", undefined);
    expect((data as { missingProviders: string[] }).missingProviders.toSorted()).toEqual(simulated());
  });

  it("moves small amounts within a group, and refuses those that would have to be reviewed", async () => {
    const input = { ...(await inputOf("createAppropriation")), type: 1, fundType: "cash" };
    const [group] = await db.select({ customId: users.customId }).from(users).where(eq(users.username, "admin"));
    await db.execute(sql`update accounts set cash = cash + 900000 where custom_id = ${group?.customId}`);
    const before = await money();
    expect(
      await call("createAppropriation", { ...input, amount: "500000.00", clientToken: "review-500000" }),
    ).toMatchObject({
      code: 501,
      message: expect.stringContaining("reviews of fund transfers"),
      data: { errors: [{ field: "amount" }] },
    });
    expect(await money()).toEqual(before);
    expect(await call("createAppropriation", { ...input, amount: "1.00", clientToken: "small-100" })).toMatchObject({
      code: 200,
    });
  });

  it("sends reminders as messages, and neither by text message nor by e-mail", async () => {
    const [setting] = await db.select().from(warningSettings).where(eq(warningSettings.warningType, "balance"));
    const input = { ...(await inputOf("saveWarningSetting")) } as Record<string, unknown>;
    expect(setting).toBeDefined();
    for (const way of ["sms", "email"]) {
      expect(await call("saveWarningSetting", { ...input, notifyWays: ["site", way] })).toMatchObject({
        code: 501,
        data: { errors: [{ field: "notifyWays" }] },
      });
    }
    expect(await call("saveWarningSetting", { ...input, notifyWays: ["site"] })).toMatchObject({ code: 200 });
  });

  it("switches no reminder on that would be sent by a service it has not, and any off", async () => {
    const { type } = (await inputOf("saveWarningSetting")) as Input<"saveWarningSetting">;
    const sentBy = (notifyWays: Input<"saveWarningSetting">["notifyWays"]) =>
      db.update(warningSettings).set({ notifyWays }).where(eq(warningSettings.warningType, type));
    await sentBy(["site", "sms"]);
    expect(await call("switchWarningSetting", { type, enabled: false })).toMatchObject({ code: 200 });
    expect(await call("switchWarningSetting", { type, enabled: true })).toMatchObject({
      code: 501,
      data: { errors: [{ field: "notifyWays" }] },
    });
    await sentBy(["site"]);
    expect(await call("switchWarningSetting", { type, enabled: true })).toMatchObject({ code: 200 });
  });

  it("settles nothing by itself: a paid recharge, say, stays unpaid until its time is over", async () => {
    const [open] = await db.select().from(recharges).where(eq(recharges.status, 0)).limit(1);
    if (!open) throw new Error("the demo has an unpaid recharge");
    await db
      .update(recharges)
      .set({ statusTime: addMinutes(new Date(), -10), payDeadline: addMinutes(new Date(), 10), amount: "100.00" })
      .where(eq(recharges.id, open.id));
    const balances = async () =>
      (await db.execute(sql`select custom_id, cash, credit, frozen from accounts order by 1`)).rows;
    const before = await balances();
    const run = async (now: Date) => {
      for (const { run: work } of jobsWith(noProviders)) await work(db, now, new AbortController().signal, raise);
    };
    await run(new Date());
    expect(await balances()).toEqual(before);
    expect((await db.select().from(recharges).where(eq(recharges.id, open.id)))[0]).toMatchObject({ status: 0 });
    await run(addMinutes(new Date(), 11));
    expect((await db.select().from(recharges).where(eq(recharges.id, open.id)))[0]).toMatchObject({ status: 4 });
    expect(await balances()).toEqual(before);
  });

  it("lets no delivery wait for a service that is not there", async () => {
    const waiting = eq(warningDeliveries.status, 0);
    await db
      .update(warningDeliveries)
      .set({ status: 0, address: "13800138000" })
      .where(eq(warningDeliveries.way, "sms"));
    expect(await db.$count(warningDeliveries, waiting)).toBeGreaterThan(0);
    const send = jobsWith(noProviders).find(({ name }) => name === "send reminders");
    await send?.run(db, new Date(), new AbortController().signal, raise);
    expect(await db.$count(warningDeliveries, waiting)).toBe(0);
  });
});
