import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApp } from "../../src/server/app";
import { type CallDatabase, openCallDatabase } from "../../src/server/database/call-database";
import { type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { type Embedded, startEmbedded } from "../../src/server/database/embedded/embedded";
import { migrate } from "../../src/server/database/migrate";
import { customers, users } from "../../src/server/database/schema/identity";
import { callCodes } from "../../src/server/database/schema/security";
import { startSession } from "../../src/server/plugins/session-store";
import { simulatedProviders } from "../../src/server/providers";
import { requestOf } from "./test-api";

const log = () => undefined;
const patience = { timeout: 50_000, interval: 50 };
const minutes = 60_000;

let cluster: Embedded;
let database: OpenDatabase;
let calls: CallDatabase;
let app: ReturnType<typeof createApp>;
let token: string;
beforeAll(async () => {
  cluster = await startEmbedded({ durable: false, log });
  await migrate(cluster.url);
  database = openDatabase(cluster.url, 4);
  calls = openCallDatabase(cluster.url);
  app = createApp({ calls, background: database.db, providers: simulatedProviders(database.db), log });
  const { db } = database;
  const now = new Date();
  const [custom] = await db.insert(customers).values({ customName: "x", customType: 0, createTime: now }).returning();
  const facts = {
    customId: custom?.id ?? 0,
    username: "x",
    name: "x",
    accountType: 0,
    passwordHash: "",
    authCodes: "all",
    createTime: now,
  } as const;
  const [user] = await db.insert(users).values(facts).returning();
  token = await startSession(db, user?.id ?? 0, { ip: "127.0.0.1", userAgent: null }, now);
});
afterAll(async () => {
  await app.close();
  await calls.close();
  await database.close();
  await cluster.stop();
});

const request = (clockAhead = 0) => requestOf("getAuthority", undefined, { token, clockAhead }, new Date());
const codeOf = async (sent: ReturnType<typeof request>) => (await app.inject(sent)).json<{ code: number }>().code;

/** Commits are written a moment later here: what was done just before a crash, as beginning the session, would be lost with it. */
async function untilWritten(): Promise<void> {
  const { rows } = await database.pool.query<{ end: string }>("SELECT pg_current_wal_insert_lsn()::text AS end");
  const written = async () =>
    (await database.pool.query("SELECT 1 WHERE pg_current_wal_flush_lsn() >= $1::pg_lsn", [rows[0]?.end])).rowCount;
  await expect.poll(written, patience).toBe(1);
}

/** Kills a backend, as the system does when memory runs out: PostgreSQL ends all others and recovers. */
async function crash(): Promise<void> {
  await untilWritten();
  const client = new pg.Client({ connectionString: cluster.url });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  process.kill(rows[0]?.pid ?? Number.NaN, "SIGKILL");
  await expect.poll(() => database.db.$count(callCodes).catch(() => -1), patience).toBe(0);
}

describe("a crashed backend of PostgreSQL", () => {
  test("signs nobody out, and nothing from before it can be replayed", async () => {
    const used = request();
    expect([await codeOf(used), await codeOf(used)]).toEqual([200, 407]);
    await crash();
    expect(await codeOf(used)).toBe(503);
    await expect.poll(() => codeOf(request()), patience).toBe(200);
    expect(await codeOf(used)).toBe(503);
  });

  test("nor what a caller with a clock ahead of ours had sent, who goes on too", async () => {
    const used = request(10 * minutes);
    expect(await codeOf(used)).toBe(200);
    await crash();
    expect(await codeOf(request(9 * minutes))).toBe(503);
    await expect.poll(() => codeOf(request(10 * minutes)), patience).toBe(200);
    expect(await codeOf(used)).toBe(503);
  });
});
