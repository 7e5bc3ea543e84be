import { randomBytes } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  BillDetailPage,
  CommittedOrder,
  ExpiryCounts,
  Order,
  RenewalOrders,
  RenewalPrice,
  RenewInstance,
  RenewInstanceDetail,
  RenewInstancePage,
} from "../../src/generated/api";
import { changeBalance } from "../../src/server/areas/account/change-balance";
import { moveInstances } from "../../src/server/areas/instance/move-instances";
import { endsOf } from "../../src/server/areas/instance/expiry";
import { demoProvisioner } from "../../src/server/areas/order/demo-provisioner";
import { provisionOrders, refundOrders } from "../../src/server/areas/order/follow-orders";
import { renewByItself } from "../../src/server/areas/renew/auto-renew";
import { accounts } from "../../src/server/database/schema/account";
import { billLines } from "../../src/server/database/schema/bill";
import { orders } from "../../src/server/database/schema/commerce";
import { instancePeriods, instances } from "../../src/server/database/schema/instance";
import { messages } from "../../src/server/database/schema/message";
import { addDays, monthsLater, toLocalDate, toLocalDateTime } from "../../src/server/time";
import { disagreeingFunds, disagreeingOrders } from "../helpers/ledger";
import { newInstance } from "./examples/instances";
import { createTestApi, type TestApi } from "./test-api";

const own = 1001;
let api: TestApi;
let token: string;
let began: Date;
beforeAll(async () => {
  api = await createTestApi();
  began = new Date(api.now().getTime() - 1000);
  token = await api.signIn("admin");
});
afterAll(() => api.close());

/** What was ordered, where it is one order. */
type OneOrder = RenewalOrders & { orderId: number };
/** A certificate as it is bought. */
const sslAttrs = [
  { attrCode: "level", value: "dv" },
  { attrCode: "scope", value: "single" },
  { attrCode: "domains", value: "www.example.com" },
].map((attr) => ({ ...attr, attrName: { zh: "示例", en: "Example" }, valueName: { zh: "示例", en: "Example" } }));

const newToken = () => randomBytes(12).toString("hex");
const later = (seconds: number) => new Date(api.now().getTime() + seconds * 1000);
const list = async (input: object = {}): Promise<RenewInstancePage> =>
  (await api.call("listRenewals", { pageSize: 200, ...input }, { token })).data;
const stored = async (id: number) => {
  const [row] = await api.db.select().from(instances).where(eq(instances.id, id));
  if (!row) throw new Error("no such instance");
  return row;
};
const expiring = (expireTime: Date, values: Partial<typeof instances.$inferInsert> = {}) =>
  newInstance(
    api.db,
    { startTime: addDays(expireTime, -30), ...endsOf(expireTime), status: "WaitForExpire", ...values },
    { startTime: addDays(expireTime, -30), endTime: expireTime },
  );
const renew = (ids: number[], input: object = {}) =>
  api.call("renewInstances", { ids, durationNum: 1, durationUnit: "M", clientToken: newToken(), ...input }, { token });
const pay = (id: number) => api.call("payOrder", { id, clientToken: newToken() }, { token });
const provisionAfter = async (seconds: number) => {
  await provisionOrders(api.db, demoProvisioner, later(seconds));
  await refundOrders(api.db, later(seconds));
};
const order = async (id: number): Promise<Order> =>
  (await api.call("getOrderOrCartItem", { type: "order", id }, { token })).data;
const setCash = async (wanted: string, customId = own) => {
  const [row] = await api.db.select().from(accounts).where(eq(accounts.customId, customId));
  for (const [fund, aim] of [
    ["cash", wanted],
    ["credit", "0.00"],
  ] as const) {
    const amount = (Number(aim) - Number(row?.[fund] ?? 0)).toFixed(2);
    if (Number(amount) !== 0)
      await api.db.transaction((tx) =>
        changeBalance(tx, { customId, fund, tradeType: "adjust", amount, relateNo: "TEST", time: api.now() }),
      );
  }
};
const cash = async () => (await api.db.select().from(accounts).where(eq(accounts.customId, own)))[0]?.cash;

describe("the demo's instances", () => {
  it("are in every state and every kind of renewal, and none is renewed or moved before somebody has looked", async () => {
    const all = await api.db.select().from(instances).where(eq(instances.customId, own));
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(["Normal", "WaitForExpire", "Expired", "Frozen", "Released"]),
    );
    expect(new Set(all.map(({ renewStatus }) => renewStatus))).toEqual(
      new Set(["AutoRenewal", "ManualRenewal", "NotRenewal"]),
    );
    const before = await api.db.$count(orders);
    await renewByItself(api.db, api.now());
    await moveInstances(api.db, api.now());
    expect(await api.db.$count(orders)).toBe(before);
    const moved = await api.db.select().from(instances).where(eq(instances.customId, own));
    expect(moved.filter(({ id, status }) => all.find((one) => one.id === id)?.status !== status)).toEqual([]);
  });

  it("were paid as their orders say: a done order's periods add up to what was paid", async () => {
    const { rows } = await api.db.execute(sql`
      SELECT order_no FROM orders JOIN (SELECT order_id, sum(pay_amount) AS paid, sum(coupon_amount) AS coupon FROM instance_periods GROUP BY 1) AS period ON order_id = orders.id
      WHERE paid > pay_amount + coupon_amount OR coupon > coupon_amount`);
    expect(rows).toEqual([]);
  });
});

describe("listRenewals", () => {
  const today = () => toLocalDate(api.now());
  it.each<[what: string, input: object, fits: (row: RenewInstance) => boolean]>([
    ["state", { status: ["Expired", "Frozen"] }, ({ status }) => status === "Expired" || status === "Frozen"],
    [
      "what has been released, only when asked",
      { status: ["Released"] },
      ({ status, renewable, renewPrice }) => status === "Released" && !renewable && renewPrice === null,
    ],
    ["renewal", { renewStatus: ["AutoRenewal"] }, ({ renewStatus }) => renewStatus === "AutoRenewal"],
    ["cloud", { cloudCode: ["aliyun", "tx"] }, ({ cloudCode }) => cloudCode === "aliyun" || cloudCode === "tx"],
    ["product", { productCode: "waf" }, ({ productCode }) => productCode === "waf"],
    [
      "7 days",
      { window: "within7" },
      ({ remainDays, status }) => remainDays >= 0 && remainDays <= 7 && status === "WaitForExpire",
    ],
    ["30 days", { window: "within30" }, ({ remainDays }) => remainDays >= 0 && remainDays <= 30],
    ["what has expired", { window: "expired" }, ({ expireTime }) => expireTime < toLocalDateTime(new Date())],
    ["days that remain", { minDays: 10, maxDays: 40 }, ({ remainDays }) => remainDays >= 10 && remainDays <= 40],
    [
      "keyword",
      { keyword: "core-" },
      ({ resourceId, resourceName }) => `${resourceId} ${resourceName}`.includes("core-"),
    ],
  ])("filters by %s", async (_what, input, fits) => {
    const page = await list(input);
    expect(page.list.length).toBeGreaterThan(0);
    expect(page.list.filter((row) => !fits(row))).toEqual([]);
  });

  it("shows none that is released unless asked, the next to expire first", async () => {
    const { list: rows } = await list();
    expect(rows.some(({ status }) => status === "Released")).toBe(false);
    const { list: soon } = await list({ filter: "remainDays < 9999" });
    expect(soon.some(({ status }) => status === "Released")).toBe(false);
    const { list: others } = await list({ filter: "status = Released or remainDays < 3", pageSize: 200 });
    expect(new Set(others.map(({ status }) => status === "Released"))).toEqual(new Set([true, false]));
    expect(rows.map(({ expireTime }) => expireTime)).toEqual(rows.map(({ expireTime }) => expireTime).sort());
  });

  it("counts the same as the summary and the calendar", async () => {
    const counts = (await api.call("countExpiring", undefined, { token })).data as ExpiryCounts;
    const totals = await Promise.all(
      ["within7", "within30", "expired"].map(async (window) => (await list({ window, pageSize: 1 })).total),
    );
    expect([counts.within7, counts.within30, counts.expired]).toEqual(totals);
    expect(counts.total).toBe((await list({ pageSize: 1 })).total);
    const days = (await api.call("listExpiries", { month: today().slice(0, 7) }, { token })).data as {
      day: string;
      count: number;
      names: string[];
    }[];
    expect(days.length).toBeGreaterThan(0);
    for (const { day, count, names } of days) {
      expect((await list({ startDay: day, endDay: day, pageSize: 1 })).total).toBe(count);
      expect(names.length).toBe(Math.min(3, count));
    }
  });

  it("tells an English reader in English", async () => {
    const { data } = await api.call("listRenewals", { productCode: "waf", pageSize: 1 }, { token, language: "en" });
    expect((data as RenewInstancePage).list[0]).toMatchObject({
      productName: "Web application firewall",
      renewPeriod: expect.stringMatching(/^1 (month|year)$/),
    });
  });
});

describe("renewInstances", () => {
  it("orders several at once, at the price that was shown, and the expiry moves when it is paid and provisioned", async () => {
    await setCash("100000.00");
    const ids = [await newInstance(api.db), await newInstance(api.db, { monthlyPrice: "33.33" })];
    const price = (await api.call("previewRenewal", { ids, durationNum: 3, durationUnit: "M" }, { token }))
      .data as RenewalPrice;
    expect(price).toMatchObject({
      count: 2,
      listAmount: "399.99",
      discountAmount: "0.00",
      payAmount: "399.99",
      items: [{ payAmount: "300.00" }, { payAmount: "99.99" }],
    });
    const before = await Promise.all(ids.map(stored));
    expect(await renew(ids, { durationNum: 3, payAmount: "399.98" })).toMatchObject({ code: 409 });
    const { orderId } = (await renew(ids, { durationNum: 3, payAmount: "399.99" })).data as OneOrder;
    expect(await order(orderId)).toMatchObject({ orderType: 2, status: 1, itemCount: 2, payAmount: "399.99" });
    expect((await stored(ids[0] ?? 0)).expireTime).toEqual(before[0]?.expireTime);
    expect((await pay(orderId)).code).toBe(200);
    await Promise.all([provisionAfter(20), provisionAfter(20)]);
    for (const [at, id] of ids.entries()) {
      const was = before[at]?.expireTime ?? new Date(0);
      expect((await stored(id)).expireTime).toEqual(monthsLater(was, 3));
      expect(price.items[at]?.newExpireTime).toBe(toLocalDateTime(monthsLater(was, 3)));
      const { periods } = (await api.call("getRenewal", { id }, { token })).data as RenewInstanceDetail;
      expect(periods.at(-1)).toMatchObject({
        orderId,
        startTime: toLocalDateTime(was),
        payAmount: price.items[at]?.payAmount,
      });
    }
    expect(await order(orderId)).toMatchObject({
      status: 3,
      items: [{ expireTime: price.items[0]?.newExpireTime }, {}],
    });
    expect(await disagreeingOrders(api.db, began)).toEqual([]);
    expect(await disagreeingFunds(api.db)).toEqual([]);
  });

  it("stands on the bill in the category that its product has there, wherever it was bought", async () => {
    await setCash("100000.00");
    const [atCloud] = await api.db
      .select({ id: instances.id, productCode: instances.productCode, cloudCode: instances.cloudCode })
      .from(instances)
      .innerJoin(
        billLines,
        and(
          eq(billLines.resourceId, instances.resourceId),
          eq(billLines.customId, own),
          eq(billLines.serviceCategory, "Databases"),
        ),
      )
      .where(and(eq(instances.customId, own), eq(instances.status, "Normal")))
      .limit(1);
    const here = await expiring(addDays(api.now(), 20), { productCode: "evs" });
    for (const [id, category] of [
      [atCloud?.id ?? 0, "Databases"],
      [here, "Storage"],
    ] as const) {
      const { orders: placed } = (await renew([id])).data as RenewalOrders;
      const { orderId = 0, orderNo = "" } = placed[0] ?? {};
      await pay(orderId);
      const {
        list: [line],
      } = (await api.call("listBillDetails", { keyword: orderNo, granularity: "day" }, { token }))
        .data as BillDetailPage;
      expect(line).toMatchObject({ serviceCategory: category, orderNo });
    }
  });

  it("costs less for years, and the catalogue's price of today for what is in it", async () => {
    const id = await newInstance(api.db);
    const priceOf = async (ids: number[], durationNum: number, durationUnit: string) =>
      ((await api.call("previewRenewal", { ids, durationNum, durationUnit }, { token })).data as RenewalPrice)
        .payAmount;
    expect([
      await priceOf([id], 1, "Y"),
      await priceOf([id], 2, "Y"),
      await priceOf([id], 3, "Y"),
      await priceOf([id], 5, "M"),
    ]).toEqual(["1020.00", "1680.00", "1800.00", "500.00"]);
    const [waf] = (await list({ productCode: "waf", status: ["Normal"], renewStatus: ["ManualRenewal"] })).list;
    expect(Number(await priceOf([waf?.id ?? 0], 4, "M"))).toBe(4 * Number(await priceOf([waf?.id ?? 0], 1, "M")));
  });

  it.each<[what: string, values: Partial<typeof instances.$inferInsert>]>([
    ["released", { status: "Released" }],
    ["being refunded", { refunding: true }],
  ])("is refused where it is %s", async (_what, values) => {
    const [good, bad] = [await newInstance(api.db), await newInstance(api.db, values)];
    expect(await renew([good, bad])).toMatchObject({ code: 422, data: { errors: [{ field: "ids.1" }] } });
  });

  it("is refused past the release, whether or not anyone has moved it yet", async () => {
    expect((await renew([await expiring(addDays(api.now(), -23))])).code).toBe(422);
  });

  it.each([
    [4, "Y", 422],
    [9, "Y", 422],
    [10, "M", 400],
    [0, "M", 400],
  ])("takes no %s %s", async (durationNum, durationUnit, code) => {
    expect((await renew([await newInstance(api.db)], { durationNum, durationUnit })).code).toBe(code);
  });

  it("makes an order for each cloud, as was shown, whose prices add up to it", async () => {
    const ids = [
      await newInstance(api.db, { monthlyPrice: "0.01" }),
      await newInstance(api.db, { cloudCode: "tx", monthlyPrice: "33.33" }),
      await newInstance(api.db, { monthlyPrice: "99.99" }),
    ];
    const price = (await api.call("previewRenewal", { ids, durationNum: 2, durationUnit: "M" }, { token }))
      .data as RenewalPrice;
    expect(price).toMatchObject({
      count: 3,
      listAmount: "266.66",
      payAmount: "266.66",
      parts: [
        { cloudCode: "qingyun", duration: "2 个月", count: 2, payAmount: "200.00" },
        { cloudCode: "tx", duration: "2 个月", count: 1, payAmount: "66.66" },
      ],
    });
    expect(price.items.map(({ id }) => id)).toEqual(ids);
    expect(await renew(ids, { durationNum: 2, payAmount: "266.65" })).toMatchObject({ code: 409 });
    const { data } = await renew(ids, { durationNum: 2, payAmount: "266.66" });
    expect(data).toMatchObject({
      count: 3,
      payAmount: "266.66",
      several: true,
      orderId: null,
      orders: [
        { cloudCode: "qingyun", duration: "2 个月", count: 2, payAmount: "200.00" },
        { cloudCode: "tx", count: 1, payAmount: "66.66" },
      ],
    });
    const [first, second] = (data as RenewalOrders).orders;
    expect(await order(first?.orderId ?? 0)).toMatchObject({
      orderType: 2,
      status: 1,
      cloudCode: "qingyun",
      itemCount: 2,
    });
    expect(await order(second?.orderId ?? 0)).toMatchObject({ orderType: 2, status: 1, cloudCode: "tx", itemCount: 1 });
    expect(await disagreeingOrders(api.db, began)).toEqual([]);
  });

  it("renews what is sold by the year for the years that the months lie in, and shows that before", async () => {
    const ids = [await newInstance(api.db), await newInstance(api.db, { productCode: "ssl", attrs: sslAttrs })];
    const price = (await api.call("previewRenewal", { ids, durationNum: 3, durationUnit: "M" }, { token }))
      .data as RenewalPrice;
    expect(price.parts.map(({ cloudCode, duration, count }) => [cloudCode, duration, count])).toEqual([
      ["qingyun", "3 个月", 1],
      ["qingyun", "1 年", 1],
    ]);
    const { orders: placed } = (await renew(ids, { durationNum: 3, payAmount: price.payAmount })).data as RenewalOrders;
    const [, years] = placed;
    expect((await order(years?.orderId ?? 0)).items).toMatchObject([{ durationNum: 1, durationUnit: "Y" }]);
    const plain = (await api.call("previewRenewal", { ids, durationNum: 2, durationUnit: "Y" }, { token }))
      .data as RenewalPrice;
    expect(plain.parts).toMatchObject([{ duration: "2 年", count: 2 }]);
  });

  it("orders nothing where one of several clouds cannot be renewed", async () => {
    const ids = [await newInstance(api.db), await newInstance(api.db, { cloudCode: "tx", refunding: true })];
    const before = await api.db.$count(orders, eq(orders.customId, own));
    expect(await renew(ids)).toMatchObject({ code: 422, data: { errors: [{ field: "ids.1" }] } });
    expect(await api.db.$count(orders, eq(orders.customId, own))).toBe(before);
  });

  it("begins anew for one that is frozen, and goes on from the expiry for one that only expired", async () => {
    await setCash("1000.00");
    const [expired, frozen] = [
      await expiring(addDays(api.now(), -3), { status: "Expired" }),
      await expiring(addDays(api.now(), -10), { status: "Frozen" }),
    ];
    const { orderId } = (await renew([expired, frozen])).data as OneOrder;
    const was = (await stored(expired)).expireTime;
    await pay(orderId);
    await provisionAfter(20);
    expect(await stored(expired)).toMatchObject({ expireTime: monthsLater(was, 1), status: "WaitForExpire" });
    expect((await stored(frozen)).expireTime.getTime()).toBeGreaterThan(monthsLater(api.now(), 1).getTime());
  });

  it("gives the money back where the instance is gone before it is provisioned", async () => {
    await setCash("500.00");
    const id = await newInstance(api.db);
    const { orderId } = (await renew([id])).data as OneOrder;
    await pay(orderId);
    expect(await cash()).toBe("400.00");
    await api.db.update(instances).set({ status: "Released" }).where(eq(instances.id, id));
    await provisionAfter(20);
    await provisionAfter(25);
    expect((await order(orderId)).status).toBe(8);
    expect(await cash()).toBe("500.00");
    expect(await api.db.$count(instancePeriods, eq(instancePeriods.instanceId, id))).toBe(1);
  });

  it("happens once per token, and each paid order lengthens once, however often it is reported", async () => {
    await setCash("5000.00");
    const [id, clientToken] = [await newInstance(api.db), newToken()];
    const was = (await stored(id)).expireTime;
    const answers = await Promise.all(Array.from({ length: 32 }, () => renew([id], { clientToken })));
    const [first = 0, ...others] = [...new Set(answers.map(({ data }) => (data as OneOrder).orderId))];
    expect(others).toEqual([]);
    expect((await renew([id], { clientToken, durationNum: 2 })).code).toBe(409);
    const second = ((await renew([id])).data as OneOrder).orderId;
    await Promise.all([pay(first), pay(first), pay(second), pay(second)]);
    await Promise.all(Array.from({ length: 4 }, () => provisionAfter(20)));
    expect((await stored(id)).expireTime).toEqual(monthsLater(monthsLater(was, 1), 1));
    expect(await disagreeingFunds(api.db)).toEqual([]);
  });
});

describe("a new order", () => {
  it("makes an instance of each of its resources, when it is provisioned", async () => {
    await setCash("10000.00");
    const attrs = [
      { attrCode: "assets", value: "50" },
      { attrCode: "sessions", value: "0" },
      { attrCode: "highAvailability", value: "no" },
    ];
    const items = [{ productCode: "bastion", quantity: 3, durationNum: 1, durationUnit: "M", attrs }];
    const { orderId } = (await api.call("commitOrder", { items, clientToken: newToken() }, { token }))
      .data as CommittedOrder;
    await pay(orderId);
    await Promise.all([provisionAfter(20), provisionAfter(20)]);
    const periods = await api.db.select().from(instancePeriods).where(eq(instancePeriods.orderId, orderId));
    expect(periods.map(({ payAmount, cashAmount }) => [payAmount, cashAmount])).toEqual(
      Array.from({ length: 3 }, () => ["1200.00", "1200.00"]),
    );
    const made = await api.db
      .select()
      .from(instances)
      .where(
        inArray(
          instances.id,
          periods.map(({ instanceId }) => instanceId),
        ),
      );
    expect(made.map(({ resourceId }) => resourceId).sort()).toEqual(
      [...((await order(orderId)).items?.[0]?.resourceIds ?? [])].sort(),
    );
    expect((await list({ keyword: made[0]?.resourceId })).list).toMatchObject([
      { productName: "堡垒机", renewPrice: "1200.00", renewable: true },
    ]);
  });
});

describe("setAutoRenewal", () => {
  it("sets several at once, with a period or without, and none that is released", async () => {
    const ids = [await newInstance(api.db), await newInstance(api.db)];
    const set = (input: object) => api.call("setAutoRenewal", { ids, ...input }, { token });
    expect((await set({ renewStatus: "AutoRenewal", renewDuration: 2, renewUnit: "Y" })).code).toBe(200);
    expect((await set({ renewStatus: "NotRenewal" })).code).toBe(200);
    expect(await Promise.all(ids.map(stored))).toMatchObject(
      ids.map(() => ({ renewStatus: "NotRenewal", renewDuration: 2, renewUnit: "Y" })),
    );
    expect((await set({ renewStatus: "AutoRenewal", renewDuration: 4, renewUnit: "Y" })).code).toBe(422);
    const released = await newInstance(api.db, { status: "Released" });
    expect((await set({ ids: [...ids, released], renewStatus: "AutoRenewal" })).code).toBe(422);
  });
});

describe("time", () => {
  it("moves an instance from state to state, and one that is being refunded not to its release", async () => {
    const expire = addDays(api.now(), 40);
    const [id, held] = [
      await expiring(expire, { status: "Normal" }),
      await expiring(expire, { status: "Normal", refunding: true }),
    ];
    for (const [days, status] of [
      [0, "Normal"],
      [11, "WaitForExpire"],
      [41, "Expired"],
      [48, "Frozen"],
      [63, "Released"],
    ] as const) {
      await moveInstances(api.db, addDays(api.now(), days));
      expect((await stored(id)).status).toBe(status);
    }
    expect((await stored(held)).status).toBe("Frozen");
  });
});

describe("renewal by itself", () => {
  const messagesOf = (resourceId: string) =>
    api.db
      .select()
      .from(messages)
      .where(and(eq(messages.bizType, "instance"), eq(messages.bizId, resourceId)));
  const orderIdsOf = (id: number) =>
    sql`(SELECT order_id FROM renewal_items JOIN order_items ON order_items.id = order_item_id WHERE instance_id = ${id})`;
  const ordersOf = (id: number) =>
    api.db
      .select({ status: orders.status })
      .from(orders)
      .where(sql`${orders.id} in ${orderIdsOf(id)}`)
      .orderBy(orders.id);
  /** Has the provisioner refuse the orders that renew an instance, and those only. */
  const failRenewalsOf = async (id: number) => {
    const of = await api.db
      .select()
      .from(orders)
      .where(sql`${orders.id} in ${orderIdsOf(id)}`);
    const reason = { zh: "已售罄", en: "Sold out" };
    const follow = async ({ orderNo }: { orderNo: string }) =>
      of.some((one) => one.orderNo === orderNo) ? ({ done: false, reason } as const) : undefined;
    await provisionOrders(api.db, { follow }, later(20));
  };

  it("orders and pays three days ahead, once, however many servers are at it", async () => {
    await setCash("1000.00");
    const [soon, far] = [
      await expiring(addDays(api.now(), 2.5), { renewStatus: "AutoRenewal" }),
      await expiring(addDays(api.now(), 3.5), { renewStatus: "AutoRenewal" }),
    ];
    await Promise.all([
      renewByItself(api.db, api.now()),
      renewByItself(api.db, api.now()),
      renewByItself(api.db, api.now()),
    ]);
    expect([await ordersOf(soon), await ordersOf(far)]).toEqual([[{ status: 2 }], []]);
    expect(await cash()).toBe("900.00");
    const was = (await stored(soon)).expireTime;
    await provisionAfter(20);
    await renewByItself(api.db, api.now());
    expect((await stored(soon)).expireTime).toEqual(monthsLater(was, 1));
    expect(await ordersOf(soon)).toHaveLength(1);
    await api.db.update(instances).set({ renewStatus: "ManualRenewal" }).where(eq(instances.id, far));
  });

  it("orders nothing where a cent is missing, says so once a day, and tries again", async () => {
    await setCash("99.99");
    const id = await expiring(addDays(api.now(), 1), { renewStatus: "AutoRenewal" });
    const { resourceId } = await stored(id);
    await renewByItself(api.db, api.now());
    await renewByItself(api.db, later(60));
    expect(await ordersOf(id)).toEqual([]);
    expect(await cash()).toBe("99.99");
    expect(await messagesOf(resourceId)).toMatchObject([
      {
        type: "product",
        level: "critical",
        content: expect.stringContaining("还差 ¥0.01"),
        contentEn: expect.stringContaining("short of ¥0.01"),
      },
    ]);
    await setCash("200.00");
    await renewByItself(api.db, addDays(api.now(), 1.01));
    expect(await ordersOf(id)).toEqual([{ status: 2 }]);
    expect(await cash()).toBe("100.00");
    expect(await disagreeingFunds(api.db)).toEqual([]);
  });

  it("tells why one could not be provisioned, and takes no money again before the next day", async () => {
    await setCash("1000.00");
    const id = await expiring(addDays(api.now(), 2), { renewStatus: "AutoRenewal" });
    const { resourceId } = await stored(id);
    await renewByItself(api.db, api.now());
    await failRenewalsOf(id);
    await renewByItself(api.db, later(30));
    expect(await ordersOf(id)).toEqual([{ status: 6 }]);
    await refundOrders(api.db, later(40));
    await renewByItself(api.db, later(60));
    expect(await ordersOf(id)).toEqual([{ status: 8 }]);
    expect(await cash()).toBe("1000.00");
    expect(await messagesOf(resourceId)).toMatchObject([
      { subType: "autoRenewalFailed", contentEn: expect.stringContaining("Sold out") },
    ]);
    await renewByItself(api.db, addDays(api.now(), 1.1));
    expect(await ordersOf(id)).toEqual([{ status: 8 }, { status: 2 }]);
  });

  it("takes no money for another one while somebody looks into one that failed", async () => {
    await setCash("1000.00");
    const id = await expiring(addDays(api.now(), 2), { renewStatus: "AutoRenewal" });
    await renewByItself(api.db, api.now());
    await failRenewalsOf(id);
    await api.db
      .update(orders)
      .set({ held: true })
      .where(sql`${orders.id} in ${orderIdsOf(id)}`);
    await renewByItself(api.db, addDays(api.now(), 1.1));
    expect(await ordersOf(id)).toEqual([{ status: 6 }]);
    expect(await cash()).toBe("900.00");
  });

  it("leaves a renewal that a person ordered, and that failed, to be tried by itself", async () => {
    await setCash("1000.00");
    const id = await expiring(addDays(api.now(), 2), { renewStatus: "AutoRenewal" });
    const { orderId } = (await renew([id])).data as OneOrder;
    await pay(orderId);
    await failRenewalsOf(id);
    expect((await stored(id)).renewTried).toBeNull();
    expect(await messagesOf((await stored(id)).resourceId)).toEqual([]);
  });

  it("leaves alone what is not to renew, is frozen, or is being refunded", async () => {
    await setCash("1000.00");
    const soon = addDays(api.now(), 1);
    const ids = [
      await expiring(soon),
      await expiring(soon, { renewStatus: "NotRenewal" }),
      await expiring(soon, { renewStatus: "AutoRenewal", refunding: true }),
      await expiring(addDays(api.now(), -8), { renewStatus: "AutoRenewal", status: "Frozen" }),
    ];
    await renewByItself(api.db, api.now());
    expect((await Promise.all(ids.map(ordersOf))).flat()).toEqual([]);
    // Nor is it tried: nobody is told that it failed.
    const rows = await Promise.all(ids.map(stored));
    expect(rows.map(({ renewTried }) => renewTried)).toEqual(ids.map(() => null));
    expect((await Promise.all(rows.map(({ resourceId }) => messagesOf(resourceId)))).flat()).toEqual([]);
  });
});
