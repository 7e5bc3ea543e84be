import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  BillChange,
  BillChangePart,
  BillDetailPage,
  BillMover,
  BillOverview,
  BillShareRow,
  BillTotals,
} from "../../src/generated/api";
import { billLines, type NewBillLine } from "../../src/server/database/schema/bill";
import { addMonths, monthOf } from "../../src/domain/month";
import { fromLocal, toLocalDate } from "../../src/server/time";
import { own } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("finance");
});
afterAll(() => api.close());

const fetched = async <T>(
  operation: "getBillChange" | "listBillMovers" | "getBillShares" | "getBillOverview" | "listBillDetails",
  input: Record<string, unknown>,
  language = "zh",
): Promise<T> => {
  const answer = await api.call(operation, input, { token, headers: { "accept-language": language } });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  return answer.data as T;
};

const units = (text: string | null) => BigInt((text ?? "none").replace(".", ""));
const partNames = ["newAmount", "goneAmount", "usageAmount", "priceAmount"] as const;
const partsOf = (row: BillChange | BillMover) => partNames.map((name) => units(row[name]));
const total = (amounts: readonly bigint[]) => amounts.reduce((sum, one) => sum + one, 0n);
const thisMonth = monthOf(new Date());
/** Then the bill of the running month has no whole day. */
const isFirst = () => toLocalDate(new Date()).endsWith("-01");
const dimensions = [
  "cloudCode",
  "serviceCategory",
  "payMode",
  "productCode",
  "accountUid",
  "regionId",
  "projectId",
  "resourceId",
  "tag",
  "viewId",
] as const;

/** What the rows of a dimension are told apart by. */
const valueOf = (row: BillMover, by: (typeof dimensions)[number]) =>
  by === "tag" ? row.tagValue : by === "viewId" ? row.viewName : row[by];

/** A charge of 2026-03 or 2026-04 in a currency of its own, in which nothing else is. */
function charge(currency: string, month: "03" | "04", resourceId: string | null, amount: string, used: string | null) {
  const usageStart = fromLocal(`2026-${month}-05`);
  return {
    customId: own,
    currency,
    billCycle: `2026-${month}`,
    billDate: `2026-${month}-05`,
    usageStart,
    usageEnd: usageStart,
    consumeTime: usageStart,
    listAmount: amount,
    payableAmount: amount,
    cashAmount: amount,
    cloudCode: "aliyun",
    productCode: "ali-ecs",
    productName: "ECS",
    serviceCategory: "Compute",
    billItemType: "PayAsYouGoBill",
    chargeCategory: "Usage",
    chargeFrequency: "Usage-Based",
    payMode: "postPay",
    accountUid: "change-test",
    accountName: "change",
    resourceId,
    resourceName: resourceId,
    billingItem: "hours",
    usageAmount: used,
    usageUnit: "h",
  } satisfies NewBillLine;
}

const cases: [
  says: string,
  currency: string,
  before: [string, string | null][],
  after: [string, string | null][],
  parts: string[],
][] = [
  ["more usage at the same price", "XAA", [["10", "100"]], [["15", "150"]], ["0", "0", "5", "0"]],
  ["a higher price of the same usage", "XAB", [["10", "100"]], [["12", "100"]], ["0", "0", "0", "2"]],
  ["both", "XAC", [["10", "100"]], [["24", "200"]], ["0", "0", "10", "4"]],
  ["what does not divide", "XAD", [["10", "3"]], [["10", "7"]], ["0", "0", "13.33333333", "-13.33333333"]],
  ["usage that nobody tells", "XAE", [["10", null]], [["12", null]], ["0", "0", "2", "0"]],
  ["what was free", "XAF", [["0", "100"]], [["3", "100"]], ["0", "0", "0", "3"]],
  [
    "several lines of a month",
    "XAG",
    [
      ["4", "40"],
      ["6", "60"],
    ],
    [
      ["5", "50"],
      ["7", "50"],
    ],
    ["0", "0", "0", "2"],
  ],
  ["a new resource", "XAH", [], [["7", "70"]], ["7", "0", "0", "0"]],
  ["a resource that is gone", "XAI", [["7", "70"]], [], ["0", "-7", "0", "0"]],
  [
    "a refund in part",
    "XAJ",
    [["10", "100"]],
    [
      ["10", "100"],
      ["-3", "-30"],
    ],
    ["0", "0", "-3", "0"],
  ],
];

describe("getBillChange", () => {
  it.each(cases)("tells %s", async (_says, currency, before, after, parts) => {
    await api.db.insert(billLines).values([
      ...before.map(([amount, used]) => charge(currency, "03", "one", amount, used)),
      ...after.map(([amount, used]) => charge(currency, "04", "one", amount, used)),
      // Of no change, so that both months have bill lines.
      charge(currency, "03", "other", "1", "1"),
      charge(currency, "04", "other", "1", "1"),
    ]);
    const change = await fetched<BillChange>("getBillChange", { billCycle: "2026-04", currency });
    expect(partNames.map((name) => Number(change[name]))).toEqual(parts.map(Number));
    expect(total(partsOf(change))).toBe(units(change.changeAmount));
    const [mover, other, rest] = await fetched<BillMover[]>("listBillMovers", {
      billCycle: "2026-04",
      currency,
      moverBy: "resourceId",
    });
    expect([other?.changeAmount, rest]).toEqual(["0.00000000", undefined]);
    expect(partNames.map((name) => mover?.[name])).toEqual(partNames.map((name) => change[name]));
  });

  it("does not take the same resource for a new one because it is paid otherwise now", async () => {
    const [before, after] = [charge("XBA", "03", "one", "10", "1"), charge("XBA", "04", "one", "8", "1")];
    await api.db.insert(billLines).values([before, { ...after, payMode: "prePay", billingItem: "month" }]);
    const change = await fetched<BillChange>("getBillChange", { billCycle: "2026-04", currency: "XBA" });
    expect(change).toMatchObject({
      newCount: 0,
      goneCount: 0,
      changeAmount: "-2.00000000",
      usageAmount: "-2.00000000",
    });
  });

  it("takes orders for what they are: new in their month, and gone in the next", async () => {
    const bought = { accountUid: String(own), chargeCategory: "Purchase", billItemType: "SubscriptionOrder" };
    const share = { ...bought, chargeCategory: "Usage" };
    const back = { ...bought, chargeCategory: "Adjustment", billItemType: "Refund" };
    await api.db
      .insert(billLines)
      .values([
        { ...charge("XBC", "03", null, "100", "1"), ...bought },
        { ...charge("XBC", "03", "host-1", "0", "20"), ...share },
        { ...charge("XBC", "04", null, "700", "3"), ...bought },
        { ...charge("XBC", "04", "host-1", "0", "30"), ...share },
        { ...charge("XBC", "04", "host-1", "-60", null), ...back },
        charge("XBC", "03", "web-01", "10", "1"),
        charge("XBC", "04", "web-01", "10", "1"),
      ]);
    const input = { billCycle: "2026-04", currency: "XBC" };
    const change = await fetched<BillChange>("getBillChange", input, "en");
    expect(change).toMatchObject({ newCount: 0, goneCount: 0 });
    expect(partNames.map((name) => Number(change[name]))).toEqual([640, -100, 0, 0]);
    expect(change.explanation).toContain(
      ": orders of the month +\u2060XBC\u00A0640.00, orders of the earlier month -\u2060XBC\u00A0100.00.",
    );
    const months = { startCycle: "2026-03", endCycle: "2026-04", currency: "XBC" };
    expect((await totalsOf({ ...months, changePart: "new" })).payableAmount).toBe("640.00000000");
    expect((await totalsOf({ ...months, changePart: "gone" })).payableAmount).toBe("100.00000000");
    // Shares of what is paid ahead are nothing new.
    const behind = await fetched<BillDetailPage>("listBillDetails", { ...months, changePart: "new" });
    expect(behind.list).toHaveLength(2);
    await api.db.insert(billLines).values(charge("XBC", "04", "web-02", "5", "1"));
    const more = await fetched<BillChange>("getBillChange", input, "en");
    expect(more).toMatchObject({ newCount: 1, newAmount: "645.00000000" });
    expect(more.explanation).toContain("1 new resource and orders of the month +\u2060XBC\u00A0645.00");
    const inChinese = await fetched<BillChange>("getBillChange", input, "zh");
    expect(inChinese.explanation).toContain("新增 1 个资源和当期的订单 +\u2060XBC\u00A0645.00");
  });

  it("says it in a sentence, the largest cause first", async () => {
    await api.db
      .insert(billLines)
      .values([
        charge("XBB", "03", "web-01", "1000", "100"),
        charge("XBB", "04", "web-01", "1500", "150"),
        charge("XBB", "04", "web-02", "2000.004", "1"),
        charge("XBB", "03", "old-01", "1", "1"),
      ]);
    const input = { billCycle: "2026-04", currency: "XBB" };
    const [zh, en] = [
      await fetched<BillChange>("getBillChange", input),
      await fetched<BillChange>("getBillChange", input, "en"),
    ];
    expect(zh.explanation).toBe(
      "+\u2060XBB\u00A02,499.00 (+249.7%)：新增 1 个资源 +\u2060XBB\u00A02,000.00，用量 +\u2060XBB\u00A0500.00，1 个资源不再计费 -\u2060XBB\u00A01.00。变化最大的资源：web-02 +\u2060XBB\u00A02,000.00，web-01 +\u2060XBB\u00A0500.00，old-01 -\u2060XBB\u00A01.00。",
    );
    expect(en.explanation).toBe(
      "+\u2060XBB\u00A02,499.00 (+249.7%): 1 new resource +\u2060XBB\u00A02,000.00, usage +\u2060XBB\u00A0500.00, 1 resource no longer billed -\u2060XBB\u00A01.00. Largest movements: web-02 +\u2060XBB\u00A02,000.00, web-01 +\u2060XBB\u00A0500.00, old-01 -\u2060XBB\u00A01.00.",
    );
    await api.db.insert(billLines).values([charge("XSA", "03", "a", "5", "1"), charge("XSA", "04", "a", "5", "1")]);
    const same = { billCycle: "2026-04", currency: "XSA" };
    expect((await fetched<BillChange>("getBillChange", same, "en")).explanation).toBe(
      "No change compared with the same days of 2026-03.",
    );
    const none = { billCycle: "2026-04", currency: "XSA", payMode: "prePay" };
    expect((await fetched<BillChange>("getBillChange", none, "en")).explanation).toBe("Neither month has bill lines.");
  });

  it.each([
    ["the last whole month", { billCycle: addMonths(thisMonth, -1) }],
    ["the running month", {}],
    ["the running month of a cloud", { cloudCode: ["aliyun"] }],
    ["a payment mode", { billCycle: addMonths(thisMonth, -2), payMode: "prePay" }],
  ])("adds up to the difference that the overview shows: %s", async (_says, filters) => {
    const change = await fetched<BillChange>("getBillChange", filters);
    const overview = await fetched<BillOverview>("getBillOverview", filters);
    const { payableAmount, comparedAmount } = overview;
    const sum = (amount: string | null) => units(amount ?? "0");
    expect(sum(change.payableAmount)).toBe(sum(payableAmount));
    expect(change.comparedAmount).toBe(comparedAmount);
    // On the first day of a month there is nothing to compare.
    const isCompared = comparedAmount !== null;
    expect(isCompared).toBe(change.billCycle !== thisMonth || !isFirst());
    const difference = isCompared ? sum(payableAmount) - sum(comparedAmount) : undefined;
    expect(change.changeAmount === null ? undefined : units(change.changeAmount)).toBe(difference);
    expect(total(partNames.map((name) => sum(change[name])))).toBe(difference ?? 0n);
  });
});

describe("a month without bill lines", () => {
  it.each([
    ["the earlier one", "XMA", ["04"], { payableAmount: "7.00000000", comparedAmount: null }, "2026-03"],
    ["the month itself", "XMB", ["03"], { payableAmount: null, comparedAmount: "7.00000000" }, "2026-04"],
    ["both", "XMC", [], { payableAmount: null, comparedAmount: null }, "2026-03 and 2026-04"],
  ] as const)("has nothing to compare: %s", async (_says, currency, months, sides, named) => {
    if (months.length > 0)
      await api.db.insert(billLines).values(months.map((month) => charge(currency, month, "one", "7", "70")));
    const asked = { billCycle: "2026-04", currency };
    const change = await fetched<BillChange>("getBillChange", asked, "en");
    const none = { changeAmount: null, newAmount: null, goneAmount: null, usageAmount: null, priceAmount: null };
    expect(change).toMatchObject({ ...sides, ...none, newCount: 0, goneCount: 0 });
    expect(change.explanation).toBe(`No bill lines in ${named}: nothing to compare.`);
    expect(await fetched<BillMover[]>("listBillMovers", { ...asked, moverBy: "resourceId" })).toEqual([]);
  });
});

describe("an earlier month of the reader's choice", () => {
  it.each([
    ["an earlier one", addMonths(thisMonth, -1), addMonths(thisMonth, -4)],
    ["the same of last year", thisMonth, addMonths(thisMonth, -12)],
  ])("is compared in parts that add up, in every dimension: %s", async (_says, billCycle, comparedCycle) => {
    const asked = { billCycle, comparedCycle };
    const change = await fetched<BillChange>("getBillChange", asked);
    expect(change).toMatchObject(asked);
    const before = await totalsOf({ startCycle: comparedCycle, endCycle: billCycle, changePart: "before" });
    // On the first day of a month it has nothing to compare, which the other parts say by zero.
    const sum = (amount: string | null) => units(amount ?? "0.00000000");
    expect(sum(change.comparedAmount)).toBe(sum(before.payableAmount));
    expect(total(partNames.map((name) => sum(change[name])))).toBe(sum(change.changeAmount));
    const isCompared = change.comparedAmount !== null;
    expect(isCompared).toBe(billCycle !== thisMonth || !isFirst());
    for (const moverBy of dimensions) {
      const rows = await fetched<BillMover[]>("listBillMovers", { ...asked, moverBy, limit: 3 });
      expect([moverBy, rows.length > 0]).toEqual([moverBy, isCompared]);
      const names = isCompared ? (["comparedAmount", "payableAmount", "changeAmount", ...partNames] as const) : [];
      for (const name of names)
        expect([moverBy, name, total(rows.map((row) => units(row[name])))]).toEqual([
          moverBy,
          name,
          units(change[name]),
        ]);
    }
  });

  it("has to be before the month", async () => {
    const asked = { billCycle: "2026-04", comparedCycle: "2026-04" };
    const answer = await api.call("getBillChange", asked, { token });
    expect(answer).toMatchObject({ code: 422, data: { errors: [{ field: "comparedCycle" }] } });
  });
});

/** The totals of the lines that a list shows. */
async function totalsOf(filters: Record<string, unknown>): Promise<BillTotals> {
  return (await fetched<BillDetailPage>("listBillDetails", { ...filters, pageSize: 1 })).totals;
}

describe("the lines behind a change", () => {
  const months = { startCycle: addMonths(thisMonth, -2), endCycle: addMonths(thisMonth, -1) };
  const asked = { billCycle: months.endCycle };

  it.each([
    ["of whole months", months, asked],
    ["of the running month", {}, {}],
    ["of a cloud", { ...months, cloudCode: ["aliyun"] }, { ...asked, cloudCode: ["aliyun"] }],
  ])("come to its parts: %s", async (_says, lines, filters) => {
    const change = await fetched<BillChange>("getBillChange", filters);
    const behind = async (changePart: BillChangePart) =>
      units((await totalsOf({ ...lines, changePart })).payableAmount);
    // On the first day of a month it has no lines, and so no sum, or orders only: with nothing before them all are new.
    const { payableAmount, newAmount } = change;
    expect(await behind("after")).toBe(units(payableAmount ?? "0"));
    expect(await behind("new")).toBe(units(newAmount ?? payableAmount ?? "0"));
    const bounds = { startCycle: addMonths(change.billCycle, -1), endCycle: change.billCycle };
    const before = async (changePart: BillChangePart) =>
      units((await totalsOf({ ...lines, ...bounds, changePart })).payableAmount);
    expect(await before("before")).toBe(units(change.comparedAmount ?? "0"));
    expect(await before("gone")).toBe(-units(change.goneAmount ?? "0"));
  });

  it("are those of the items whose usage or price makes the difference", async () => {
    const ofItems = { startCycle: "2026-03", endCycle: "2026-04", currency: "XLA" };
    await api.db
      .insert(billLines)
      .values([
        charge("XLA", "03", "used", "10", "100"),
        charge("XLA", "04", "used", "15", "150"),
        charge("XLA", "03", "dearer", "20", "100"),
        charge("XLA", "04", "dearer", "22", "100"),
        charge("XLA", "03", "same", "5", "1"),
        charge("XLA", "04", "same", "5", "1"),
        charge("XLA", "04", "new", "3", "1"),
      ]);
    const behind = async (changePart: BillChangePart) => {
      const { list } = await fetched<BillDetailPage>("listBillDetails", { ...ofItems, changePart });
      return list.map(({ billCycle, resourceId }) => `${billCycle} ${resourceId}`).sort();
    };
    expect(await behind("usage")).toEqual(["2026-03 used", "2026-04 used"]);
    expect(await behind("price")).toEqual(["2026-03 dearer", "2026-04 dearer"]);
    expect(await behind("new")).toEqual(["2026-04 new"]);
    expect(await behind("gone")).toEqual([]);
  });

  const filtersOf: Partial<Record<(typeof dimensions)[number], (row: BillMover) => Record<string, unknown>>> = {
    cloudCode: ({ cloudCode }) => ({ cloudCode: [cloudCode] }),
    serviceCategory: ({ serviceCategory }) => ({ serviceCategory: [serviceCategory] }),
    productCode: ({ productCode }) => ({ productCode: [productCode] }),
    payMode: ({ payMode }) => ({ payMode }),
    accountUid: ({ accountUid }) => ({ accountUid: [accountUid] }),
    regionId: ({ regionId }) => ({ regionId: [regionId] }),
    projectId: ({ projectId }) => ({ projectId: [projectId] }),
    viewId: ({ viewId }) => ({ viewId }),
    tag: ({ tag }) => ({ tag: [tag] }),
    resourceId: ({ resourceId, accountUid, cloudCode }) => ({
      resourceId,
      accountUid: [accountUid],
      cloudCode: [cloudCode],
    }),
  };
  it.each(Object.entries(filtersOf))("come to each mover: by %s", async (moverBy, filtersOfRow) => {
    const movers = await fetched<BillMover[]>("listBillMovers", { ...asked, moverBy, limit: 10 });
    const listed = movers.filter(
      (row) => row.billCycle !== null && valueOf(row, moverBy as keyof typeof filtersOf) !== null,
    );
    expect(listed.length > 0 || moverBy === "viewId").toBe(true);
    for (const row of listed) {
      const lines = { ...months, ...filtersOfRow(row) };
      const [before, after] = [
        await totalsOf({ ...lines, changePart: "before" }),
        await totalsOf({ ...lines, changePart: "after" }),
      ];
      expect([before.payableAmount, after.payableAmount]).toEqual([row.comparedAmount, row.payableAmount]);
      const shown = await fetched<BillDetailPage>("listBillDetails", { ...lines, changePart: row.changePart });
      expect(shown.list.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ["cloudCode", "excludeCloudCode"],
    ["serviceCategory", "excludeServiceCategory"],
    ["productCode", "excludeProductCode"],
    ["accountUid", "excludeAccountUid"],
    ["regionId", "excludeRegionId"],
    ["projectId", "excludeProjectId"],
    ["tag", "excludeTag"],
  ] as const)("come to all others together, without those that have a row: by %s", async (moverBy, exclude) => {
    const movers = await fetched<BillMover[]>("listBillMovers", { ...asked, moverBy, limit: 2 });
    const [others] = movers.filter((row) => valueOf(row, moverBy) === null);
    expect(others?.[exclude]).toHaveLength(2);
    const lines = { ...months, [exclude]: others?.[exclude] };
    const [before, after] = [
      await totalsOf({ ...lines, changePart: "before" }),
      await totalsOf({ ...lines, changePart: "after" }),
    ];
    expect([before.payableAmount, after.payableAmount]).toEqual([others?.comparedAmount, others?.payableAmount]);
    expect(others?.billCycle).toBe(months.endCycle);
  });

  it.each(["resourceId", "viewId"])(
    "cannot be listed of all others by %s, which is said by no months",
    async (moverBy) => {
      const movers = await fetched<BillMover[]>("listBillMovers", { ...asked, moverBy, limit: 1 });
      expect(movers.at(-1)).toMatchObject({ [moverBy]: null, billCycle: null, comparedCycle: null });
    },
  );

  it("are of the view that is asked for, and of none that is not there", async () => {
    const { data } = await api.call("listBusinessViews", {}, { token: await api.signIn("admin") });
    for (const { id } of (data as { list: { id: number }[] }).list) {
      const costs = await api.call("listViewCosts", { id }, { token: await api.signIn("admin") });
      const [cost] = (costs.data as { billCycle: string; payableAmount: string }[]).slice(1, 2);
      if (!cost) continue;
      const lines = { viewId: id, startCycle: cost.billCycle, endCycle: cost.billCycle };
      expect(Number((await totalsOf(lines)).payableAmount).toFixed(2)).toBe(Number(cost.payableAmount).toFixed(2));
    }
    expect(await api.call("listBillDetails", { viewId: 987654321 }, { token })).toMatchObject({ code: 404 });
  });
});

/** Lines of few resources, products, regions and tags, so that many fall together. */
const anyLine = fc
  .record({
    month: fc.constantFrom("03", "04"),
    resource: fc.constantFrom("a", "b", null),
    whole: fc.integer({ min: -500, max: 9_000 }),
    part: fc.nat(99_999_999),
    used: fc.option(fc.integer({ min: 0, max: 7 })),
    product: fc.constantFrom("ali-ecs", "ali-rds"),
    region: fc.constantFrom("r-1", null),
    env: fc.constantFrom("prod", "test", null),
  })
  .map(({ month, resource, whole, part, used, product, region, env }) => ({
    ...charge(
      "XPB",
      month as "03" | "04",
      resource,
      `${whole}.${String(part).padStart(8, "0")}`,
      used?.toString() ?? null,
    ),
    productCode: product,
    regionId: region,
    tags: env === null ? [] : [{ key: "env", value: env }],
  }));

describe("any bill", () => {
  it("changes by parts that add up to the last decimal, whole and by every dimension, and shares of it do, too", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyLine, { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 1, max: 2 }),
        async (lines, limit) => {
          await api.db.delete(billLines).where(eq(billLines.currency, "XPB"));
          const both = [charge("XPB", "03", "a", "1", "1"), charge("XPB", "04", "a", "1", "1")];
          await api.db.insert(billLines).values([...both, ...lines]);
          const sumOf = (month: string) =>
            total(
              [...both, ...lines].flatMap((line) => (line.billCycle === month ? exactUnits(line.payableAmount) : [])),
            );
          const asked = { billCycle: "2026-04", currency: "XPB" };
          const change = await fetched<BillChange>("getBillChange", asked);
          expect([units(change.comparedAmount), units(change.payableAmount)]).toEqual([
            sumOf("2026-03"),
            sumOf("2026-04"),
          ]);
          expect(total(partsOf(change))).toBe(sumOf("2026-04") - sumOf("2026-03"));
          for (const moverBy of ["productCode", "regionId", "resourceId", "tag", "viewId"] as const) {
            const rows = await fetched<BillMover[]>("listBillMovers", { ...asked, moverBy, tagKey: "env", limit });
            for (const name of ["comparedAmount", "payableAmount", ...partNames] as const)
              expect([moverBy, name, total(rows.map((row) => units(row[name])))]).toEqual([
                moverBy,
                name,
                units(change[name]),
              ]);
          }
          for (const shareBy of ["productCode", "accountUid", "resourceId"] as const) {
            const rows = await fetched<BillShareRow[]>("getBillShares", { ...asked, by: shareBy, limit });
            expect([shareBy, total(rows.map((row) => units(row.payableAmount)))]).toEqual([shareBy, sumOf("2026-04")]);
          }
        },
      ),
      { numRuns: 15, seed: 20260401 },
    );
  });
});

/** The same of an amount of any number of decimals. */
function exactUnits(text: string): bigint {
  const [whole = "0", part = ""] = text.split(".");
  return BigInt(`${whole}${part.padEnd(8, "0")}`);
}

describe("listBillMovers", () => {
  it.each(dimensions)("adds up to the change, the greatest movement first: by %s", async (by) => {
    const billCycle = addMonths(thisMonth, -1);
    const change = await fetched<BillChange>("getBillChange", { billCycle });
    const rows = await fetched<BillMover[]>("listBillMovers", { billCycle, moverBy: by, limit: 4 });
    for (const name of ["comparedAmount", "payableAmount", "changeAmount", ...partNames] as const)
      expect([name, total(rows.map((row) => units(row[name])))]).toEqual([name, units(change[name])]);
    const named = rows.filter((row) => valueOf(row, by) !== null);
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThanOrEqual(4);
    expect(rows.slice(0, named.length)).toEqual(named);
    const sizes = named.map(({ changeAmount }) => Math.abs(Number(changeAmount)));
    expect(sizes).toEqual([...sizes].sort((one, other) => other - one));
    for (const row of rows) expect(total(partsOf(row))).toBe(units(row.changeAmount));
  });

  it("is what the bill lines of a value come to", async () => {
    const billCycle = addMonths(thisMonth, -1);
    const [first] = await fetched<BillMover[]>("listBillMovers", { billCycle, moverBy: "productCode" });
    const filters = { productCode: [first?.productCode], pageSize: 1 };
    const totals = async (cycle: string) =>
      (await fetched<BillDetailPage>("listBillDetails", { ...filters, startCycle: cycle, endCycle: cycle })).totals;
    expect(first?.payableAmount).toBe((await totals(billCycle)).payableAmount);
    expect(first?.comparedAmount).toBe((await totals(addMonths(billCycle, -1))).payableAmount);
  });
});
