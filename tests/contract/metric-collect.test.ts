import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sealSecret } from "../../src/server/areas/cloud/account-secret";
import type { CloudMetricAsk } from "../../src/server/areas/cloud/metrics";
import { CloudError } from "../../src/server/areas/cloud/provider";
import { collectDue } from "../../src/server/areas/monitor/collect/collect";
import { backOf } from "../../src/server/areas/monitor/collect/plan";
import { rollUp } from "../../src/server/areas/monitor/store/write-days";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { customers } from "../../src/server/database/schema/identity";
import { metricDays, metricHours, metricScopes, metricSeries } from "../../src/server/database/schema/metric";
import { resources } from "../../src/server/database/schema/resource";
import { limits } from "../../src/server/limits";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { type FakeCloud, fakeCloud, fakeTime } from "../helpers/fake-cloud";
import { hostOf } from "../helpers/metric-series";
import { untilWaiting } from "./until-waiting";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let cloud: FakeCloud;
let time: ReturnType<typeof fakeTime>;
let customId: number;
/** What was asked for, "uid metric from period", and what is missing of the minutes since 1970. */
let asked: (CloudMetricAsk & { accountUid: string })[];
let missing: Set<number>;
let failed: unknown[];

beforeAll(async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 6);
  ({ db } = opened);
  const [customer] = await db
    .insert(customers)
    .values({ customName: "x", customType: 0, createTime: new Date() })
    .returning();
  customId = customer?.id ?? 0;
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const minute = 60_000;
const valueAt = (at: number) => at % 1000;

beforeEach(async () => {
  await db.delete(cloudAccounts);
  cloud = fakeCloud();
  time = fakeTime(new Date("2026-05-20T02:00:30Z"));
  [asked, missing, failed] = [[], new Set(), []];
  cloud.metricCatalogue = (_cloud, type) => (type === "host" ? ["cpuUsage", "netIn"] : []);
  cloud.metrics = async ({ accountUid }, ask, cursor) => {
    asked.push({ accountUid, ...ask });
    await cloud.before(`${accountUid} metrics`);
    const length = (ask.to.getTime() - ask.from.getTime()) / (ask.period * 1000);
    const average = Array.from({ length }, (_, place) => {
      const at = ask.from.getTime() / minute + (place * ask.period) / 60;
      return missing.has(at) ? null : valueAt(at);
    });
    // Two pages, and a resource that nobody knows here yet.
    const series = (cursor === undefined ? ["i-1", "i-2"] : ["i-3", "unknown"]).map((resourceId) => ({
      resourceId,
      average,
    }));
    return { series, next: cursor === undefined ? "i-2" : undefined };
  };
});

async function newAccount(accountUid: string): Promise<number> {
  const [made] = await db
    .insert(cloudAccounts)
    .values({
      customId,
      cloudCode: "aliyun",
      accountName: accountUid,
      accountUid,
      site: "china",
      accessKey: accountUid,
      secretKey: sealSecret("secret", customId),
      regionIds: [],
      status: 1,
      syncStatus: 2,
      creator: "x",
      createTime: time.clock(),
    })
    .returning();
  const id = made?.id ?? 0;
  await db.insert(resources).values(["i-1", "i-2", "i-3"].map((name) => hostOf(customId, id, name)));
  return id;
}

const collect = () => collectDue(db, cloud, time, { failed: (error) => failed.push(error) });
/** Collects until what was before is there, too, of all that can be read. */
async function collectAll(): Promise<void> {
  for (let times = 0; times < 100; times += 1) {
    await collect();
    const now = time.clock().getTime();
    const scopes = await db.select().from(metricScopes);
    const waiting = scopes.filter((scope) => scope.failures === 0 && backOf(scope, now) !== undefined);
    if (waiting.length === 0) return;
    time.pass(Math.max(0, Math.min(...waiting.map(({ nextTime }) => nextTime.getTime())) - now));
  }
  throw new Error("what was before never comes");
}
const toNextMinute = () => time.pass(100_000 - (time.clock().getTime() % minute));
const stored = async (accountId: number, metricName: string, at: number) => {
  const rows = await db
    .select({ resourceId: resources.resourceId, hour: metricHours.hour, values: metricHours.values })
    .from(metricHours)
    .innerJoin(metricSeries, eq(metricSeries.id, metricHours.seriesId))
    .innerJoin(resources, eq(resources.id, metricSeries.resourceId))
    .where(sql`${resources.cloudAccountId} = ${accountId} and ${metricSeries.metricName} = ${metricName}`);
  const hour = Math.floor(at / 60);
  return rows
    .filter((row) => row.hour.getTime() / minute === hour * 60)
    .map(({ resourceId, values }) => [resourceId, values[at % 60]])
    .sort();
};

describe("collecting metrics", () => {
  it("asks once for each metric of all resources, and then for each minute that is over", async () => {
    const id = await newAccount("main");
    await collectAll();
    expect(asked.filter(({ accountUid }) => accountUid === "main").length).toBeGreaterThan(0);
    asked = [];
    toNextMinute();
    await collect();
    const now = Math.floor(time.clock().getTime() / minute);
    expect(asked.map(({ metricName, to, period }) => [metricName, to.getTime() / minute, period])).toEqual(
      ["cpuUsage", "cpuUsage", "netIn", "netIn"].map((name) => [name, now, 60]),
    );
    for (const name of ["cpuUsage", "netIn"])
      expect(await stored(id, name, now - 1)).toEqual(["i-1", "i-2", "i-3"].map((one) => [one, valueAt(now - 1)]));
    asked = [];
    await collect();
    expect(asked).toEqual([]);
    expect(failed).toEqual([]);
  });

  it("fills the last hour at once, then a day of minutes and thirty days of hours, the newest first, and ends", async () => {
    const id = await newAccount("main");
    const begun = time.clock().getTime();
    await collect();
    const now = Math.floor(begun / minute);
    expect(await stored(id, "cpuUsage", now - 59)).toHaveLength(3);
    await collectAll();
    const before = asked.filter(({ metricName, to }) => metricName === "cpuUsage" && to.getTime() <= begun);
    const ranges = before.map(({ from }) => from.getTime());
    expect(ranges).toEqual(ranges.toSorted((one, other) => other - one));
    expect(await stored(id, "cpuUsage", now - 23 * 60)).toHaveLength(3);
    const oldest = Math.min(...asked.map(({ from }) => from.getTime()));
    expect(begun - oldest).toBeGreaterThanOrEqual(limits.hoursBack);
    expect(begun - oldest).toBeLessThan(limits.hoursBack + limits.hoursStep + 2 * limits.minutesBack);
    await rollUp(db, time.clock());
    // Of every hour of thirty days.
    const [{ hours } = {}] = await db.select({ hours: sql<string>`sum(count) / 60 / 6` }).from(metricDays);
    expect(Number(hours)).toBeGreaterThanOrEqual(30 * 24);
    const longest = Math.max(...asked.map(({ from, to, period }) => (to.getTime() - from.getTime()) / period));
    expect(longest / 1000).toBeLessThanOrEqual(180);
  });

  it("fills holes with what was late", async () => {
    const id = await newAccount("main");
    await collectAll();
    toNextMinute();
    const late = Math.floor(time.clock().getTime() / minute) - 1;
    missing.add(late);
    await collect();
    expect((await stored(id, "cpuUsage", late)).filter(([, value]) => value !== null)).toEqual([]);
    missing.clear();
    for (let passed = 0; passed < limits.metricAgain; passed += 1) {
      toNextMinute();
      await collect();
    }
    expect(await stored(id, "cpuUsage", late)).toEqual(["i-1", "i-2", "i-3"].map((one) => [one, valueAt(late)]));
  });

  it("catches up after a pause", async () => {
    const id = await newAccount("main");
    await collectAll();
    time.pass(9 * 60 * minute);
    const hole = Math.floor(time.clock().getTime() / minute) - 5 * 60;
    await collectAll();
    expect(await stored(id, "cpuUsage", hole)).toHaveLength(3);
  });

  it("lets no account keep another from being asked, and waits longer each time one fails", async () => {
    const bad = await newAccount("bad");
    const good = await newAccount("good");
    cloud.before = (call) => {
      if (call === "bad metrics") throw new CloudError("denied", { zh: "无权限", en: "Not allowed" });
    };
    await collect();
    const scopeOf = async (id: number) =>
      (await db.select().from(metricScopes).where(eq(metricScopes.cloudAccountId, id)))[0];
    const now = Math.floor(time.clock().getTime() / minute);
    expect(await stored(good, "cpuUsage", now - 1)).toHaveLength(3);
    expect(await scopeOf(bad)).toMatchObject({ failures: 1, failReason: { en: "Not allowed" }, collectedTo: null });
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const wait = ((await scopeOf(bad))?.nextTime.getTime() ?? 0) - time.clock().getTime();
      waits.push(Math.round(wait / minute));
      time.pass(wait);
      await collect();
    }
    expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
    cloud.before = () => undefined;
    time.pass(limits.metricPauseMost);
    await collect();
    expect(await scopeOf(bad)).toMatchObject({ failures: 0, failReason: null });
    expect(await stored(bad, "cpuUsage", Math.floor(time.clock().getTime() / minute) - 1)).toHaveLength(3);
  });

  it("leaves off where pages lead in a circle, and says why", async () => {
    const id = await newAccount("main");
    cloud.metrics = async (_account, _ask, cursor) => {
      cloud.calls.push(`metrics ${cursor}`);
      if (cloud.calls.length > 20) throw new Error("it never ends");
      return { series: [], next: cursor === "1" ? "2" : "1" };
    };
    await collect();
    expect(failed).toEqual([]);
    const [scope] = await db.select().from(metricScopes).where(eq(metricScopes.cloudAccountId, id));
    expect(scope).toMatchObject({ failures: 1, failReason: { en: "The provider returned the same page again" } });
  });

  it("tells of what is nobody's mistake but ours, and asks again later", async () => {
    const id = await newAccount("main");
    cloud.before = () => Promise.reject(new Error("broken"));
    await collect();
    expect(failed).toEqual([expect.objectContaining({ message: "broken" })]);
    cloud.before = () => undefined;
    time.pass(limits.metricPause);
    await collect();
    expect(await stored(id, "cpuUsage", Math.floor(time.clock().getTime() / minute) - 1)).toHaveLength(3);
  });

  it("is shared by two servers: nothing is asked twice", async () => {
    await newAccount("one");
    await newAccount("two");
    await collectAll();
    asked = [];
    toNextMinute();
    await Promise.all([collect(), collect()]);
    expect(asked.map(({ accountUid, metricName }) => `${accountUid} ${metricName}`).sort()).toEqual(
      ["one", "two"]
        .flatMap((uid) => ["cpuUsage", "cpuUsage", "netIn", "netIn"].map((name) => `${uid} ${name}`))
        .sort(),
    );
  });

  it("ends quietly where the account is removed while its cloud answers", async () => {
    const id = await newAccount("main");
    cloud.before = () =>
      db
        .delete(cloudAccounts)
        .where(eq(cloudAccounts.id, id))
        .then(() => undefined);
    await collect();
    expect(asked.length).toBeGreaterThan(0);
    expect(failed).toEqual([]);
    expect(await db.select().from(metricSeries)).toEqual([]);
  });

  it("that is written while the account is removed goes first or last, and neither fails", async () => {
    const id = await newAccount("main");
    await collectAll();
    toNextMinute();
    let removing: Promise<unknown> = Promise.resolve();
    cloud.before = () => {
      cloud.before = () => undefined;
      return new Promise<void>((locked) => {
        removing = db.transaction(async (tx) => {
          // It waits for nobody who waits for it.
          await tx.execute(sql`SET LOCAL lock_timeout = '200ms'`);
          await tx.select().from(cloudAccounts).where(eq(cloudAccounts.id, id)).for("update");
          locked();
          await untilWaiting(db);
          await tx.delete(cloudAccounts).where(eq(cloudAccounts.id, id));
        });
      });
    };
    await collect();
    await removing;
    expect(failed).toEqual([]);
    expect(await db.select().from(metricSeries)).toEqual([]);
  });

  it("takes up what a server left that is gone, and gives up what a server leaves that ends", async () => {
    const id = await newAccount("main");
    await collectAll();
    toNextMinute();
    const nextTime = new Date(time.clock().getTime() + limits.metricLease);
    await db.update(metricScopes).set({ nextTime }).where(eq(metricScopes.cloudAccountId, id));
    asked = [];
    await collect();
    expect(asked).toEqual([]);
    time.pass(limits.metricLease);
    cloud.before = () => time.end();
    await collect();
    expect(asked).toHaveLength(1);
    const [scope] = await db.select().from(metricScopes);
    expect(scope?.nextTime.getTime()).toBeLessThanOrEqual(time.clock().getTime());
  });
});
