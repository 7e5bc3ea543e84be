import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BillOverview, BillReading } from "../../src/generated/api";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("finance");
});
afterAll(() => api.close());

const readings = async (input: object = {}): Promise<BillReading[]> =>
  (await api.call("listBillReadings", input, { token })).data;
const asOf = async (input: object = {}): Promise<string | null> =>
  ((await api.call("getBillOverview", input, { token })).data as BillOverview).asOf;
/** Writes down how reading an account's bill went. */
const set = (id: number, values: Partial<typeof cloudAccounts.$inferInsert>) =>
  api.db.update(cloudAccounts).set(values).where(eq(cloudAccounts.id, id));

describe("listBillReadings", () => {
  it("has the customer's accounts, of the clouds asked for, and no others", async () => {
    const own = await api.db.select().from(cloudAccounts).where(eq(cloudAccounts.customId, 1001));
    const names = (rows: readonly { accountName: string }[]) => rows.map(({ accountName }) => accountName).sort();
    expect(names(await readings())).toEqual(names(own));
    expect(names(await readings({ cloudCode: ["tx", "aws"] }))).toEqual(
      names(own.filter(({ cloudCode }) => ["tx", "aws"].includes(cloudCode))),
    );
    expect(await api.db.select().from(cloudAccounts)).not.toHaveLength(own.length);
  });

  it("says how far each is read, what lacks something first, and getBillOverview as of when the rest is known", async () => {
    const [one, two, three, four, five] = await api.db
      .select()
      .from(cloudAccounts)
      .where(eq(cloudAccounts.customId, 1001));
    if (!one || !two || !three || !four || !five) throw new Error("the demo has fewer than five accounts");
    const keys = { secretKey: "kept", paused: false, billFailReason: null };
    const reason = { zh: "密钥已失效", en: "The key is invalid." };
    await api.db.update(cloudAccounts).set({ ...keys, lastBillTime: new Date("2026-03-01T00:00:00Z") });
    await set(one.id, { lastBillTime: new Date("2025-01-01T00:00:00Z"), billFailReason: reason });
    await set(two.id, { lastBillTime: null });
    await set(three.id, { lastBillTime: new Date("2025-02-01T00:00:00Z"), paused: true });
    await set(four.id, { lastBillTime: new Date("2026-02-01T00:00:00Z") });
    await set(five.id, { lastBillTime: null, secretKey: null });
    const all = await readings();
    expect(all.slice(0, 4).map(({ id, state }) => ({ id, state }))).toEqual([
      { id: one.id, state: "failed" },
      { id: two.id, state: "waiting" },
      { id: three.id, state: "paused" },
      { id: four.id, state: "read" },
    ]);
    expect(all.at(-1)).toMatchObject({ id: five.id, state: "files", lastBillTime: null, reason: null });
    expect(all[0]).toMatchObject({ lastBillTime: "2025-01-01 08:00:00", reason: reason.zh });
    expect(await asOf()).toBe("2026-02-01 08:00:00");
    const others = ["aliyun", "tx", "aws", "huawei", "jd", "qingyun"].filter((code) => code !== four.cloudCode);
    expect(await asOf({ cloudCode: others })).toBe("2026-03-01 08:00:00");
    await api.db.update(cloudAccounts).set({ lastBillTime: null });
    expect(await asOf()).toBeNull();
  });
});
