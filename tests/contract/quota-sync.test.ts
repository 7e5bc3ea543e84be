import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sealSecret } from "../../src/server/areas/cloud/account-secret";
import { CloudError, type CloudQuota, type Scope } from "../../src/server/areas/cloud/provider";
import { syncDue } from "../../src/server/areas/cloud/sync/sync";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { customers } from "../../src/server/database/schema/identity";
import { quotas } from "../../src/server/database/schema/quota";
import { resources, syncScopes } from "../../src/server/database/schema/resource";
import { limits } from "../../src/server/limits";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { type FakeCloud, fakeCloud, fakeTime } from "../helpers/fake-cloud";

const regionIds = ["cn-hangzhou", "cn-shanghai"];
const hosts: Scope = { regionId: "cn-hangzhou", type: "host" };

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let cloud: FakeCloud;
let time: ReturnType<typeof fakeTime>;
let customId: number;
beforeAll(async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 2);
  ({ db } = opened);
  const custom = { customName: "x", customType: 0, createTime: new Date() } as const;
  const [made] = await db.insert(customers).values(custom).returning();
  customId = made?.id ?? 0;
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

async function newAccount(): Promise<number> {
  const named = { cloudCode: "aliyun", accountName: "main", accountUid: "main", site: "china", accessKey: "main" };
  const state = { regionIds, status: 0, syncStatus: 0, creator: "x", createTime: time.clock() };
  const [made] = await db
    .insert(cloudAccounts)
    .values({ customId, ...named, secretKey: sealSecret("secret", customId), ...state })
    .returning();
  return made?.id ?? 0;
}

const sync = () => syncDue(db, cloud, time);
/** Later than any scope waits. */
const later = () => time.pass(limits.syncPauseMost + limits.syncEvery);
const accountOf = async (id: number) => (await db.select().from(cloudAccounts).where(eq(cloudAccounts.id, id)))[0];

describe("quotas", () => {
  const quota = (quotaCode: string, said: Partial<CloudQuota> = {}): CloudQuota => ({
    productCode: "host",
    quotaCode,
    quotaName: { zh: "云主机数量", en: "Hosts" },
    unit: "count",
    used: 5,
    total: 20,
    ...said,
  });
  const grant = (...all: CloudQuota[]) => cloud.granted.set("main cn-hangzhou", all);
  const rows = () => db.select().from(quotas).orderBy(asc(quotas.quotaCode));
  const quotaVersions = async () =>
    (await db.execute(sql`SELECT quota_code, xmin::text, ctid::text FROM quotas ORDER BY 1`)).rows as unknown[];
  const quotaScope = async (id: number) =>
    (await db.select().from(syncScopes).where(eq(syncScopes.cloudAccountId, id))).find(
      ({ type, regionId }) => type === "quota" && regionId === "cn-hangzhou",
    );

  it("are all that a region has: new ones, changed ones and none that is gone; unchanged ones are not written", async () => {
    const cloudAccountId = await newAccount();
    grant(quota("a"), quota("b"), quota("c", { total: 0, used: 0 }), quota("d", { total: 3, used: 5 }));
    await sync();
    const place = { customId, cloudAccountId, cloudCode: "aliyun", regionId: "cn-hangzhou", productCode: "host" };
    expect(await rows()).toMatchObject([
      { ...place, quotaCode: "a", used: 5, total: 20, usedPercent: 25 },
      { quotaCode: "b", usedPercent: 25 },
      { quotaCode: "c", usedPercent: 100 },
      { quotaCode: "d", usedPercent: 166 },
    ]);
    const [a] = await quotaVersions();
    const [, b] = await rows();
    grant(quota("a"), quota("b", { used: 19, quotaName: { zh: "新名", en: "Renamed" } }), quota("e"));
    later();
    await sync();
    expect(await rows()).toMatchObject([
      { quotaCode: "a" },
      { id: b?.id, quotaCode: "b", used: 19, usedPercent: 95, quotaName: { zh: "新名", en: "Renamed" } },
      { quotaCode: "e" },
    ]);
    expect((await quotaVersions())[0]).toEqual(a);
  });

  it("that could not be read stay, with the time from which they are, and nothing else fails", async () => {
    const id = await newAccount();
    grant(quota("a"));
    cloud.put("main", hosts, "h");
    await sync();
    const known = (await quotaScope(id))?.completedTime;
    cloud.before = (call) => {
      if (call === "main cn-hangzhou quota") throw new CloudError("denied", { zh: "不行", en: "no" });
    };
    grant(quota("a", { used: 6 }));
    cloud.put("main", hosts, "i");
    later();
    await sync();
    expect(await rows()).toMatchObject([{ quotaCode: "a", used: 5 }]);
    expect(await quotaScope(id)).toMatchObject({ status: 3, failures: 1, completedTime: known });
    expect(await db.$count(resources)).toBe(2);
    expect(await accountOf(id)).toMatchObject({ status: 1, syncFailReason: { en: "1 of 16 sync scopes failed: no" } });
  });

  it("that were written since their cloud was asked stay until it is asked again", async () => {
    await newAccount();
    grant(quota("a"));
    await sync();
    later();
    cloud.before = async (call) => {
      if (call !== "main cn-hangzhou quota") return;
      time.pass(1_000);
      await db.update(quotas).set({ total: 40, writeTime: time.clock() });
    };
    grant(quota("a", { used: 6 }));
    await sync();
    expect(await rows()).toMatchObject([{ total: 40, used: 5 }]);
    cloud.before = () => undefined;
    grant(quota("a", { used: 6, total: 40 }));
    later();
    await sync();
    expect(await rows()).toMatchObject([{ total: 40, used: 6 }]);
  });

  it("of a region that is not managed any more are forgotten", async () => {
    const id = await newAccount();
    grant(quota("a"));
    await sync();
    await db
      .update(cloudAccounts)
      .set({ regionIds: ["cn-shanghai"], syncStatus: 0 })
      .where(eq(cloudAccounts.id, id));
    await sync();
    expect(await rows()).toEqual([]);
  });
});
