import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sealSecret } from "../../src/server/areas/cloud/account-secret";
import { CloudError, type CloudErrorKind, type Scope } from "../../src/server/areas/cloud/provider";
import { refreshMonthCosts } from "../../src/server/areas/cloud/month-costs";
import { scopeTypes } from "../../src/server/areas/cloud/sync/scopes";
import { syncDue } from "../../src/server/areas/cloud/sync/sync";
import { writeItems } from "../../src/server/areas/cloud/sync/write-items";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { billLines, type NewBillLine } from "../../src/server/database/schema/bill";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { customers } from "../../src/server/database/schema/identity";
import { resourceEvents, resourceOperations, resources, syncScopes } from "../../src/server/database/schema/resource";
import { seededRandom } from "../../src/server/database/seed/bills-generator/random";
import { limits } from "../../src/server/limits";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { type FakeCloud, fakeCloud, fakeTime } from "../helpers/fake-cloud";
import { untilWaiting } from "./until-waiting";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let cloud: FakeCloud;
let time: ReturnType<typeof fakeTime>;
let customId: number;
beforeAll(async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 6);
  ({ db } = opened);
  const [custom] = await db
    .insert(customers)
    .values({ customName: "x", customType: 0, createTime: new Date() })
    .returning();
  customId = custom?.id ?? 0;
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  await db.delete(cloudAccounts);
  cloud = fakeCloud();
  time = fakeTime(new Date("2026-05-01T00:00:00Z"));
});

const regionIds = ["cn-hangzhou", "cn-shanghai"] as const;
const hosts: Scope = { regionId: regionIds[0], type: "host" };
const disks: Scope = { regionId: regionIds[0], type: "disk" };
const elsewhere: Scope = { regionId: regionIds[1], type: "host" };

async function newAccount(accountUid = "main"): Promise<number> {
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
      regionIds: [...regionIds],
      status: 0,
      syncStatus: 0,
      creator: "x",
      createTime: time.clock(),
    })
    .returning();
  return made?.id ?? 0;
}

const sync = (on: Database = db) => syncDue(on, cloud, time);
/** Later than any scope waits, and than any server is waited for. */
const later = () => time.pass(limits.syncPauseMost + limits.syncEvery);
const fail = (kind: CloudErrorKind, retryAfter?: number) => {
  throw new CloudError(kind, { zh: "不行", en: "no" }, retryAfter);
};
const accountOf = async (id: number) => (await db.select().from(cloudAccounts).where(eq(cloudAccounts.id, id)))[0];
const scopesOf = (id: number) =>
  db.select().from(syncScopes).where(eq(syncScopes.cloudAccountId, id)).orderBy(asc(syncScopes.id));
const rowOf = async (resourceId: string) =>
  (await db.select().from(resources).where(eq(resources.resourceId, resourceId)))[0];
const eventsOf = async (resourceId: string) => {
  const row = await rowOf(resourceId);
  return db
    .select()
    .from(resourceEvents)
    .where(eq(resourceEvents.resourceId, row?.id ?? 0))
    .orderBy(asc(resourceEvents.id));
};

/** What is there, in one text for each: by the rows, and by the cloud itself. */
const inventory = async () =>
  (await db.select().from(resources).where(isNull(resources.goneTime)))
    .map((row) => JSON.stringify([row.regionId, row.type, row.resourceId, row.name, row.status, row.attrs.size]))
    .sort();
const truth = () =>
  [...cloud.items]
    .map(([key, item]) => {
      const [, regionId, type] = key.split(" ");
      return JSON.stringify([regionId, type, item.resourceId, item.name, item.status, item.attrs.size]);
    })
    .sort();

/** Ids and versions of all rows: what is written has another version afterwards. */
const versions = async () =>
  (await db.execute(sql`SELECT id, xmin::text, ctid::text FROM resources ORDER BY id`)).rows as unknown[];

class Crash extends Error {}

/** A database whose server dies in its n-th transaction: that one is rolled back, and nothing works any more. */
function dyingIn(transactions: number): { on: Database; died: () => boolean } {
  let [left, dead] = [transactions, false];
  const transaction = (work: Parameters<Database["transaction"]>[0]) => {
    left -= 1;
    if (left > 0) return db.transaction(work);
    return db.transaction(async (tx) => {
      await work(tx);
      dead = true;
      throw new Crash();
    });
  };
  const on = new Proxy(db, {
    get: (target, name) => {
      if (dead) throw new Crash();
      return name === "transaction" ? transaction : (Reflect.get(target, name) as unknown);
    },
  });
  return { on, died: () => dead };
}

/** Changes some of what is in the account, at random. */
function change(random: ReturnType<typeof seededRandom>, round: number): void {
  for (const scope of [hosts, disks, elsewhere]) {
    for (let at = 0; at < 10; at += 1) {
      const id = `${scope.regionId}-${scope.type}-${at}`;
      if (random.chance(0.2)) cloud.remove("main", scope, id);
      else if (random.chance(0.5)) cloud.put("main", scope, id, { attrs: { size: random.chance(0.5) ? round : 1 } });
    }
  }
}

describe("synchronisation", () => {
  it("finds all that is there, page by page, and the state of the account follows", async () => {
    const id = await newAccount();
    for (const name of ["a", "b", "c", "d", "e", "f", "g"]) cloud.put("main", hosts, name);
    cloud.put("main", elsewhere, "z");
    await sync();
    expect(await inventory()).toEqual(truth());
    expect(cloud.calls.filter((call) => call.startsWith("main cn-hangzhou host"))).toEqual([
      "main cn-hangzhou host ",
      "main cn-hangzhou host c",
      "main cn-hangzhou host f",
    ]);
    expect(await accountOf(id)).toMatchObject({
      status: 1,
      syncStatus: 2,
      resourceCount: 8,
      balance: "12.30",
      syncFailReason: null,
    });
    const scopes = await scopesOf(id);
    expect(scopes).toHaveLength(regionIds.length * scopeTypes.length);
    expect(scopes.filter(({ status, completedTime }) => status !== 2 || completedTime === null)).toEqual([]);
    expect(scopes.find(({ regionId, type }) => regionId === hosts.regionId && type === "host")).toMatchObject({
      pages: 3,
      items: 7,
    });
    expect((await eventsOf("a")).map(({ kind, operationId }) => [kind, operationId])).toEqual([["appeared", null]]);
  });

  it("comes by itself when it is time, and not before", async () => {
    await newAccount();
    await sync();
    const calls = cloud.calls.length;
    time.pass(limits.syncEvery / 2);
    await sync();
    expect(cloud.calls.length).toBe(calls);
    time.pass(limits.syncEvery / 2);
    await sync();
    expect(cloud.calls.length).toBe(2 * calls);
  });

  it("writes nothing of what is unchanged, and what changed with what it was", async () => {
    await newAccount();
    for (const name of ["a", "b", "c", "d"]) cloud.put("main", hosts, name);
    await sync();
    const before = await versions();
    const events = await db.$count(resourceEvents);
    later();
    await sync();
    expect(await versions()).toEqual(before);
    expect(await db.$count(resourceEvents)).toBe(events);
    cloud.put("main", hosts, "b", {
      name: "new",
      status: "inUse",
      rawStatus: "IN_USE",
      attrs: { size: 2, device: "x" },
    });
    later();
    await sync();
    const [, told] = await eventsOf("b");
    expect(told).toMatchObject({ kind: "changed", operationId: null });
    expect(told?.changes).toEqual([
      { field: "name", from: "host-b", to: "new" },
      { field: "status", from: "available", to: "inUse" },
      { field: "size", from: 1, to: 2 },
      { field: "addresses", from: ["10.0.0.1"], to: null },
      { field: "device", from: null, to: "x" },
    ]);
    expect(await db.$count(resourceEvents)).toBe(events + 1);
    const changed = (await versions()).filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]));
    expect(changed).toHaveLength(1);
  });

  it("keeps what is gone as a tombstone, which revives as the same row", async () => {
    await newAccount();
    cloud.put("main", hosts, "a");
    await sync();
    const row = await rowOf("a");
    cloud.remove("main", hosts, "a");
    later();
    const asked = time.clock();
    await sync();
    const gone = (await rowOf("a"))?.goneTime;
    expect(gone?.getTime()).toBeGreaterThanOrEqual(asked.getTime());
    expect(gone?.getTime()).toBeLessThanOrEqual(time.clock().getTime());
    later();
    await sync();
    expect(await rowOf("a")).toMatchObject({ goneTime: gone });
    cloud.put("main", hosts, "a");
    later();
    await sync();
    expect(await rowOf("a")).toMatchObject({ id: row?.id, goneTime: null });
    expect((await eventsOf("a")).map(({ kind }) => kind)).toEqual(["appeared", "gone", "revived"]);
  });

  it("gives the same inventory after a crash in any of its transactions and a repeat", async () => {
    const random = seededRandom(7);
    const id = await newAccount();
    change(random, 0);
    let survived = false;
    for (let at = 1; !survived; at += 1) {
      change(random, at);
      const before = new Map((await scopesOf(id)).map((scope) => [`${scope.regionId} ${scope.type}`, scope]));
      const here = await db.select().from(resources).where(isNull(resources.goneTime));
      const { on, died } = dyingIn(at);
      await sync(on).catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
      });
      survived = !died();
      const gone = await db
        .select()
        .from(resources)
        .where(and(inArray(resources.id, [0, ...here.map((row) => row.id)]), sql`${resources.goneTime} is not null`));
      for (const scope of await scopesOf(id)) {
        const name = `${scope.regionId} ${scope.type}`;
        if (scope.completedTime?.getTime() !== before.get(name)?.completedTime?.getTime()) continue;
        expect(gone.filter((row) => `${row.regionId} ${row.type}` === name)).toEqual([]);
      }
      later();
      await sync();
      expect(await inventory()).toEqual(truth());
      expect(await accountOf(id)).toMatchObject({ syncStatus: 2, resourceCount: cloud.items.size });
      later();
    }
    expect(await wrongHistories()).toEqual([]);
  });

  it("marks nothing as gone where a page could not be read", async () => {
    const id = await newAccount();
    for (const name of ["a", "b", "c", "d", "e"]) cloud.put("main", hosts, name);
    await sync();
    const completed = time.clock();
    cloud.remove("main", hosts, "a");
    cloud.remove("main", hosts, "e");
    cloud.put("main", hosts, "b", { name: "new" });
    cloud.put("main", hosts, "f");
    cloud.before = (call) => (call === "main cn-hangzhou host d" ? fail("denied") : undefined);
    later();
    await sync();
    expect((await rowOf("a"))?.goneTime).toBeNull();
    expect((await rowOf("e"))?.goneTime).toBeNull();
    expect(await rowOf("b")).toMatchObject({ name: "new" });
    const scope = (await scopesOf(id)).find(({ type, regionId }) => type === "host" && regionId === hosts.regionId);
    expect(scope).toMatchObject({ status: 3, failures: 1, failReason: { zh: "不行", en: "no" } });
    expect(scope?.completedTime?.getTime()).toBeLessThanOrEqual(completed.getTime());
  });
});

describe("one that is bad harms no other", () => {
  it("account: its keys are invalid, and it is not asked further", async () => {
    const [bad, good] = [await newAccount("bad"), await newAccount("good")];
    cloud.put("good", hosts, "a");
    cloud.before = (call) => (call.startsWith("bad cn") ? fail("keyInvalid") : undefined);
    await sync();
    expect(await inventory()).toEqual(truth());
    expect(await accountOf(good)).toMatchObject({ syncStatus: 2, status: 1 });
    expect(await accountOf(bad)).toMatchObject({
      syncStatus: 3,
      status: 2,
      syncFailReason: { zh: "16 个同步范围中有 16 个失败：不行", en: "16 of 16 sync scopes failed: no" },
    });
    expect(cloud.calls.filter((call) => call.startsWith("bad"))).toHaveLength(1);
    expect((await scopesOf(bad)).every(({ status }) => status === 3)).toBe(true);
  });

  it("account: something of ours breaks, which is thrown in the end", async () => {
    const [bad, good] = [await newAccount("bad"), await newAccount("good")];
    cloud.put("good", hosts, "a");
    cloud.before = (call) => {
      if (call === "bad cn-hangzhou disk ") throw new TypeError("broken");
    };
    await expect(sync()).rejects.toThrow("broken");
    expect(await accountOf(good)).toMatchObject({ syncStatus: 2 });
    expect(await accountOf(bad)).toMatchObject({
      syncStatus: 3,
      syncFailReason: { en: expect.stringMatching(/^1 of 16/) },
    });
  });

  it("region: it is silent, and asked again later and later, an hour at most", async () => {
    const id = await newAccount();
    cloud.put("main", elsewhere, "a");
    cloud.before = (call) => (call.includes("cn-hangzhou") ? fail("unavailable") : undefined);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await sync();
      const asked = cloud.calls.filter((call) => call.includes("cn-hangzhou"));
      expect(asked).toHaveLength(limits.cloudAttempts * attempt);
      const failed = (await scopesOf(id)).filter(({ status }) => status === 3);
      expect(failed).toHaveLength(scopeTypes.length);
      expect(failed.every(({ failures, regionId }) => failures === attempt && regionId === "cn-hangzhou")).toBe(true);
      pauses.push((failed[0]?.nextTime.getTime() ?? 0) - (failed[0]?.statusTime.getTime() ?? 0));
      time.pass(pauses.at(-1) ?? 0);
    }
    expect(pauses.map((pause) => pause / 60_000)).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(await inventory()).toEqual(truth());
    expect(await accountOf(id)).toMatchObject({ status: 1, syncStatus: 3 });
    cloud.before = () => undefined;
    await sync();
    expect(await accountOf(id)).toMatchObject({ syncStatus: 2, syncFailReason: null });
    expect((await scopesOf(id)).every(({ failures, failReason }) => failures === 0 && failReason === null)).toBe(true);
  });

  it("call: it is tried again after a while, as long as the cloud wants, and then goes on where it was", async () => {
    await newAccount();
    for (const name of ["a", "b", "c", "d", "e"]) cloud.put("main", hosts, name);
    let failures = 0;
    cloud.before = (call) => {
      if (call !== "main cn-hangzhou host c" || failures === 3) return;
      failures += 1;
      fail(failures === 1 ? "throttled" : "unavailable", failures === 1 ? 7_000 : undefined);
    };
    await sync();
    expect(await inventory()).toEqual(truth());
    expect(time.waited.filter((milliseconds) => milliseconds >= limits.cloudPause)).toEqual([7_000, 1_000, 2_000]);
    expect(cloud.calls.filter((call) => call === "main cn-hangzhou host ")).toHaveLength(1);
  });
});

describe("an account", () => {
  it("is synchronised by one of several servers", async () => {
    const id = await newAccount();
    for (const name of ["a", "b", "c", "d", "e"]) cloud.put("main", hosts, name);
    await Promise.all([sync(), sync(), sync()]);
    expect(new Set(cloud.calls).size).toBe(cloud.calls.length);
    expect(await accountOf(id)).toMatchObject({ syncStatus: 2 });
  });

  it("whose server ends is given back, and goes on at once on another", async () => {
    const id = await newAccount();
    cloud.put("main", elsewhere, "a");
    cloud.before = (call) => (call.startsWith("main cn-shanghai") ? time.end() : undefined);
    await sync();
    const left = (await scopesOf(id)).filter(({ status }) => status !== 2);
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ status, failures }) => status === 0 && failures === 0)).toBe(true);
    const passed = time.clock();
    time = fakeTime(passed);
    cloud.before = () => undefined;
    await sync();
    expect(await accountOf(id)).toMatchObject({ syncStatus: 2 });
    expect(await inventory()).toEqual(truth());
  });

  it("that is asked for again while it is synchronised is so again afterwards, and by nobody else meanwhile", async () => {
    const id = await newAccount();
    cloud.before = async (call) => {
      if (call !== "main cn-shanghai host ") return;
      await db
        .update(cloudAccounts)
        .set({ syncStatus: 0, syncTime: new Date(time.clock().getTime() + 1) })
        .where(eq(cloudAccounts.id, id));
      cloud.before = () => undefined;
      await sync();
    };
    await sync();
    expect(new Set(cloud.calls).size).toBe(cloud.calls.length);
    expect(await accountOf(id)).toMatchObject({ syncStatus: 0 });
    const calls = cloud.calls.length;
    await sync();
    expect(cloud.calls.length).toBe(2 * calls);
    expect(await accountOf(id)).toMatchObject({ syncStatus: 2 });
  });

  it("that is deleted in the middle leaves nothing behind", async () => {
    const id = await newAccount();
    cloud.put("main", elsewhere, "a");
    cloud.before = async (call) => {
      if (call === "main cn-shanghai host ") await db.delete(cloudAccounts).where(eq(cloudAccounts.id, id));
    };
    await sync();
    expect([await db.$count(resources), await db.$count(syncScopes)]).toEqual([0, 0]);
  });

  it("that is deleted while a page of it is written goes first or last, and neither fails", async () => {
    const id = await newAccount();
    cloud.put("main", hosts, "a");
    let deleting: Promise<unknown> = Promise.resolve();
    cloud.before = async (call) => {
      if (call !== "main cn-hangzhou host ") return;
      await new Promise<void>((locked) => {
        deleting = db.transaction(async (tx) => {
          // It waits for nobody who waits for it.
          await tx.execute(sql`SET LOCAL lock_timeout = '200ms'`);
          await tx.select().from(cloudAccounts).where(eq(cloudAccounts.id, id)).for("update");
          locked();
          // Long enough for the page to come this far.
          await new Promise((resolve) => setTimeout(resolve, 500));
          await tx.delete(cloudAccounts).where(eq(cloudAccounts.id, id));
        });
      });
    };
    await sync();
    await deleting;
    expect([await db.$count(resources), await db.$count(syncScopes)]).toEqual([0, 0]);
  });

  const manage = (id: number, managed: readonly string[]) =>
    db
      .update(cloudAccounts)
      .set({ regionIds: [...managed], syncStatus: 0 })
      .where(eq(cloudAccounts.id, id));

  it("keeps what is in a region that it does not manage any more as gone, which revives as the same row", async () => {
    const id = await newAccount();
    cloud.put("main", hosts, "a");
    cloud.put("main", elsewhere, "z");
    await sync();
    const row = await rowOf("z");
    await manage(id, [regionIds[0]]);
    await sync();
    expect([await rowOf("a"), await rowOf("z")]).toMatchObject([
      { goneTime: null },
      { id: row?.id, goneTime: expect.any(Date), status: "released" },
    ]);
    expect(await scopesOf(id)).toHaveLength(scopeTypes.length);
    expect(await accountOf(id)).toMatchObject({ resourceCount: 1 });
    await manage(id, regionIds);
    await sync();
    expect(await rowOf("z")).toMatchObject({ id: row?.id, goneTime: null, status: "available" });
    expect((await eventsOf("z")).map(({ kind }) => kind)).toEqual(["appeared", "gone", "revived"]);
  });

  it("keeps a resource of such a region until its open operation has ended", async () => {
    const id = await newAccount();
    cloud.put("main", elsewhere, "z");
    await sync();
    const row = await rowOf("z");
    const request = { customId, resourceId: row?.id ?? 0, action: "rename", input: { name: "x" } } as const;
    await db.insert(resourceOperations).values({
      ...request,
      key: "z",
      status: 0,
      statusTime: time.clock(),
      requester: "x",
      createTime: time.clock(),
    });
    await manage(id, [regionIds[0]]);
    await sync();
    expect(await rowOf("z")).toMatchObject({ id: row?.id, goneTime: null });
    await db.update(resourceOperations).set({ status: 3, finishTime: time.clock() });
    later();
    await sync();
    expect(await rowOf("z")).toMatchObject({ id: row?.id, goneTime: expect.any(Date) });
  });
});

describe("the cost of the running month", () => {
  it("is the sum of the account's bill lines that name the resource, and written only where it differs", async () => {
    await newAccount();
    for (const name of ["a", "b", "c"]) cloud.put("main", hosts, name);
    await sync();
    const now = new Date("2026-05-20T00:00:00Z");
    await billed([
      { resourceId: "a", payableAmount: "10.005" },
      { resourceId: "a", payableAmount: "1.5" },
      { resourceId: "a", payableAmount: "100", billCycle: "2026-04" },
      { resourceId: "b", payableAmount: "7", accountUid: "another" },
    ]);
    await refreshMonthCosts(db, now);
    expect([(await rowOf("a"))?.monthCost, (await rowOf("b"))?.monthCost]).toEqual(["11.51", "0.00"]);
    const before = await versions();
    await refreshMonthCosts(db, now);
    expect(await versions()).toEqual(before);
    await refreshMonthCosts(db, new Date("2026-06-20T00:00:00Z"));
    expect((await rowOf("a"))?.monthCost).toBe("0.00");
  });

  it("locks rows in the order of all writers", async () => {
    await newAccount();
    const names = Array.from({ length: 300 }, (_, at) => `n${at}`);
    for (const name of names) cloud.put("main", hosts, name);
    await sync();
    await billed(names.map((resourceId) => ({ resourceId, payableAmount: "7" })));
    const { rows } = await db.execute<{ id: string }>(sql`select id from resources order by id`);
    const first = rows[0]?.id;
    // Its new version stands behind all others: who reads the table from its beginning comes to it last.
    await db.execute(sql`update resources set name = 'x' where id = ${first}`);
    const { refreshing } = await db.transaction(async (tx) => {
      await tx.execute(sql`select from resources where id = ${first} for update`);
      const refreshed = db.transaction(async (job) => {
        // Whatever the plan is: this one is in no order by itself.
        for (const way of ["sort", "nestloop", "mergejoin", "indexscan", "bitmapscan", "indexonlyscan"])
          await job.execute(sql.raw(`set local enable_${way} = off`));
        await refreshMonthCosts(job, new Date("2026-05-20T00:00:00Z"));
      });
      await untilWaiting(db);
      // It waits for the first one, and has no other yet.
      const free = await tx.execute(sql`select id from resources for update skip locked`);
      expect(free.rows).toHaveLength(rows.length);
      return { refreshing: refreshed };
    });
    await refreshing;
    expect((await rowOf("n1"))?.monthCost).toBe("7.00");
  });
});

/** Bill lines of the main account in May 2026, unless they say otherwise. */
async function billed(lines: Partial<NewBillLine>[]): Promise<void> {
  const at = new Date("2026-05-02T00:00:00Z");
  const times = { usageStart: at, usageEnd: at, consumeTime: at, billDate: "2026-05-02", billCycle: "2026-05" };
  const product = { cloudCode: "aliyun", productCode: "p", productName: "p", serviceCategory: "Compute" };
  const kind = { billItemType: "Usage", chargeCategory: "Usage", payMode: "postPay", chargeFrequency: "Usage-Based" };
  const account = { customId, accountUid: "main", accountName: "main", billingItem: "x" };
  await db.insert(billLines).values(
    lines.map((line): NewBillLine => {
      const amounts = { listAmount: line.payableAmount, cashAmount: line.payableAmount };
      return { ...times, ...product, ...kind, ...account, ...amounts, ...line };
    }),
  );
}

describe("what an operation has found since a page was asked for", () => {
  it("stays: the page is older", async () => {
    await newAccount();
    cloud.put("main", hosts, "a");
    cloud.put("main", hosts, "b");
    await sync();
    const row = await rowOf("a");
    if (!row) throw new Error("it is there");
    const [item] = (await cloud.inventory({ accountUid: "main" } as never, hosts, undefined)).items;
    if (!item) throw new Error("it is there");
    later();
    const asked = time.clock();
    time.pass(1_000);
    await db.transaction((tx) => writeItems(tx, row, [{ ...item, status: "inUse" }], { now: time.clock() }));
    time.pass(1_000);
    const written = await db.transaction((tx) => writeItems(tx, row, [item], { now: time.clock(), asked }));
    expect(written).toEqual({ appeared: 0, changed: 0, gone: 0, revived: 0 });
    expect(await rowOf("a")).toMatchObject({ status: "inUse" });
    await sync();
    expect(await rowOf("a")).toMatchObject({ status: "available" });
  });
});

/** Resources whose history does not lead to what they are: appeared first, gone and revived in turn. */
async function wrongHistories(): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    SELECT r.id, r.gone_time, array_agg(e.kind ORDER BY e.id) FILTER (WHERE e.kind <> 'changed') AS kinds
    FROM resources r LEFT JOIN resource_events e ON e.resource_id = r.id GROUP BY r.id`);
  return rows.filter((row) => {
    const kinds = row.kinds as string[];
    const isRight = kinds.every((kind, at) => kind === (at === 0 ? "appeared" : at % 2 === 1 ? "gone" : "revived"));
    return !isRight || (kinds.at(-1) === "gone") !== (row.gone_time !== null);
  });
}
