import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sealSecret } from "../../src/server/areas/cloud/account-secret";
import { readBills } from "../../src/server/areas/cloud/bill/read-bills";
import { type CloudBillLine, CloudError } from "../../src/server/areas/cloud/provider";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { billLines } from "../../src/server/database/schema/bill";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { customers } from "../../src/server/database/schema/identity";
import { resources } from "../../src/server/database/schema/resource";
import { tagBinds, tags } from "../../src/server/database/schema/tag";
import { limits } from "../../src/server/limits";
import { fromLocal } from "../../src/server/time";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { type FakeCloud, fakeCloud, fakeTime } from "../helpers/fake-cloud";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let cloud: FakeCloud;
let time: ReturnType<typeof fakeTime>;
let customId: number;
let failures: unknown[];
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
  await db.delete(billLines);
  await db.delete(resources);
  await db.delete(tags);
  await db.delete(cloudAccounts);
  cloud = fakeCloud();
  time = fakeTime(fromLocal("2026-05-20 12:00:00"));
  failures = [];
});

async function newAccount(
  accountUid = "main",
  change: Partial<typeof cloudAccounts.$inferInsert> = {},
): Promise<number> {
  const [made] = await db
    .insert(cloudAccounts)
    .values({
      customId,
      cloudCode: "aliyun",
      accountName: `Account ${accountUid}`,
      accountUid,
      site: "china",
      accessKey: accountUid,
      secretKey: sealSecret("secret", customId),
      regionIds: [],
      status: 1,
      syncStatus: 2,
      billFrom: "2026-05-10",
      billDueTime: time.clock(),
      creator: "x",
      createTime: time.clock(),
      ...change,
    })
    .returning();
  return made?.id ?? 0;
}

function lineOf(billDate: string, payableAmount: string, change: Partial<CloudBillLine> = {}): CloudBillLine {
  const usageStart = fromLocal(billDate);
  return {
    billDate,
    usageStart,
    usageEnd: usageStart,
    consumeTime: usageStart,
    listAmount: payableAmount,
    payableAmount,
    cashAmount: payableAmount,
    productCode: "ecs",
    productName: "ECS",
    serviceCategory: "Compute",
    billItemType: "PayAsYouGoBill",
    chargeCategory: "Usage",
    chargeFrequency: "Usage-Based",
    payMode: "postPay",
    billingItem: "hours",
    ...change,
  };
}

const bill = (uid: string, month: string, lines: CloudBillLine[]) => cloud.billed.set(`${uid} ${month}`, lines);

const read = () => readBills(db, cloud, time, { failed: (error) => failures.push(error) });

async function readLater(): Promise<void> {
  time.pass(limits.billEvery);
  await read();
}

async function known() {
  const rows = await db.select().from(billLines).orderBy(asc(billLines.billDate), asc(billLines.id));
  return rows.map(({ accountUid, billCycle, billDate, payableAmount }) =>
    [accountUid, billCycle, billDate, Number(payableAmount)].join(" "),
  );
}

/** The tags of the lines of each account, in the order of their days. */
async function knownTags(): Promise<Record<string, string[]>> {
  const rows = await db.select().from(billLines).orderBy(asc(billLines.billDate));
  const written = rows.map((row) => ({ ...row, text: row.tags.map(({ key, value }) => `${key}=${value}`).join() }));
  return Object.fromEntries(
    ["one", "other"].map((uid) => [uid, written.filter((row) => row.accountUid === uid).map(({ text }) => text)]),
  );
}

async function newResource(cloudAccountId: number, resourceId: string): Promise<number> {
  const [made] = await db
    .insert(resources)
    .values({
      customId,
      cloudAccountId,
      type: "host",
      cloudCode: "aliyun",
      regionId: "r",
      resourceId,
      name: resourceId,
      status: "running",
      rawStatus: "Running",
      payMode: "postPay",
      createTime: time.clock(),
      attrs: {},
      digest: "",
    })
    .returning();
  return made?.id ?? 0;
}

async function bind(resourceId: number, tagKey: string, tagValue: string): Promise<void> {
  const [tag] = await db
    .insert(tags)
    .values({ customId, tagKey, tagValue, color: "blue", creator: "x", createTime: time.clock() })
    .returning();
  const bound = { resourceId, resourceType: "host", bindTime: time.clock(), operator: "x" } as const;
  await db.insert(tagBinds).values({ tagId: tag?.id ?? 0, tagKey, ...bound });
}

const accountRow = async (id: number) => (await db.select().from(cloudAccounts).where(eq(cloudAccounts.id, id)))[0];

const days = (amounts: string[]) => amounts.map((amount, at) => lineOf(`2026-05-${String(10 + at)}`, amount));

describe("reading bills of clouds", () => {
  it("makes them the customer's bill lines, once", async () => {
    const id = await newAccount();
    // Two lines that differ in nothing are two charges.
    bill("main", "2026-05", [...days(["1", "2", "3", "4"]), lineOf("2026-05-13", "4")]);
    await read();
    const lines = ["1", "2", "3", "4", "4"].map(
      (amount, at) => `main 2026-05 2026-05-${10 + Math.min(at, 3)} ${amount}`,
    );
    expect(await known()).toEqual(lines);
    const [row] = await db.select().from(billLines);
    expect(row).toMatchObject({ customId, cloudCode: "aliyun", accountName: "Account main", cloudAccountId: id });
    const ids = (await db.select().from(billLines)).map((line) => line.id).sort();
    await readLater();
    expect((await db.select().from(billLines)).map((line) => line.id).sort()).toEqual(ids);
    expect(await accountRow(id)).toMatchObject({ lastBillTime: time.clock(), billFailReason: null });
    expect(failures).toEqual([]);
  });

  it("takes over what a cloud corrects, withdraws and adds", async () => {
    await newAccount();
    bill("main", "2026-05", [...days(["1", "2", "3"]), lineOf("2026-05-12", "3")]);
    await read();
    bill("main", "2026-05", days(["1", "2.5", "3", "4"]));
    await readLater();
    expect(await known()).toEqual(
      ["1", "2.5", "3", "4"].map((amount, at) => `main 2026-05 2026-05-${10 + at} ${amount}`),
    );
  });

  it("gives lines the tags that are bound to their resources, before the cloud's of the same key", async () => {
    const [one, other] = [await newAccount("one"), await newAccount("other")];
    const resource = await newResource(one, "i-1");
    await newResource(other, "i-1");
    for (const uid of ["one", "other"])
      bill(uid, "2026-05", [
        lineOf("2026-05-10", "1", {
          resourceId: "i-1",
          tags: [
            { key: "env", value: "x" },
            { key: "own", value: "c" },
          ],
        }),
        lineOf("2026-05-11", "2", { resourceId: "i-2" }),
        lineOf("2026-05-12", "3"),
      ]);
    const said = ["env=x,own=c", "", ""];
    await read();
    expect(await knownTags()).toEqual({ one: said, other: said });
    const ids = (await db.select().from(billLines)).map((line) => line.id);

    await bind(resource, "team", "web");
    await bind(resource, "env", "prod");
    await readLater();
    expect(await knownTags()).toEqual({ one: ["own=c,env=prod,team=web", "", ""], other: said });
    // The others stay the same rows.
    expect((await db.select().from(billLines)).filter(({ id }) => ids.includes(id))).toHaveLength(5);

    await db.delete(tagBinds);
    await readLater();
    expect(await knownTags()).toEqual({ one: said, other: said });
  });

  it("leaves off where pages lead in a circle, and says why", async () => {
    const id = await newAccount();
    cloud.bill = async (_account, _month, cursor) => {
      cloud.calls.push(`bill ${cursor}`);
      if (cloud.calls.length > 20) throw new Error("it never ends");
      return { lines: [lineOf("2026-05-10", "1")], next: cursor === "1" ? "2" : "1" };
    };
    await read();
    expect(failures).toEqual([]);
    expect(await known()).toEqual([]);
    expect((await accountRow(id))?.billFailReason).toEqual({
      zh: "云平台返回的分页重复",
      en: "The provider returned the same page again",
    });
  });

  it("leaves everything as it was when a page cannot be read, and says why", async () => {
    const id = await newAccount();
    bill("main", "2026-05", days(["1", "2", "3", "4"]));
    await read();
    const before = await known();
    const words = { zh: "无权限", en: "not permitted" };
    bill("main", "2026-05", days(["5", "6", "7", "8"]));
    cloud.before = (call) => {
      if (call === "main 2026-05 bill 3") throw new CloudError("denied", words);
    };
    await readLater();
    expect(await known()).toEqual(before);
    expect(await accountRow(id)).toMatchObject({ billFailReason: words });
    expect((await accountRow(id))?.lastBillTime).not.toEqual(time.clock());
    cloud.before = () => undefined;
    await readLater();
    expect((await known()).map((line) => line.split(" ").at(-1))).toEqual(["5", "6", "7", "8"]);
    expect(await accountRow(id)).toMatchObject({ billFailReason: null, lastBillTime: time.clock() });
  });

  it("asks again what fails in a way that passes", async () => {
    await newAccount();
    bill("main", "2026-05", days(["1"]));
    let failing = limits.cloudAttempts - 1;
    cloud.before = () => {
      if ((failing -= 1) >= 0) throw new CloudError("throttled", { zh: "忙", en: "busy" });
    };
    await read();
    expect(await known()).toHaveLength(1);
  });

  it.each([
    ["the cloud's", new CloudError("unavailable", { zh: "无响应", en: "no answer" }), 0],
    ["the console's own", new Error("broken"), 1],
  ])("keeps a failure of one account from the others: %s", async (_whose, error, told) => {
    await newAccount("bad");
    await newAccount("good");
    bill("good", "2026-05", days(["1"]));
    cloud.before = (call) => {
      if (call.startsWith("bad")) throw error;
    };
    await read();
    expect(await known()).toEqual(["good 2026-05 2026-05-10 1"]);
    expect(failures).toHaveLength(told);
  });

  it("leaves out days before the one from which on it is read", async () => {
    await newAccount();
    bill("main", "2026-05", [lineOf("2026-05-09", "1"), lineOf("2026-05-10", "2")]);
    await read();
    expect(await known()).toEqual(["main 2026-05 2026-05-10 2"]);
  });

  it.each([
    ["2026-06-05 23:00:00", ["main 2026-05 bill 0", "main 2026-06 bill 0"]],
    ["2026-06-06 01:00:00", ["main 2026-06 bill 0"]],
  ])("reads the month before as long as it is corrected: at %s", async (now, calls) => {
    await newAccount();
    time.pass(fromLocal(now).getTime() - time.clock().getTime());
    await read();
    expect(cloud.calls).toEqual(calls);
  });

  it("asks nothing for accounts that are paused, have no keys or are not due", async () => {
    await newAccount("paused", { paused: true });
    await newAccount("imported", { secretKey: null });
    await newAccount("later", { billDueTime: new Date(time.clock().getTime() + 1000) });
    await read();
    expect(cloud.calls).toEqual([]);
  });

  it("keeps the lines of an account that is deleted, also while its bill is read", async () => {
    const id = await newAccount();
    bill("main", "2026-05", days(["1"]));
    await read();
    await db.delete(cloudAccounts).where(eq(cloudAccounts.id, id));
    expect(await known()).toHaveLength(1);
    const other = await newAccount("other");
    bill("other", "2026-05", days(["2"]));
    cloud.before = async () => void (await db.delete(cloudAccounts).where(eq(cloudAccounts.id, other)));
    await read();
    expect(await known()).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  it("tells the lines of two accounts apart that differ in nothing else", async () => {
    await newAccount("one");
    await newAccount("two");
    for (const uid of ["one", "two"]) bill(uid, "2026-05", days(["1"]));
    await read();
    expect((await known()).sort()).toEqual(["one 2026-05 2026-05-10 1", "two 2026-05 2026-05-10 1"]);
    bill("one", "2026-05", []);
    await readLater();
    expect(await known()).toEqual(["two 2026-05 2026-05-10 1"]);
  });
});
