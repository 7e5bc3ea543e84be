import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { sealSecret } from "../../src/server/areas/cloud/account-secret";
import { CloudError, type Scope } from "../../src/server/areas/cloud/provider";
import { syncDue } from "../../src/server/areas/cloud/sync/sync";
import { writeGone, writeItems } from "../../src/server/areas/cloud/sync/write-items";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { customers } from "../../src/server/database/schema/identity";
import { resourceEvents, resources } from "../../src/server/database/schema/resource";
import { limits } from "../../src/server/limits";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { type FakeCloud, fakeCloud, fakeTime } from "../helpers/fake-cloud";

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

const sync = () => syncDue(db, cloud, time);
const accountOf = async (id: number) => (await db.select().from(cloudAccounts).where(eq(cloudAccounts.id, id)))[0];

describe("an account that is slow", () => {
  /** Holds the first page of the account "slow" until the test lets it go. */
  function slowAccount() {
    let letGo: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    let arrived: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (arrived = resolve));
    cloud.before = async (call) => {
      if (call !== "slow cn-hangzhou host ") return;
      arrived();
      await gate;
    };
    return { held, letGo };
  }
  const synced = (id: number) => vi.waitFor(async () => expect(await accountOf(id)).toMatchObject({ syncStatus: 2 }));
  const turns = { atOnce: 1, patience: 20, again: 20 };

  it("gives its turn to the others after a while", async () => {
    const [slow, quick] = [await newAccount("slow"), await newAccount("quick")];
    const { held, letGo } = slowAccount();
    const round = syncDue(db, cloud, time, turns);
    await held;
    await synced(quick);
    expect(await accountOf(slow)).toMatchObject({ syncStatus: 1 });
    letGo();
    await round;
    expect(await accountOf(slow)).toMatchObject({ syncStatus: 2 });
  });

  it("does not keep what becomes due meanwhile waiting", async () => {
    const [slow, quick] = [await newAccount("slow"), await newAccount("quick")];
    const { held, letGo } = slowAccount();
    const round = syncDue(db, cloud, time, { ...turns, atOnce: 2 });
    await held;
    await synced(quick);
    const calls = cloud.calls.length;
    await db.update(cloudAccounts).set({ syncStatus: 0 }).where(eq(cloudAccounts.id, quick));
    await vi.waitFor(() => expect(cloud.calls.length).toBeGreaterThan(calls));
    await synced(quick);
    expect(await accountOf(slow)).toMatchObject({ syncStatus: 1 });
    letGo();
    await round;
  });

  it("is held by its server as long as that is heard of, however long it takes", async () => {
    const id = await newAccount();
    let others = 0;
    cloud.before = async (call) => {
      if (others === 1) return;
      time.pass(limits.syncLease / 3);
      if (call !== "main cn-shanghai host ") return;
      others = 1;
      await sync();
      others = 2;
    };
    await sync();
    expect(others).toBe(2);
    expect(new Set(cloud.calls).size).toBe(cloud.calls.length);
    expect(await accountOf(id)).toMatchObject({ syncStatus: 2 });
  });

  it("is held while it waits for as long as its cloud wants", async () => {
    const id = await newAccount();
    let isThrottled = false;
    cloud.before = (call) => {
      if (call !== "main cn-shanghai host " || isThrottled) return;
      isThrottled = true;
      throw new CloudError("throttled", { zh: "限流", en: "Throttled" }, 3 * limits.syncLease);
    };
    const sleep = async (milliseconds: number) => {
      time.pass(milliseconds - 1);
      if (milliseconds > limits.syncLease) await sync();
      time.pass(1);
    };
    await syncDue(db, cloud, { ...time, sleep });
    expect(cloud.calls.filter((call) => call === "main cn-shanghai host ")).toHaveLength(2);
    expect(cloud.calls.filter((call) => call === "main cn-hangzhou host ")).toHaveLength(1);
    expect(await accountOf(id)).toMatchObject({ syncStatus: 2 });
  });
});

describe("very many resources", () => {
  it("are marked as gone at once: more than a statement has parameters", async () => {
    const cloudAccountId = await newAccount();
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into resources (custom_id, cloud_account_id, type, cloud_code, region_id, resource_id, name, status, raw_status, pay_mode, create_time, attrs, digest)
      select ${customId}, ${cloudAccountId}, 'host', 'aliyun', 'cn-hangzhou', 'many-' || n, 'x', 'running', 'x', 'postPay', now(), '{}', 'x'
      from generate_series(1, 14000) n returning id`);
    const ids = rows.map((row) => Number(row.id));
    const unknown = Array.from({ length: 66_000 }, (_, at) => -at);
    const gone = await db.transaction((tx) => writeGone(tx, [...ids, ...unknown], { now: time.clock() }));
    expect(gone).toBe(14_000);
    expect(await db.$count(resourceEvents, eq(resourceEvents.kind, "gone"))).toBe(14_000);
  });

  it("are written by one page", async () => {
    await newAccount();
    const [account] = await db.select().from(cloudAccounts);
    const place = { ...hosts, customId, cloudAccountId: account?.id ?? 0, cloudCode: "aliyun" as const };
    cloud.put("main", hosts, "a");
    const [item] = cloud.items.values();
    if (!item) throw new Error("the cloud has what was put there");
    const items = Array.from({ length: 4_000 }, (_, at) => ({ ...item, resourceId: `many-${at}` }));
    const written = await db.transaction((tx) => writeItems(tx, place, items, { now: time.clock() }));
    expect(written.appeared).toBe(4_000);
    expect(await db.$count(resources, isNull(resources.goneTime))).toBe(4_000);
  });
});
