import { randomBytes } from "node:crypto";
import { like, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { roles } from "../../src/server/database/schema/identity";
import { callCodes } from "../../src/server/database/schema/security";
import { type Answer, requestOf, send, startTwoServers, type TwoServers, type Which } from "./two-servers";

/** Longer than the report takes, also where both cores are busy, and no longer than the test has to wait. */
const LEASE_MS = 10_000;

let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers({ REPORT_LEASE: String(LEASE_MS) });
});
afterAll(() => servers.close());

/** Kills a server and starts another in its place; meanwhile the proxy still knows the dead one. */
async function replace(which: Which): Promise<void> {
  await servers.kill(which);
  await servers.restart(which);
}

/** Orders a report and kills the server that makes it, before it has written anything. @returns the answer, and which server it was */
async function leaveHalfMade(order: () => Promise<Answer>): Promise<{ ordered: Answer; left: Which }> {
  const { db } = servers.opened;
  await db.execute(sql`
    CREATE FUNCTION wait_at_gate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(0, 1); RETURN NEW; END $$`);
  await db.execute(sql`CREATE TRIGGER gate BEFORE INSERT ON report_parts FOR EACH ROW EXECUTE FUNCTION wait_at_gate()`);
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(0, 1)`);
    const ordered = await order();
    const waiting = async (): Promise<Which | undefined> => {
      // Not in the transaction: that one sees the connections there were when it first looked.
      const { rows } = await db.execute<{ name: string }>(sql`
        SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
        WHERE locktype = 'advisory' AND classid = 0 AND objid = 1 AND objsubid = 2 AND NOT granted`);
      return rows[0] && servers.named(rows[0].name);
    };
    await expect.poll(waiting, { timeout: 60_000 }).toBeDefined();
    const left = (await waiting()) ?? 0;
    await servers.kill(left);
    return { ordered, left };
  });
}

test("two servers of one database are killed by turns, and nothing is lost, done twice or taken twice", async () => {
  const { call, opened } = servers;
  const token = await servers.signIn();
  const report = {
    clientToken: randomBytes(12).toString("hex"),
    reportName: "多服务器",
    reportType: "cost",
    cycleType: "once",
    cycleRange: "custom",
    startCycle: "2025-01",
    endCycle: "2025-03",
    clouds: ["aliyun"],
    products: ["ali-ecs"],
    groupBy: ["productCode", "billCycle"],
    metrics: ["payableAmount"],
    format: "csv",
    runHour: 6,
    weekday: 2,
    monthDay: 5,
  };
  const killing = new AbortController();
  let made = 0;
  /** One user who creates roles, each of them once however often it has to be sent. */
  const work = async (worker: number): Promise<void> => {
    for (let number = 0; !killing.signal.aborted || number < 5; number += 1) {
      const answer = await call(
        "createRole",
        { roleName: `w${worker}n${number}`, authCodes: "v1,", clientToken: randomBytes(12).toString("hex") },
        token,
      );
      expect(answer.code).toBe(200);
      expect((await call("getAuthority", undefined, token)).code).toBe(200);
      made += 1;
    }
  };
  const workers = [0, 1, 2].map(work);
  const { ordered, left } = await leaveHalfMade(() => call("createReport", report, token));
  expect(ordered).toMatchObject({ code: 200 });
  await servers.restart(left);
  for (const index of [0, 1, 0, 1] as const) await replace(index);
  killing.abort();
  await Promise.all(workers);

  expect(await opened.db.$count(roles, like(roles.roleName, "w%n%"))).toBe(made);

  const columns = [{ name: "username", heading: "username" }];
  const exported = await call(
    "exportList",
    { call: "listUsers", input: { keyword: "finance" }, format: "csv", title: "x", columns },
    token,
  );
  expect(exported.text.split(/\r?\n/)).toContain("finance");

  const once = requestOf("getAuthority", undefined, token);
  expect((await send(servers.origin(0), once)).code).toBe(200);
  expect((await send(servers.origin(1), once)).code).toBe(407);
  expect(await opened.db.$count(callCodes)).toBeGreaterThan(made);

  const id = (ordered.data as { id: number }).id;
  // One whose server was killed is taken up when its lease has ended.
  await expect
    .poll(async () => (await call("getReport", { id }, token)).data as { status: number }, {
      timeout: 200_000,
      interval: 500,
    })
    .toMatchObject({ status: 2 });
}, 400_000);
