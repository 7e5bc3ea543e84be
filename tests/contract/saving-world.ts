import { eq } from "drizzle-orm";
import type { ResourceType } from "../../src/generated/api";
import { sealSecret } from "../../src/server/areas/cloud/account-secret";
import type { CloudItem } from "../../src/server/areas/cloud/provider";
import { writeItems } from "../../src/server/areas/cloud/sync/write-items";
import type { MetricSource } from "../../src/server/areas/monitor/source";
import { findSavings } from "../../src/server/areas/saving/find-savings";
import type { Database } from "../../src/server/database/client";
import { billLines } from "../../src/server/database/schema/bill";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { savingRuns } from "../../src/server/database/schema/saving";
import { addDays, fromLocal, toLocalDate } from "../../src/server/time";
import { fakeCloud, fakeTime } from "../helpers/fake-cloud";
import { unique } from "./example";
import { newSilentAccount } from "./quota-rows";
import { attrs } from "./resource-rows";

/** The inventory, bills and metrics of a customer, as a test says them. */
export interface SavingWorld {
  /** Says what a cloud has, as it was seen at a moment. */
  seen(type: ResourceType, resourceId: string, at: string, change?: Partial<CloudItem>): Promise<void>;
  /** Bills a time, from and to "yyyy-MM-dd" midnight, after discounts. */
  bill(resourceId: string, from: string, to: string, amount: string, change?: object): Promise<void>;
  /** The same for each day of a time. */
  billDaily(resourceId: string, from: string, to: string, amount: string, change?: object): Promise<void>;
  /** How much of each host was used in each hour of the last 14 days, per cent. */
  load: { cpu: number | null; memory: number | null };
  cloud: ReturnType<typeof fakeCloud>;
  accountUid: string;
  /** Looks for savings at a moment, as the job does. @returns what failed */
  find(at: string): Promise<unknown[]>;
}

/** The world of a customer, with one account. */
export async function savingWorld(db: Database, customId: number): Promise<SavingWorld> {
  const cloudAccountId = await newSilentAccount(db, customId);
  const keys = { accessKey: "key", secretKey: sealSecret("secret", customId), paused: true };
  const [account] = await db.update(cloudAccounts).set(keys).where(eq(cloudAccounts.id, cloudAccountId)).returning();
  const accountUid = account?.accountUid ?? "";
  const place = { customId, cloudAccountId, cloudCode: "aliyun", regionId: "cn-hangzhou" } as const;
  const [sample] = await db.select().from(billLines).where(eq(billLines.customId, 1001)).limit(1);
  if (!sample) throw new Error("the demo has bill lines");
  const { id: _id, instanceKey: _instance, itemKey: _item, ...line } = sample;
  const metrics: MetricSource = {
    collected: false,
    catalogue: () => ["cpuUsage", "memUsage"],
    range: async (_db, series) =>
      series.map(({ metricName }) => ({
        average: Array.from({ length: 14 * 24 }, () =>
          metricName === "cpuUsage" ? world.load.cpu : world.load.memory,
        ),
      })),
    latest: async () => [],
  };
  const world: SavingWorld = {
    accountUid,
    cloud: fakeCloud(),
    load: { cpu: 90, memory: 90 },
    seen: (type, resourceId, at, change) =>
      db.transaction(async (tx) => {
        const item = itemOf(type, resourceId, change);
        await writeItems(tx, { ...place, type }, [item], { now: fromLocal(at) });
      }),
    bill: async (resourceId, from, to, amount, change) => {
      const none = { cashAmount: "0", couponAmount: "0", creditAmount: "0", listAmount: "1000000" };
      const discountAmount = (1_000_000 - Number(amount)).toFixed(8);
      const paid = { ...none, discountAmount, payableAmount: amount, debtAmount: amount, amortizedCost: amount };
      const times = { usageStart: fromLocal(from), usageEnd: fromLocal(to), consumeTime: fromLocal(from) };
      const named = { customId, accountUid, cloudCode: "aliyun", resourceId, currency: "CNY", usageUnit: "小时" };
      const when = { billDate: from, billCycle: from.slice(0, 7), ...times };
      const own = { sourceHash: null, sourceOccurrence: null, cloudAccountId: null };
      await db.insert(billLines).values({ ...line, ...own, ...named, ...when, ...paid, ...change });
    },
    billDaily: async (resourceId, from, to, amount, change) => {
      for (let day = fromLocal(from); day < fromLocal(to); day = addDays(day, 1))
        await world.bill(resourceId, toLocalDate(day), toLocalDate(addDays(day, 1)), amount, change);
    },
    find: async (at) => {
      const failures: unknown[] = [];
      await findSavings(db, { cloud: world.cloud, metrics }, fakeTime(fromLocal(at)), (error) => failures.push(error));
      return failures;
    },
  };
  // Other customers are not looked at.
  await db
    .insert(savingRuns)
    .values(await othersOf(db, customId))
    .onConflictDoUpdate({
      target: savingRuns.customId,
      set: { nextTime: farAway },
    });
  await db.delete(savingRuns).where(eq(savingRuns.customId, customId));
  return world;
}

const farAway = new Date("2999-01-01T00:00:00Z");

async function othersOf(db: Database, customId: number) {
  const rows = await db.selectDistinct({ customId: cloudAccounts.customId }).from(cloudAccounts);
  return rows
    .filter((row) => row.customId !== customId)
    .map((row) => ({ customId: row.customId, lastTime: farAway, nextTime: farAway }));
}

const states: Partial<Record<ResourceType, string>> = { host: "running" };

function itemOf(type: ResourceType, resourceId: string, change: Partial<CloudItem> = {}): CloudItem {
  const { attrs: further, ...said } = change;
  return {
    resourceId,
    name: `test-${unique()}`,
    zoneId: null,
    status: states[type] ?? "available",
    rawStatus: "x",
    payMode: "postPay",
    projectName: null,
    createTime: new Date("2026-01-05T00:00:00Z"),
    expireTime: null,
    hostRef: null,
    networkRef: null,
    ...said,
    attrs: { ...attrs[type], ...further },
  };
}
