import { and, asc, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type {
  RenewInstancePage,
  RenewStatus,
  Saving,
  SavingDetail,
  SavingPage,
  SavingSummary,
} from "../../src/generated/api";
import { ResourceOperationStatus, SavingStatus } from "../../src/generated/enums";
import type { Input, OperationId } from "../../src/generated/operations";
import { billLines } from "../../src/server/database/schema/bill";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { resourceOperations, resources } from "../../src/server/database/schema/resource";
import { instances } from "../../src/server/database/schema/instance";
import { savingEvents, savingRuns, savings } from "../../src/server/database/schema/saving";
import { fromLocal } from "../../src/server/time";
import { own, unique } from "./example";
import { newInstance } from "./examples/instances";
import { savingWorld, type SavingWorld } from "./saving-world";
import { createTestApi, type TestApi } from "./test-api";

/** A customer whose resources and bills are those of the tests alone. */
const CUSTOM = 1013;
/** Costs count from 24 October to 22 November. */
const NOW = "2026-11-24 12:00:00";
const LATER = "2026-11-25 12:00:00";
const LAST = "2026-11-26 12:00:00";
const LONG_AGO = "2026-09-01 10:00:00";
const [FIRST, END] = ["2026-10-24", "2026-11-23"];

let api: TestApi;
let token: string;
let world: SavingWorld;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("type3");
  await api.db.delete(billLines).where(eq(billLines.customId, CUSTOM));
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.delete(cloudAccounts).where(eq(cloudAccounts.customId, CUSTOM));
  await api.db.delete(billLines).where(eq(billLines.customId, CUSTOM));
  await api.db.delete(savingRuns).where(eq(savingRuns.customId, CUSTOM));
});
const begin = async () => void (world = await savingWorld(api.db, CUSTOM));

const call = (id: OperationId, input: object = {}) => api.call(id, input, { token, language: "en" });
const list = async (input: Input<"listSavings"> = {}): Promise<SavingPage> => (await call("listSavings", input)).data;
const detail = async (id: number): Promise<SavingDetail> => (await call("getSaving", { id })).data;
const summary = async (): Promise<SavingSummary> => (await call("getSavingSummary")).data;
/** The only saving there is. */
async function only(): Promise<Saving> {
  const { list: rows } = await list();
  expect(rows).toHaveLength(1);
  return rows[0] as Saving;
}
const eventsOf = (savingId: number) =>
  api.db
    .select({ from: savingEvents.fromStatus, to: savingEvents.toStatus, by: savingEvents.actorKind })
    .from(savingEvents)
    .where(eq(savingEvents.savingId, savingId))
    .orderBy(asc(savingEvents.id));

/** A disk that costs 1.50 a day and is attached to nothing. */
async function idleDisk(amount = "1.50"): Promise<void> {
  await begin();
  await world.seen("disk", "d-1", LONG_AGO);
  await world.billDaily("d-1", "2026-10-20", "2026-11-26", amount);
}

describe("savings that are found", () => {
  it("have the money of the bill lines of their days, after discounts", async () => {
    await begin();
    await world.seen("disk", "d-1", LONG_AGO);
    await world.billDaily("d-1", "2026-10-20", "2026-11-25", "1.50");
    // Neither the same id of another account nor another currency counts.
    await world.bill("d-1", "2026-11-01", "2026-11-02", "500.00", { accountUid: "another" });
    await world.bill("d-1", "2026-11-01", "2026-11-02", "500.00", { currency: "USD" });
    await world.seen("pubIp", "eip-1", "2026-11-08 10:00:00");
    await world.billDaily("eip-1", FIRST, END, "1.01");
    await world.seen("host", "i-1", LONG_AGO, { status: "stopped" });
    await world.billDaily("i-1", FIRST, END, "3.333");
    expect(await world.find(NOW)).toEqual([]);

    const { list: rows, counts } = await list({ sortField: "monthSaving" });
    expect(
      rows.map(({ resourceId, kind, monthSaving, monthCost }) => [resourceId, kind, monthSaving, monthCost]),
    ).toEqual([
      ["i-1", "stoppedHost", "99.99", "99.99"],
      ["d-1", "unattachedDisk", "45.00", "45.00"],
      ["eip-1", "unboundAddress", "30.30", "30.30"],
    ]);
    expect(counts).toEqual([
      { status: 0, count: 3 },
      { status: 1, count: 0 },
      { status: 2, count: 0 },
    ]);
    const address = await detail(rows[2]?.id ?? 0);
    expect(address).toMatchObject({
      billedAmount: "14.14",
      billedDays: 14,
      billedFrom: "2026-11-09",
      billedTo: "2026-11-22",
    });
    expect(address).toMatchObject({
      idleDays: 16,
      since: "2026-11-08 10:00:00",
      startCycle: "2026-11",
      endCycle: "2026-11",
    });
    expect(address.because).toBe("Not bound for 16 days. ¥14.14 after discounts in 14 days");
    expect(await summary()).toEqual({
      monthSaving: "175.29",
      count: 3,
      kinds: [
        { kind: "unattachedDisk", count: 1, monthSaving: "45.00" },
        { kind: "unboundAddress", count: 1, monthSaving: "30.30" },
        { kind: "stoppedHost", count: 1, monthSaving: "99.99" },
        { kind: "oversizedHost", count: 0, monthSaving: "0.00" },
        { kind: "unusedPrepaid", count: 0, monthSaving: "0.00" },
      ],
      asOf: NOW,
    });
  });

  it("take of what was paid ahead as much as falls on the days that count", async () => {
    await begin();
    const expireTime = new Date("2026-12-08T00:00:00Z");
    await world.seen("host", "i-1", LONG_AGO, { status: "stopped", payMode: "prePay", expireTime });
    await world.bill("i-1", "2026-10-09", "2026-11-08", "90.00", { payMode: "prePay" });
    await world.bill("i-1", "2026-11-08", "2026-12-08", "60.00", { payMode: "prePay" });
    await world.find(NOW);
    expect(await only()).toMatchObject({
      kind: "unusedPrepaid",
      monthSaving: "75.00",
      expireTime: "2026-12-08 08:00:00",
    });
  });

  it("begin when the state was seen to change, and not before seven days", async () => {
    await begin();
    await world.seen("disk", "d-1", LONG_AGO, { hostRef: "i-9", status: "inUse" });
    await world.billDaily("d-1", FIRST, "2026-11-25", "2.00");
    await world.seen("disk", "d-1", "2026-11-17 12:00:01");
    await world.find(NOW);
    expect((await list()).total).toBe(0);
    await world.find("2026-11-25 12:00:01");
    expect(await only()).toMatchObject({ monthSaving: "60.00", because: expect.stringContaining("for 8 days") });
  });

  it("leave out what another customer has", async () => {
    await idleDisk();
    await world.find(NOW);
    const { id } = await only();
    const foreign = { token: await api.signIn("admin") };
    expect((await api.call("getSaving", { id }, foreign)).code).toBe(404);
    expect((await api.call("dismissSavings", { ids: [id], reason: "needed" }, foreign)).code).toBe(404);
    const { data } = await api.call("listSavings", { keyword: "d-1", pageSize: 200 }, foreign);
    expect((data as SavingPage).list.map((row) => row.id)).not.toContain(id);
  });
});

describe("oversized hosts", () => {
  const sized = [
    { size: "c7.large", family: "c7", cpu: 2, memory: 4 },
    { size: "c7.xlarge", family: "c7", cpu: 4, memory: 8 },
  ];
  async function quietHost(): Promise<void> {
    await begin();
    world.cloud.sized = sized;
    world.load = { cpu: 35, memory: 40 };
    await world.seen("host", "i-1", LONG_AGO, { attrs: { instanceType: "c7.xlarge", cpu: 4, memory: 8 } });
    await world.billDaily("i-1", FIRST, "2026-11-26", "2.00");
    await world.billDaily("i-1", FIRST, "2026-11-26", "5.00", { usageUnit: "GB" });
  }

  it("save a part of what is billed by time, by a size of their family", async () => {
    await quietHost();
    expect(await world.find(NOW)).toEqual([]);
    const { id } = await only();
    expect(await detail(id)).toMatchObject({
      kind: "oversizedHost",
      monthCost: "60.00",
      monthSaving: "30.00",
      size: "c7.xlarge",
      smallerSize: "c7.large",
      cpuP95: 35,
      memoryP95: 40,
      loadDays: 14,
      idleDays: null,
      because:
        "Last 14 days (data on 14): CPU P95 35.0%, memory P95 40.0%. c7.large is sufficient. ¥60.00 after discounts in 30 days",
    });
    expect(world.cloud.calls).toEqual([`${world.accountUid} cn-hangzhou host sizes`]);
  });

  it("are not renewed rather than made smaller where they were paid ahead and do nothing", async () => {
    await quietHost();
    world.load = { cpu: 5, memory: 20 };
    const paid = { payMode: "prePay", expireTime: new Date("2027-02-01T00:00:00Z") } as const;
    await world.seen("host", "i-1", LONG_AGO, { ...paid, attrs: { instanceType: "c7.xlarge", cpu: 4, memory: 8 } });
    expect(await world.find(NOW)).toEqual([]);
    const { id } = await only();
    expect(await detail(id)).toMatchObject({
      kind: "unusedPrepaid",
      monthCost: "210.00",
      monthSaving: "210.00",
      size: "c7.xlarge",
      smallerSize: null,
      cpuP95: 5,
      memoryP95: 20,
      because:
        "Subscription. Hardly used in the last 14 days (data on 14): CPU P95 5.0%, memory P95 20.0%. It does not need to be renewed. ¥210.00 after discounts in 30 days",
    });
    // As long as nothing is measured it holds; once it is used it is over.
    world.load = { cpu: null, memory: null };
    await world.find(LATER);
    expect((await only()).status).toBe(0);
    world.load = { cpu: 90, memory: 90 };
    await world.find(LAST);
    expect((await only()).status).toBe(2);
  });

  it("stay as they were while metrics or sizes are not known, and are resolved once they are needed", async () => {
    await quietHost();
    await world.find(NOW);
    world.load = { cpu: null, memory: null };
    await world.find(LATER);
    expect((await only()).status).toBe(0);
    world.load = { cpu: 36, memory: 40 };
    await world.find(LAST);
    expect((await only()).status).toBe(2);
  });

  it("are resolved by another size, of which too little is known", async () => {
    await quietHost();
    await world.find(NOW);
    await world.seen("host", "i-1", "2026-11-24 20:00:00", { attrs: { instanceType: "c7.large", cpu: 2, memory: 4 } });
    await world.find(LATER);
    expect((await only()).status).toBe(2);
  });
});

describe("a saving on what was bought here and paid ahead", () => {
  /** A stopped host that was paid ahead, and the instance that it was bought as. @returns the instance's id */
  async function prepaidHost(renewStatus: RenewStatus, values: Partial<typeof instances.$inferInsert> = {}) {
    await begin();
    const resourceId = `i-${unique()}`;
    const paid = { payMode: "prePay", expireTime: new Date("2027-02-01T00:00:00Z") } as const;
    await world.seen("host", resourceId, LONG_AGO, { status: "stopped", ...paid });
    await world.billDaily(resourceId, FIRST, "2026-11-27", "2.00");
    const bought = { customId: CUSTOM, cloudCode: "aliyun", resourceId, renewStatus } as const;
    return newInstance(api.db, { ...bought, ...values });
  }
  const stopRenewal = (renewalId: number | null, as = token) =>
    api.call("setAutoRenewal", { ids: [renewalId], renewStatus: "NotRenewal" }, { token: as });
  const renewStatusOf = async (id: number) =>
    (await api.db.select().from(instances).where(eq(instances.id, id)))[0]?.renewStatus;

  it("is acted on by turning off its renewal: it says so at once, is resolved, and is open again once it renews", async () => {
    const renewalId = await prepaidHost("AutoRenewal");
    await world.find(NOW);
    const saving = await only();
    const { id } = saving;
    expect(saving).toMatchObject({ kind: "unusedPrepaid", renewalId, renewStatus: "AutoRenewal" });
    expect(saving.because).toMatch(/ in 30 days\. Renews automatically$/);

    expect((await stopRenewal(saving.renewalId)).code).toBe(200);
    expect(await only()).toMatchObject({ id, status: 0, renewalId, renewStatus: "NotRenewal" });
    expect((await detail(id)).because).toMatch(/ in 30 days\. Set not to renew$/);
    const { data } = await call("listRenewals", { keyword: saving.resourceId });
    expect((data as RenewInstancePage).list).toMatchObject([{ id: renewalId, renewStatus: "NotRenewal" }]);

    await world.find(LATER);
    expect(await only()).toMatchObject({ id, status: 2 });
    expect((await summary()).count).toBe(0);
    await call("setAutoRenewal", { ids: [renewalId], renewStatus: "AutoRenewal" });
    await world.find(LAST);
    expect(await only()).toMatchObject({ id, status: 0 });
    expect((await eventsOf(id)).map(({ to }) => to)).toEqual([0, 2, 0]);
  });

  it("is found whether it renews by itself or somebody renews it, and not where it is set not to", async () => {
    await prepaidHost("ManualRenewal");
    await world.find(NOW);
    expect((await only()).because).toMatch(/ in 30 days$/);
    await api.db.delete(cloudAccounts).where(eq(cloudAccounts.customId, CUSTOM));
    await prepaidHost("NotRenewal");
    await world.find(NOW);
    expect((await list()).total).toBe(0);
  });

  it.each<[says: string, values: Partial<typeof instances.$inferInsert>]>([
    ["another customer's of the same id", { customId: own }],
    ["one of the same id at another cloud", { cloudCode: "huawei" }],
    ["one that is released", { status: "Released" }],
  ])("has nothing to do with %s", async (_says, values) => {
    await prepaidHost("AutoRenewal", values);
    await world.find(NOW);
    expect(await only()).toMatchObject({ renewalId: null, renewStatus: null });
  });

  it("is acted on by none but its own customer's users who may renew", async () => {
    const renewalId = await prepaidHost("AutoRenewal");
    expect((await stopRenewal(renewalId, await api.signIn("admin"))).code).toBe(404);
    expect((await stopRenewal(renewalId, await api.signIn("viewer"))).code).toBe(403);
    expect(await renewStatusOf(renewalId)).toBe("AutoRenewal");
  });
});

describe("looking for savings", () => {
  it("changes nothing a second time, and nothing is found twice by two servers", async () => {
    await idleDisk();
    await Promise.all([world.find(NOW), world.find(NOW)]);
    const { id } = await only();
    await world.find("2026-11-25 11:59:59");
    expect((await detail(id)).seenTime).toBe(NOW);
    await world.find(LATER);
    expect(await only()).toMatchObject({ id, foundTime: NOW });
    expect((await detail(id)).seenTime).toBe(LATER);
    expect(await eventsOf(id)).toEqual([{ from: null, to: 0, by: "system" }]);
  });

  it("resolves what does not hold any more, and opens it again", async () => {
    await idleDisk();
    await world.find(NOW);
    const { id } = await only();
    await world.seen("disk", "d-1", "2026-11-24 13:00:00", { hostRef: "i-9", status: "inUse" });
    await world.find(LATER);
    expect(await only()).toMatchObject({ id, status: 2 });
    expect(await summary()).toMatchObject({ monthSaving: "0.00", count: 0 });
    await world.billDaily("d-1", "2026-11-26", "2026-12-20", "1.50");
    await world.seen("disk", "d-1", "2026-11-26 13:00:00");
    await world.find("2026-12-20 12:00:00");
    expect(await only()).toMatchObject({ id, status: 0 });
    expect((await eventsOf(id)).map(({ to }) => to)).toEqual([0, 2, 0]);
  });
});

describe("an operation on what a saving is open of", () => {
  const minutes = (count: number) => new Date(fromLocal(NOW).getTime() + count * 60_000);

  /** Ends an operation on the disk so many minutes after savings were found. */
  async function operated(resourceId: number, after: number, status: ResourceOperationStatus): Promise<void> {
    const times = { createTime: minutes(after), statusTime: minutes(after), finishTime: minutes(after) };
    const asked = { resourceId, action: "release", input: {}, requester: "type3" } as const;
    await api.db.insert(resourceOperations).values({ customId: CUSTOM, key: unique(), ...asked, ...times, status });
  }

  it("is told while it is under way", async () => {
    await idleDisk();
    await world.find(NOW);
    const saving = await only();
    expect(saving.operating).toBe(false);
    const asked = { resourceId: saving.targetId, action: "release", input: {}, requester: "type3" } as const;
    const times = { createTime: minutes(1), statusTime: minutes(1) };
    const status = ResourceOperationStatus.requested;
    await api.db.insert(resourceOperations).values({ customId: CUSTOM, key: unique(), ...asked, ...times, status });
    expect((await only()).operating).toBe(true);
    expect((await detail(saving.id)).operating).toBe(true);
  });

  it.each([
    ["done: savings are looked for again at once", ResourceOperationStatus.done, 5, SavingStatus.resolved],
    ["failed: they are not", ResourceOperationStatus.failed, 5, SavingStatus.open],
    ["done before: they are not", ResourceOperationStatus.done, -5, SavingStatus.open],
  ] as const)("%s", async (_what, status, after, expected) => {
    await idleDisk();
    await world.find(NOW);
    const saving = await only();
    const [{ resourceId } = { resourceId: 0 }] = await api.db.select().from(savings).where(eq(savings.id, saving.id));
    await api.db
      .update(resources)
      .set({ goneTime: minutes(1) })
      .where(eq(resources.id, resourceId));
    await operated(resourceId, after, status);
    expect((await only()).operating).toBe(expected === SavingStatus.resolved);
    await Promise.all([world.find("2026-11-24 12:06:00"), world.find("2026-11-24 12:06:00")]);
    expect((await only()).status).toBe(expected);
    await world.find("2026-11-24 12:07:00");
    expect((await eventsOf(saving.id)).map(({ to }) => to)).toEqual(
      expected === SavingStatus.open ? [SavingStatus.open] : [SavingStatus.open, expected],
    );
  });
});

describe("dismissSavings", () => {
  const dismissed = async (): Promise<number> => {
    await idleDisk();
    await world.find(NOW);
    const { id } = await only();
    expect((await call("dismissSavings", { ids: [id], reason: "standby", remark: " for drills " })).code).toBe(200);
    // As of the test's own time, not of the server's.
    await api.db
      .update(savings)
      .set({ dismissTime: new Date("2026-11-24T05:00:00Z") })
      .where(eq(savings.id, id));
    return id;
  };

  it("keeps reason, remark and who, and takes the saving from the total", async () => {
    const id = await dismissed();
    expect(await detail(id)).toMatchObject({ status: 1, dismissReason: "standby", dismissRemark: "for drills" });
    expect((await detail(id)).history.map(({ status, note }) => [status, note])).toEqual([
      [0, null],
      [1, "for drills"],
    ]);
    expect(await summary()).toMatchObject({ monthSaving: "0.00", count: 0 });
    expect((await call("dismissSavings", { ids: [id], reason: "needed" })).code).toBe(422);
  });

  it("asks for a remark where the reason is another one", async () => {
    await idleDisk();
    await world.find(NOW);
    const { id } = await only();
    expect(await call("dismissSavings", { ids: [id], reason: "other", remark: "  " })).toMatchObject({
      code: 422,
      message: "Describe the other reason",
    });
    expect((await only()).status).toBe(0);
  });

  it("holds until the saving has risen by a fifth", async () => {
    const id = await dismissed();
    await world.bill("d-1", "2026-11-20", "2026-11-21", "8.99");
    await world.find(LATER);
    expect(await only()).toMatchObject({ status: 1, monthSaving: "53.99" });
    await world.bill("d-1", "2026-11-20", "2026-11-21", "0.01");
    await world.find(LAST);
    expect(await only()).toMatchObject({ id, status: 0, monthSaving: "54.00", dismissReason: null });
  });

  it("holds where the saving did not hold meanwhile, unless it began again", async () => {
    const id = await dismissed();
    const line = and(eq(billLines.customId, CUSTOM), eq(billLines.resourceId, "d-1"));
    await api.db.update(billLines).set({ currency: "USD" }).where(line);
    await world.find(LATER);
    expect((await only()).status).toBe(2);
    await api.db.update(billLines).set({ currency: "CNY" }).where(line);
    await world.find(LAST);
    expect(await only()).toMatchObject({ id, status: 1, dismissReason: "standby" });
    await world.seen("disk", "d-1", "2026-11-27 13:00:00", { hostRef: "i-9", status: "inUse" });
    await world.seen("disk", "d-1", "2026-11-28 13:00:00");
    await world.billDaily("d-1", "2026-11-26", "2026-12-20", "1.50");
    await world.find("2026-12-20 12:00:00");
    expect((await only()).status).toBe(0);
  });
});

describe("reopenSavings", () => {
  it("opens what was dismissed, and nothing else", async () => {
    await idleDisk();
    await world.find(NOW);
    const { id } = await only();
    expect((await call("reopenSavings", { ids: [id] })).code).toBe(422);
    await call("dismissSavings", { ids: [id], reason: "wrong" });
    expect((await call("reopenSavings", { ids: [id] })).code).toBe(200);
    expect(await detail(id)).toMatchObject({ status: 0, dismissReason: null, dismisser: null });
    expect(await summary()).toMatchObject({ monthSaving: "45.00" });
  });
});
