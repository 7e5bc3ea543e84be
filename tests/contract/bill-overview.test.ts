import { and, countDistinct, eq, gte, lt, max } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BillDetailPage, BillOverview, BillShareRow, BillTotals, BillTrendRow } from "../../src/generated/api";
import { billLines } from "../../src/server/database/schema/bill";
import { toLocalDate, toYearMonth } from "../../src/server/time";
import { own } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("finance");
});
afterAll(() => api.close());

type Filters = Record<string, unknown>;
const fetched = async <T>(
  operation: "getBillOverview" | "getBillTrend" | "getBillShares" | "listBillDetails",
  input: Filters,
  as = token,
): Promise<T> => {
  const answer = await api.call(operation, input, { token: as });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  return answer.data as T;
};

/** What the bill detail says of a month, or of several. */
async function detail({ billCycle, ...filters }: Filters, as = token): Promise<{ total: number; totals: BillTotals }> {
  return fetched<BillDetailPage>(
    "listBillDetails",
    { ...filters, startCycle: billCycle, endCycle: billCycle, pageSize: 1 },
    as,
  );
}

/** Exact sum of decimals with eight places. */
const added = (texts: readonly string[]) => texts.reduce((sum, text) => sum + units(text), 0n);
const units = (text: string | null) => BigInt((text ?? "none").replace(".", ""));
/** Without lines there is no amount. */
const payableOf = ({ total, totals }: { total: number; totals: BillTotals }) =>
  total === 0 ? null : totals.payableAmount;
const addMonths = (cycle: string, months: number) => {
  const [year = 0, month = 0] = cycle.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
};
const thisMonth = toYearMonth(new Date());
const lastMonth = addMonths(thisMonth, -1);

/** Several ways to narrow a month down; each sum must be that of the bill detail under the same filters. */
const narrowed: [says: string, filters: Filters][] = [
  ["a month", { billCycle: lastMonth }],
  ["an earlier month", { billCycle: addMonths(thisMonth, -7) }],
  ["two clouds", { billCycle: lastMonth, cloudCode: ["aliyun", "tx"] }],
  ["a product", { billCycle: lastMonth, productCode: ["ali-ecs"] }],
  [
    "a service category and a payment mode",
    { billCycle: lastMonth, serviceCategory: ["Compute", "Databases"], payMode: "postPay" },
  ],
  ["a month without lines", { billCycle: "2019-01" }],
  ["another currency", { billCycle: lastMonth, currency: "USD" }],
];

describe("getBillOverview", () => {
  it.each(narrowed)("sums up what the bill detail lists: %s", async (_says, filters) => {
    const overview = await fetched<BillOverview>("getBillOverview", filters);
    const [month, before] = [
      await detail(filters),
      await detail({ ...filters, billCycle: addMonths(String(filters.billCycle), -1) }),
    ];
    expect(overview).toMatchObject({
      ...month.totals,
      payableAmount: payableOf(month),
      lineCount: month.total,
      lastPayableAmount: payableOf(before),
    });
    // Both months are over: all of the one before is compared.
    expect(overview.comparedAmount).toBe(payableOf(before));
    expect(units(overview.settledAmount)).toBe(units(month.totals.payableAmount) - units(month.totals.debtAmount));
  });

  it("counts resources with lines, and those of the month before only beside a month that is over", async () => {
    const billed = async (month: string): Promise<number> => {
      const ofMonth = and(eq(billLines.customId, own), eq(billLines.billCycle, month), eq(billLines.currency, "CNY"));
      const [row] = await api.db
        .select({ n: countDistinct(billLines.resourceId) })
        .from(billLines)
        .where(ofMonth);
      return row?.n ?? 0;
    };
    const [before, last, running] = [
      await billed(addMonths(lastMonth, -1)),
      await billed(lastMonth),
      await billed(thisMonth),
    ];
    expect(Math.min(before, last)).toBeGreaterThan(10);
    const counts = async (billCycle: string) => fetched<BillOverview>("getBillOverview", { billCycle });
    expect(await counts(lastMonth)).toMatchObject({ resourceCount: last, lastResourceCount: before });
    expect(await counts(thisMonth)).toMatchObject({ resourceCount: running, lastResourceCount: null });
  });

  it("is of this month where none is named, and compares the same days of the month before", async () => {
    const overview = await fetched<BillOverview>("getBillOverview", {});
    expect(overview).toMatchObject({
      billCycle: thisMonth,
      lastCycle: lastMonth,
      ...(await detail({ billCycle: thisMonth })).totals,
    });
    // As many days as are whole on the bill of this month: on its first day there is none.
    const { customId, billCycle, billDate: date } = billLines;
    const whole = and(gte(date, `${thisMonth}-01`), lt(date, toLocalDate(new Date())));
    const [last] = await api.db
      .select({ day: max(date) })
      .from(billLines)
      .where(and(eq(customId, own), eq(billCycle, thisMonth), whole));
    const days = Number(last?.day?.slice(8) ?? 0);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((pageNum) =>
        fetched<BillDetailPage>("listBillDetails", {
          startCycle: lastMonth,
          endCycle: lastMonth,
          cloudCode: ["jd"],
          pageNum,
          pageSize: 200,
        }),
      ),
    );
    const lines = pages.flatMap(({ list }) => list);
    expect(lines).toHaveLength(pages[0]?.total ?? 0);
    const until = lines.filter(({ billDate }) => Number(billDate?.slice(8)) <= days);
    const narrow = await fetched<BillOverview>("getBillOverview", { cloudCode: ["jd"] });
    const compared = added(until.map(({ payableAmount }) => payableAmount));
    expect(narrow.comparedAmount === null ? 0n : units(narrow.comparedAmount)).toBe(compared);
    expect(narrow.comparedAmount === null).toBe(days === 0);
    expect(units(narrow.lastPayableAmount)).toBe(added(lines.map(({ payableAmount }) => payableAmount)));
  });

  it("counts resources once", async () => {
    const { resourceCount } = await fetched<BillOverview>("getBillOverview", {
      billCycle: lastMonth,
      cloudCode: ["jd"],
    });
    const page = await fetched<BillDetailPage>("listBillDetails", {
      startCycle: lastMonth,
      endCycle: lastMonth,
      cloudCode: ["jd"],
      dimension: "instance",
      pageSize: 200,
    });
    expect(resourceCount).toBe(new Set(page.list.flatMap(({ resourceId }) => resourceId ?? [])).size);
  });
});

describe("getBillTrend", () => {
  it("gives thirteen months, oldest first, each as the bill detail sums it up", async () => {
    const rows = await fetched<BillTrendRow[]>("getBillTrend", { cloudCode: ["huawei"] });
    expect(rows.map(({ billCycle }) => billCycle)).toEqual(
      Array.from({ length: 13 }, (_, index) => addMonths(thisMonth, index - 12)),
    );
    for (const { billCycle, payableAmount, lineCount } of [rows[0], rows[6], rows[12]].filter(
      (row) => row !== undefined,
    )) {
      const { total, totals } = await detail({ billCycle, cloudCode: ["huawei"] });
      // On the first day of a month it has no lines yet, which is a gap.
      const sum = total === 0 ? null : totals.payableAmount;
      expect({ payableAmount, lineCount }).toEqual({ payableAmount: sum, lineCount: total });
    }
  });

  it.each(["cloudCode", "serviceCategory", "payMode"] as const)(
    "divided by %s adds up to the months, with a gap where there is nothing",
    async (by) => {
      const whole = await fetched<BillTrendRow[]>("getBillTrend", { months: 4, billCycle: addMonths(thisMonth, 1) });
      const parts = await fetched<BillTrendRow[]>("getBillTrend", {
        months: 4,
        billCycle: addMonths(thisMonth, 1),
        by,
      });
      expect(whole.at(-1)).toMatchObject({ payableAmount: null, lineCount: 0 });
      for (const { billCycle, payableAmount, lineCount } of whole) {
        const month = parts.filter((row) => row.billCycle === billCycle);
        expect(added(month.flatMap((row) => row.payableAmount ?? []))).toBe(units(payableAmount ?? "0.00000000"));
        expect(month.reduce((sum, row) => sum + row.lineCount, 0)).toBe(lineCount);
        expect(month.every((row) => row[by] !== null)).toBe(true);
      }
      expect(new Set(parts.map((row) => `${row.billCycle} ${row[by]}`)).size).toBe(parts.length);
    },
  );
});

describe("getBillShares", () => {
  const ways = ["cloudCode", "serviceCategory", "payMode", "productCode", "resourceId"] as const;

  it.each(ways)("by %s adds up to the month, greatest first", async (by) => {
    const rows = await fetched<BillShareRow[]>("getBillShares", { billCycle: lastMonth, by });
    const { total, totals } = await detail({ billCycle: lastMonth });
    expect(added(rows.map(({ payableAmount }) => payableAmount))).toBe(units(totals.payableAmount));
    expect(rows.reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(total);
    const named = rows.filter((row) => row[by] !== null).map(({ payableAmount }) => units(payableAmount));
    expect(named.length).toBeGreaterThan(1);
    expect(named).toEqual(named.toSorted((a, b) => (a < b ? 1 : -1)));
    expect(rows.reduce((sum, { share }) => sum + Number(share), 0)).toBeCloseTo(1, 3);
  });

  it("puts what is beyond the limit into one last row", async () => {
    const all = await fetched<BillShareRow[]>("getBillShares", { billCycle: lastMonth, by: "productCode" });
    const few = await fetched<BillShareRow[]>("getBillShares", { billCycle: lastMonth, by: "productCode", limit: 3 });
    expect(few.slice(0, 3)).toEqual(all.slice(0, 3));
    expect(few).toHaveLength(4);
    expect(few[3]).toMatchObject({ productCode: null, productName: null });
    expect(units(few[3]?.payableAmount ?? "")).toBe(added(all.slice(3).map(({ payableAmount }) => payableAmount)));
  });

  it.each(["cloudCode", "productCode"] as const)(
    "gives of each %s what the bill detail sums up under that filter",
    async (by) => {
      const rows = await fetched<BillShareRow[]>("getBillShares", {
        billCycle: lastMonth,
        by,
        payMode: "postPay",
        limit: 4,
      });
      for (const row of rows.filter((each) => each[by] !== null)) {
        const { totals } = await detail({ billCycle: lastMonth, payMode: "postPay", [by]: [row[by]] });
        expect(row.payableAmount).toBe(totals.payableAmount);
      }
    },
  );

  it("has no rows for a month without lines", async () => {
    expect(await fetched("getBillShares", { billCycle: "2019-01", by: "cloudCode" })).toEqual([]);
  });
});

describe("the bill overview", () => {
  it("is of the caller's customer alone", async () => {
    const second = await api.signIn("type0");
    const filters = { billCycle: lastMonth };
    const [mine, theirs] = [await detail(filters), await detail(filters, second)];
    expect(theirs.totals).not.toEqual(mine.totals);
    expect(await fetched<BillOverview>("getBillOverview", filters, second)).toMatchObject({
      ...theirs.totals,
      lineCount: theirs.total,
    });
    const shares = await fetched<BillShareRow[]>("getBillShares", { ...filters, by: "cloudCode" }, second);
    expect(added(shares.map(({ payableAmount }) => payableAmount))).toBe(units(theirs.totals.payableAmount));
    const trend = await fetched<BillTrendRow[]>("getBillTrend", { ...filters, months: 1 }, second);
    expect(trend).toMatchObject([{ payableAmount: theirs.totals.payableAmount }]);
  });

  it("is for whoever holds its code, without that of the bill detail", async () => {
    const viewer = await api.signIn("viewer");
    expect((await api.call("getBillOverview", {}, { token: viewer })).code).toBe(200);
    expect((await api.call("listBillDetails", {}, { token: viewer })).code).toBe(403);
  });
});
