import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, notInArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type {
  Message,
  WarningRecordDetail,
  WarningRecordPage,
  WarningSetting,
  WarningType,
} from "../../src/generated/api";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { demoNotifier } from "../../src/server/areas/warning/demo-notifier";
import type { Notice } from "../../src/server/areas/warning/notifier";
import { sendNotices } from "../../src/server/areas/warning/send-notices";
import { raiseWarnings } from "../../src/server/areas/warning/watch";
import { accounts } from "../../src/server/database/schema/account";
import { billLines } from "../../src/server/database/schema/bill";
import { customContracts } from "../../src/server/database/schema/cloud";
import { users } from "../../src/server/database/schema/identity";
import { instances } from "../../src/server/database/schema/instance";
import { messages } from "../../src/server/database/schema/message";
import { cloudTickets } from "../../src/server/database/schema/voucher";
import { warningDeliveries, warningRecords, warningSettings } from "../../src/server/database/schema/warning";
import { addDays, toLocalDate, toLocalDateTime } from "../../src/server/time";
import { createTestApi, type TestApi } from "./test-api";

/** A customer without seeded reminders, bills or contracts. */
const CUSTOM = 1013;
let api: TestApi;
let token: string;
let mainId: number;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("type3");
  [{ id: mainId } = { id: 0 }] = await api.db.select().from(users).where(eq(users.username, "type3"));
});
afterAll(() => api.close());
// Each test begins without settings and history.
afterEach(async () => {
  await api.db.delete(warningSettings).where(eq(warningSettings.customId, CUSTOM));
  await api.db.delete(warningRecords).where(eq(warningRecords.customId, CUSTOM));
  await api.db.delete(messages).where(eq(messages.customId, CUSTOM));
});

const HOUR = 60;
const after = (minutes: number) => new Date(api.now().getTime() + minutes * 60_000);
const look = (minutes = 0) => raiseWarnings(api.db, after(minutes));
const setting = async (type: WarningType): Promise<WarningSetting> =>
  (await api.call("getWarningSetting", { type }, { token })).data;
const save = async (type: WarningType, input: object = {}) =>
  api.call(
    "saveWarningSetting",
    {
      type,
      version: (await setting(type)).version,
      enabled: true,
      notifyWays: ["site"],
      receivers: [mainId],
      silenceHours: 0,
      ...input,
    },
    { token },
  );
const saved = async (type: WarningType, input: object = {}) => expect((await save(type, input)).code).toBe(200);
const records = async (): Promise<WarningRecordPage["list"]> =>
  ((await api.call("listWarningRecords", { pageSize: 200 }, { token })).data as WarningRecordPage).list;
const detail = async (id: number): Promise<WarningRecordDetail> =>
  (await api.call("getWarningRecord", { id }, { token })).data;
const inbox = (userId = mainId) =>
  api.db.select().from(messages).where(eq(messages.userId, userId)).orderBy(desc(messages.id));
const available = async () => {
  const [account] = await api.db.select().from(accounts).where(eq(accounts.customId, CUSTOM));
  return Number(account?.cash ?? 0) + Number(account?.credit ?? 0) - Number(account?.frozen ?? 0);
};
/** Books what makes the available balance that many yuan. */
async function setAvailable(yuan: number): Promise<void> {
  const amount = (yuan - (await available())).toFixed(2);
  if (Number(amount) === 0) return;
  await api.db.transaction((tx) =>
    changeBalance(tx, {
      customId: CUSTOM,
      fund: "cash",
      tradeType: "adjust",
      amount,
      relateNo: "TEST",
      time: api.now(),
    }),
  );
}
async function colleague(changes: Partial<typeof users.$inferInsert> = {}): Promise<number> {
  const row = {
    customId: CUSTOM,
    username: `w${randomBytes(6).toString("hex")}`,
    name: "同事",
    accountType: 1,
    passwordHash: "",
    createTime: new Date(),
    ...changes,
  } as const;
  const [user] = await api.db.insert(users).values(row).returning({ id: users.id });
  return user?.id ?? 0;
}

describe("what is to be reminded of", () => {
  it("is switched off and goes to the main account until somebody has saved it", async () => {
    const list: WarningSetting[] = (await api.call("listWarningSettings", undefined, { token })).data;
    expect(list.map(({ warningType }) => warningType)).toEqual(["balance", "arrears", "expire", "consume"]);
    expect(list).toEqual(
      list.map((row) =>
        expect.objectContaining({
          warningType: row.warningType,
          enabled: false,
          version: 0,
          updateTime: null,
          lastRaised: null,
          receivers: [mainId],
        }),
      ),
    );
  });

  it("is said in words, in both languages", async () => {
    await saved("balance", { threshold: "5000.00" });
    expect((await setting("balance")).rule).toBe("可用余额低于 ¥5,000.00 时提醒");
    const english = await api.call("getWarningSetting", { type: "balance" }, { token, language: "en" });
    expect((english.data as WarningSetting).rule).toBe("When the available balance falls below ¥5,000.00");
  });

  it("is saved by one at a time: an older version is refused", async () => {
    await saved("balance", { threshold: "1.00" });
    expect(await save("balance", { threshold: "2.00", version: 0 })).toMatchObject({ code: 409 });
    const { version } = await setting("balance");
    const answers = await Promise.all(
      ["3.00", "4.00", "5.00"].map((threshold) => save("balance", { threshold, version })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409, 409]);
  });

  it("can be switched on and off by whoever comes last", async () => {
    const flip = (enabled: boolean) => api.call("switchWarningSetting", { type: "arrears", enabled }, { token });
    expect((await flip(true)).code).toBe(200);
    expect(await setting("arrears")).toMatchObject({ enabled: true, version: 1 });
    expect((await flip(false)).code).toBe(200);
    expect(await setting("arrears")).toMatchObject({ enabled: false, version: 2 });
  });

  it("is another's for another customer", async () => {
    await saved("balance", { threshold: "123.00" });
    const others = await api.call("getWarningSetting", { type: "balance" }, { token: await api.signIn("type0") });
    expect((others.data as WarningSetting).threshold).not.toBe("123.00");
  });

  const refusals: [
    what: string,
    type: WarningType,
    input: () => Promise<object>,
    code: number,
    field: string,
    says: string,
  ][] = [
    [
      "no receiver while it is on",
      "balance",
      async () => ({ threshold: "1.00", receivers: [] }),
      422,
      "receivers",
      "至少有一位",
    ],
    [
      "an unknown receiver",
      "balance",
      async () => ({ threshold: "1.00", receivers: [9_007_199_254_740_991] }),
      404,
      "receivers",
      "不存在",
    ],
    [
      "another customer's receiver",
      "balance",
      async () => ({ threshold: "1.00", receivers: [1] }),
      404,
      "receivers",
      "不存在",
    ],
    [
      "a disabled receiver",
      "balance",
      async () => ({ threshold: "1.00", receivers: [await colleague({ status: 0, name: "停用者" })] }),
      422,
      "receivers",
      "停用者",
    ],
    [
      "sms to nobody's phone",
      "balance",
      async () => ({ threshold: "1.00", notifyWays: ["sms"], receivers: [await colleague({ name: "无电话" })] }),
      422,
      "receivers",
      "无电话",
    ],
    [
      "e-mail to nobody's address",
      "balance",
      async () => ({
        threshold: "1.00",
        notifyWays: ["site", "email"],
        receivers: [await colleague({ name: "无邮箱" })],
      }),
      422,
      "receivers",
      "无邮箱",
    ],
    ["no threshold", "consume", async () => ({}), 422, "threshold", "阈值"],
    ["no days", "expire", async () => ({ days: [] }), 422, "days", "天数"],
    ["a threshold below zero", "balance", async () => ({ threshold: "-0.01" }), 400, "threshold", ""],
    ["a day that is none", "expire", async () => ({ days: [2] }), 400, "days.0", ""],
    ["no way", "balance", async () => ({ threshold: "1.00", notifyWays: [] }), 400, "notifyWays", ""],
  ];
  it.each(refusals)("is refused with %s", async (_what, type, input, code, field, says) => {
    const answer = await save(type, await input());
    expect(answer).toMatchObject({ code, data: { errors: [{ field }] } });
    expect(answer.message + JSON.stringify(answer.data)).toContain(says);
    expect((await setting(type)).version).toBe(0);
  });

  it("may have no receiver while it is off, and is not switched on so", async () => {
    await saved("arrears", { enabled: false, receivers: [] });
    expect(await api.call("switchWarningSetting", { type: "arrears", enabled: true }, { token })).toMatchObject({
      code: 422,
      data: { errors: [{ field: "receivers" }] },
    });
  });

  it("goes to active users of the own customer, found by name", async () => {
    const id = await colleague({ name: "唯一之名", phone: "13900001234" });
    await colleague({ name: "唯一之名二", status: 0 });
    const { data } = await api.call("listWarningReceivers", { keyword: "唯一之名" }, { token });
    expect(data).toMatchObject({ total: 1, list: [{ id, hasPhone: true, hasEmail: false }] });
  });
});

describe("a balance", () => {
  const edges: [yuan: number, raised: number][] = [
    [100.01, 0],
    [100, 0],
    [99.99, 1],
  ];
  it.each(edges)("of %d with a threshold of 100 is reminded of %d times", async (yuan, raised) => {
    await setAvailable(yuan);
    await saved("balance", { threshold: "100.00" });
    await look();
    expect(await records()).toHaveLength(raised);
  });

  it("is reminded of once however many servers look, and anew only when it is crossed anew", async () => {
    await setAvailable(50);
    await saved("balance", { threshold: "100.00" });
    await Promise.all([look(), look(), look(), look()]);
    await look(HOUR);
    await look(100 * HOUR);
    expect(await records()).toHaveLength(1);
    await setAvailable(100);
    await look(101 * HOUR);
    await setAvailable(50);
    await Promise.all([look(102 * HOUR), look(102 * HOUR)]);
    expect(await records()).toHaveLength(2);
    expect(await inbox()).toHaveLength(2);
  });

  it("is silent for so many hours, and reminded of then where it still is low", async () => {
    await setAvailable(50);
    await saved("balance", { threshold: "100.00", silenceHours: 24 });
    await look();
    await setAvailable(200);
    await look(HOUR);
    await setAvailable(50);
    await look(2 * HOUR);
    await look(24 * HOUR - 1);
    expect(await records()).toHaveLength(1);
    await look(24 * HOUR + 1);
    expect(await records()).toHaveLength(2);
  });

  it("is forgotten where the reminder is switched off", async () => {
    await setAvailable(50);
    await saved("balance", { threshold: "100.00" });
    await look();
    for (const enabled of [false, true])
      await api.call("switchWarningSetting", { type: "balance", enabled }, { token });
    await look(1);
    expect(await records()).toHaveLength(2);
  });

  it("tells each receiver in the message centre, in the reader's language, with what leads on", async () => {
    await setAvailable(50);
    await saved("balance", { threshold: "100.00" });
    await look();
    const [message] = await inbox();
    expect(message).toMatchObject({
      type: "finance",
      readFlag: 0,
      bizType: "account",
      title: "可用余额 ¥50.00，低于预警值 ¥100.00",
    });
    const english = (await api.call("getMessage", { id: message?.id }, { token, language: "en" })).data as Message;
    expect(english.title).toBe("Available balance ¥50.00, below ¥100.00");
    const [record] = await records();
    expect(record).toMatchObject({
      subject: "可用余额",
      value: "¥50.00",
      threshold: "¥100.00",
      receivers: ["魏丽萍"],
      result: 1,
      messageId: message?.id,
    });
    expect((await api.call("countUnreadMessages", undefined, { token })).data).toBe(1);
    expect((await setting("balance")).lastRaised).toBe(record?.raiseTime);
  });

  it("leaves out receivers who were disabled or deleted since, and says so where none is left", async () => {
    const [gone, off] = [await colleague({ name: "已删" }), await colleague({ name: "将停" })];
    await setAvailable(50);
    await saved("balance", { threshold: "100.00", receivers: [gone, off] });
    await api.db.delete(users).where(eq(users.id, gone));
    await api.db.update(users).set({ status: 0 }).where(eq(users.id, off));
    await look();
    expect(await records()).toMatchObject([{ receivers: [], result: 3, messageId: null }]);
    expect(await inbox(off)).toEqual([]);
  });

  it("is written whole or not at all", async () => {
    await setAvailable(50);
    await saved("balance", { threshold: "100.00" });
    const broken = {
      ...api.db,
      transaction: (work: (tx: never) => Promise<unknown>) =>
        api.db.transaction(async (tx) => {
          await work(tx as never);
          throw new Error("the server ends");
        }),
    };
    await expect(
      raiseWarnings(Object.assign(Object.create(api.db), broken) as typeof api.db, api.now()),
    ).rejects.toThrow("reminders could not be raised");
    expect([await records(), await inbox()]).toEqual([[], []]);
    await look();
    expect([(await records()).length, (await inbox()).length]).toEqual([1, 1]);
  });
});

describe("arrears", () => {
  it.each([
    [0, 0],
    [-0.01, 1],
  ] as const)("of an available balance of %d are reminded of %d times", async (yuan, raised) => {
    await setAvailable(yuan);
    await saved("arrears", { days: [] });
    await look();
    expect(await records()).toHaveLength(raised);
    await setAvailable(10);
  });

  it("are reminded of again after so many days, and not in between", async () => {
    await setAvailable(-5);
    await saved("arrears", { days: [3, 1], silenceHours: 1 });
    for (const day of [0, 1, 2, 3, 4, 9]) await look(day * 24 * HOUR);
    expect((await records()).map(({ raiseTime }) => raiseTime.slice(0, 10)).reverse()).toEqual(
      [0, 1, 3].map((day) => toLocalDate(addDays(api.now(), day))),
    );
    await setAvailable(10);
  });

  it("are bills of past months that nothing has paid, too", async () => {
    await setAvailable(10);
    await saved("arrears", { days: [] });
    await look();
    expect(await records()).toEqual([]);
    await owe("2026-01");
    await look(1);
    expect(await records()).toMatchObject([{ warningType: "arrears", value: "¥12.30" }]);
    await api.db.delete(billLines).where(and(eq(billLines.customId, CUSTOM), eq(billLines.billCycle, "2026-01")));
  });
});

/** A line of a customer's bill: its cost, or what of a past month is owed. */
async function owe(billCycle: string, billDate = `${billCycle}-15`, payable = "12.30000000"): Promise<void> {
  const [line] = await api.db.select().from(billLines).where(eq(billLines.customId, 1001)).limit(1);
  if (!line) throw new Error("the demo has bill lines");
  const { id: _id, instanceKey: _key, itemKey: _item, ...rest } = line;
  const amounts = {
    listAmount: payable,
    discountAmount: "0",
    payableAmount: payable,
    cashAmount: "0",
    couponAmount: "0",
    creditAmount: "0",
    debtAmount: payable,
  };
  await api.db.insert(billLines).values({ ...rest, ...amounts, customId: CUSTOM, billCycle, billDate });
}

describe("consumption", () => {
  const cycle = () => toLocalDateTime(api.now()).slice(0, 7);
  afterEach(() => api.db.delete(billLines).where(eq(billLines.customId, CUSTOM)));

  it.each([
    ["12.30", 0],
    ["12.29", 1],
  ] as const)("with a threshold of %s is reminded of %d times, once a month", async (threshold, raised) => {
    await api.db.delete(billLines).where(eq(billLines.customId, CUSTOM));
    await owe(cycle(), toLocalDate(api.now()));
    await saved("consume", { threshold });
    await look();
    await look(1);
    expect(await records()).toHaveLength(raised);
  });

  it("of the day is that of today", async () => {
    await api.db.delete(billLines).where(eq(billLines.customId, CUSTOM));
    await owe(cycle(), toLocalDate(addDays(api.now(), -1)), "500.00000000");
    await saved("consume", { threshold: "400.00", period: "day" });
    await look();
    expect(await records()).toEqual([]);
    await owe(cycle(), toLocalDate(api.now()), "400.01000000");
    await look();
    expect(await records()).toMatchObject([{ subject: "当日消费", value: "¥400.01" }]);
  });
});

describe("what expires", () => {
  afterEach(async () => {
    await api.db.delete(customContracts).where(and(eq(customContracts.customId, CUSTOM)));
    await api.db.delete(cloudTickets).where(eq(cloudTickets.customId, CUSTOM));
  });
  async function contract(days: number, status = 1): Promise<string> {
    const contractNo = `HT-${randomBytes(6).toString("hex")}`;
    const day = toLocalDate(addDays(api.now(), days));
    await api.db.insert(customContracts).values({
      customId: CUSTOM,
      contractNo,
      contractName: `合同 ${days}`,
      signDate: "2024-01-01",
      startDate: "2024-01-01",
      endDate: day,
      amount: "1.00",
      discountRate: "1.0",
      status,
    });
    return contractNo;
  }

  it("is reminded of on exactly the days chosen, each day once", async () => {
    const nos = new Map<number, string>();
    for (const days of [8, 7, 6, 1, 0]) nos.set(days, await contract(days));
    await contract(7, 3);
    await saved("expire", { days: [7, 1] });
    await Promise.all([look(), look()]);
    await look(1);
    expect((await records()).map(({ bizNo }) => bizNo).sort()).toEqual([nos.get(7), nos.get(1)].sort());
    await look(24 * HOUR);
    expect((await records()).map(({ bizNo }) => bizNo).filter((no) => no === nos.get(8))).toHaveLength(1);
    expect(await inbox()).toHaveLength(3);
  });

  it("is silent for each thing by itself", async () => {
    const early = await contract(3);
    await saved("expire", { days: [3, 1], silenceHours: 72 });
    await look();
    const late = await contract(3);
    await look(1);
    await look(2 * 24 * HOUR);
    expect((await records()).map(({ bizNo }) => bizNo).sort()).toEqual([early, late].sort());
  });

  it("are purchased instances too, whether they renew by themselves or not", async () => {
    const [sample] = await api.db.select().from(instances).limit(1);
    if (!sample) throw new Error("the demo has instances");
    const { id: _id, ...rest } = sample;
    const at = addDays(api.now(), 7);
    const row = (status: "Normal" | "Released", renewStatus: "AutoRenewal" | "ManualRenewal") => ({
      ...rest,
      customId: CUSTOM,
      resourceId: `i-${randomBytes(6).toString("hex")}`,
      resourceName: renewStatus,
      status,
      renewStatus,
      expireTime: at,
      stopTime: at,
      releaseTime: at,
      startTime: addDays(at, -30),
    });
    await api.db
      .insert(instances)
      .values([row("Normal", "AutoRenewal"), row("Normal", "ManualRenewal"), row("Released", "ManualRenewal")]);
    await saved("expire", { days: [7] });
    await look();
    expect((await records()).map(({ bizType, subject }) => [bizType, subject]).sort()).toEqual([
      ["instance", "资源“AutoRenewal”"],
      ["instance", "资源“ManualRenewal”"],
    ]);
    await api.db.delete(instances).where(eq(instances.customId, CUSTOM));
  });

  it("are vouchers too, while something is left of them", async () => {
    const ticket = (status: "UNUSED" | "USED_UP", balance: string) => ({
      customId: CUSTOM,
      ticketNo: `CT${randomBytes(6).toString("hex")}`,
      ticketName: "到期券",
      ticketType: "cash" as const,
      nominalValue: "10.00",
      balance,
      minOrderAmount: "0.00",
      applicableClouds: [],
      applicableProducts: [],
      applicableScenes: [],
      grantTime: api.now(),
      effectTime: api.now(),
      expireTime: addDays(api.now(), 7),
      status,
    });
    await api.db.insert(cloudTickets).values([ticket("UNUSED", "10.00"), ticket("USED_UP", "0.00")]);
    await saved("expire", { days: [7] });
    await look();
    expect(await records()).toMatchObject([{ bizType: "voucher", subject: "云券“到期券”", threshold: "到期前 7 天" }]);
    expect((await inbox())[0]).toMatchObject({ type: "product", bizType: "voucher" });
  });
});

describe("text messages and e-mail", () => {
  it("are sent once, each to who can be reached, and shown masked", async () => {
    const [good, bad] = [
      await colleague({ name: "可达", phone: "13900005678", email: "ok@example.com" }),
      await colleague({ name: "不可达", phone: "13900010044", email: "no@example.invalid" }),
    ];
    await setAvailable(50);
    await saved("balance", { threshold: "100.00", notifyWays: ["sms", "email"], receivers: [good, bad] });
    await api.db.update(users).set({ email: null }).where(eq(users.id, good));
    // What the demo's own reminders have to send goes first.
    await look();
    await api.db
      .update(warningDeliveries)
      .set({ status: 1 })
      .where(and(eq(warningDeliveries.status, 0), notInArray(warningDeliveries.userId, [good, bad])));
    const [{ id } = { id: 0 }] = await records();
    expect(await detail(id)).toMatchObject({ result: 0 });
    const sent: Notice[] = [];
    const recording = {
      send: async (notice: Notice) => {
        sent.push(notice);
        return demoNotifier.send(notice);
      },
    };
    const send = (minutes: number) => sendNotices(api.db, recording, () => after(minutes));
    await Promise.all([send(1), send(1)]);
    await send(2);
    expect(sent.map(({ address }) => address).sort()).toEqual(["13900005678", "13900010044", "no@example.invalid"]);
    expect(sent[0]?.content.zh).toContain("¥50.00");
    const { result, deliveries, messageId } = await detail(id);
    expect({ result, messageId }).toEqual({ result: 2, messageId: null });
    expect(deliveries.map(({ receiver, way, address, status }) => [receiver, way, address, status]).sort()).toEqual(
      [
        ["不可达", "email", "n***@example.invalid", 2],
        ["不可达", "sms", "139****0044", 2],
        ["可达", "email", null, 2],
        ["可达", "sms", "139****5678", 1],
      ].sort(),
    );
    expect(await inbox(good)).toEqual([]);
    await api.db.delete(warningDeliveries).where(inArray(warningDeliveries.userId, [good, bad]));
  });
});

describe("the demo's reminders", () => {
  it("are in every state and of every type, and leave the main account alone", async () => {
    const admin = await api.signIn("admin");
    const page = (await api.call("listWarningRecords", { pageSize: 200 }, { token: admin })).data as WarningRecordPage;
    expect(page.total).toBeGreaterThan(30);
    expect(new Set(page.list.map(({ warningType }) => warningType)).size).toBe(5);
    expect([...new Set(page.list.map(({ result }) => result))]).toEqual(expect.arrayContaining([1, 2]));
    const [chief] = await api.db.select().from(users).where(eq(users.username, "admin"));
    const before = (await inbox(chief?.id)).length;
    await look();
    expect(await inbox(chief?.id)).toHaveLength(before);
  });
});
