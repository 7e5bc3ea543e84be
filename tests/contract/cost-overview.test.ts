import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sumDecimals } from "../../src/domain/decimal-math";
import { addMonths, monthOf } from "../../src/domain/month";
import type {
  BillDetailPage,
  BillTagKey,
  BillTrendRow,
  CostForecast,
  TagShare,
  ViewShare,
} from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { billLines, type NewBillLine } from "../../src/server/database/schema/bill";
import { fromLocal, toLocalDate } from "../../src/server/time";
import { newCharge } from "./bill-rows";
import { unique } from "./example";
import { newResource } from "./resource-rows";
import { identityOf } from "./resources";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
/** The running month, on whose 16th the clock stands. */
let month: string;
beforeAll(async () => {
  api = await createTestApi();
  month = addMonths(monthOf(new Date()), 1);
  api.advance((fromLocal(`${month}-16 10:00:00`).getTime() - Date.now()) / 60_000);
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const fetched = async <T>(id: OperationId, input: object = {}, as = token, language = "en"): Promise<T> => {
  const answer = await api.call(id, input, { token: as, headers: { "accept-language": language } });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  return answer.data as T;
};
const forecast = (input: object = {}): Promise<CostForecast> => fetched("getCostForecast", input);
const units = (text: string | null): bigint => BigInt((text ?? "0.00000000").replace(".", ""));
const total = (rows: readonly { payableAmount: string | null }[]): bigint =>
  rows.reduce((sum, { payableAmount }) => sum + units(payableAmount), 0n);
const countOf = (rows: readonly { lineCount: number }[]): number => rows.reduce((sum, one) => sum + one.lineCount, 0);
/** What the bill detail says that lines come to. */
const detail = async (input: object): Promise<[payable: bigint, lines: number]> => {
  const page = await fetched<BillDetailPage>("listBillDetails", { pageSize: 1, ...input });
  return [units(page.totals.payableAmount), page.total];
};
const ofMonth = (billCycle: string): object => ({ startCycle: billCycle, endCycle: billCycle });

/** A charge in a currency of its own, in which nothing else is. */
const charge = (currency: string, billDate: string, amount: string, values: Partial<NewBillLine> = {}): NewBillLine =>
  newCharge(billDate, amount, { currency, ...values });

const daysOf = (cycle: string): string[] => {
  const end = fromLocal(`${addMonths(cycle, 1)}-01`).getTime();
  const first = fromLocal(`${cycle}-01`).getTime();
  return Array.from({ length: Math.round((end - first) / 86_400_000) }, (_, at) =>
    toLocalDate(new Date(first + at * 86_400_000)),
  );
};
/** A hundred a day until the 15th of this month, and 310 prepaid on the 3rd and on the 28th of each month. */
const steady = (currency: string, usageOf: (day: number) => string = () => "100.00000000"): NewBillLine[] =>
  [-3, -2, -1, 0]
    .flatMap((back) => daysOf(addMonths(month, back)))
    .filter((day) => day < `${month}-16`)
    .flatMap((day, at) => [
      charge(currency, day, usageOf(at)),
      ...(/-(03|28)$/.test(day) ? [charge(currency, day, "310.00000000", { payMode: "prePay" })] : []),
    ]);

describe("getCostForecast", () => {
  it("counts prepaid as booked and goes on with usage, where the rate of the days so far does not", async () => {
    await api.db.insert(billLines).values(steady("XFA"));
    const days = daysOf(month).length;
    const shown = await forecast({ currency: "XFA" });
    expect(shown).toMatchObject({
      billCycle: month,
      lastCycle: addMonths(month, -1),
      payableAmount: "1810.00000000",
      comparedAmount: "1810.00000000",
      lastPayableAmount: `${daysOf(addMonths(month, -1)).length * 100 + 620}.00000000`,
      usedThrough: `${month}-15`,
      forecastAmount: `${days * 100 + 620}.00`,
      rateAmount: ((1810 * days) / 16).toFixed(2),
    });
    expect(shown.explanation).toContain("The two differ because");
    const chinese = await fetched<CostForecast>("getCostForecast", { currency: "XFA" }, token, "zh");
    expect(chinese.explanation).toMatch(/^预计 .* XFA\u00A03,720.00，80% 的可能在 .*两者不同，是因为/);
  });

  it("has an interval around the forecast that is as wide as days differ", async () => {
    await api.db.insert(billLines).values(steady("XFC", (at) => `${98 + ((at * 7) % 5)}.00000000`));
    await api.db.insert(billLines).values(steady("XFD", (at) => `${90 + ((at * 7) % 5) * 5}.00000000`));
    const widths = await Promise.all(
      ["XFC", "XFD"].map(async (currency) => {
        const { payableAmount, lowAmount, forecastAmount, highAmount } = await forecast({ currency });
        const [sofar, low, middle, high] = [payableAmount, lowAmount, forecastAmount, highAmount].map(Number);
        expect([sofar, low, middle, high]).toEqual([sofar, low, middle, high].sort((a = 0, b = 0) => a - b));
        return (high ?? 0) - (low ?? 0);
      }),
    );
    expect(widths[0]).toBeGreaterThan(0);
    expect(widths[1]).toBeGreaterThan(3 * (widths[0] ?? 0));
  });

  it("counts lines of this bill that are of another month's days once, as booked", async () => {
    const late = charge("XFB", `${addMonths(month, -1)}-30`, "77.12345678", { billCycle: month });
    await api.db.insert(billLines).values([...steady("XFB"), late]);
    const shown = await forecast({ currency: "XFB" });
    expect(shown.payableAmount).toBe("1887.12345678");
    expect(shown.forecastAmount).toBe(`${daysOf(month).length * 100 + 620 + 77}.12`);
  });

  it("says in words why there is none, without zeros", async () => {
    const none = { forecastAmount: null, lowAmount: null, highAmount: null, usedThrough: null };
    const nothing = { ...none, payableAmount: null, comparedAmount: null, lastPayableAmount: null, rateAmount: null };
    expect(await forecast({ currency: "XFN" })).toMatchObject({
      ...nothing,
      explanation: `No bill lines in ${month}.`,
    });
    await api.db.insert(billLines).values(charge("XFN", `${month}-02`, "5.00000000"));
    expect(await forecast({ currency: "XFN" })).toMatchObject({
      ...none,
      payableAmount: "5.00000000",
      comparedAmount: null,
      explanation: expect.stringMatching(
        /^No forecast yet: the three months before .* Budgets forecast XFN\u00A09\.\d\d:/,
      ),
    });
    const before = addMonths(month, -2);
    expect(await forecast({ billCycle: before })).toMatchObject({
      ...none,
      rateAmount: null,
      explanation: `${before} is over. There is no forecast.`,
    });
    expect(await forecast({ billCycle: addMonths(month, 1) })).toMatchObject(nothing);
  });

  it.each([{}, { cloudCode: ["aliyun", "huawei"] }])("has the sums of the bill's lines: %j", async (input) => {
    const billCycle = addMonths(month, -1);
    const shown = await forecast({ billCycle, ...input });
    expect(units(shown.payableAmount)).toBe((await detail({ ...ofMonth(billCycle), ...input }))[0]);
    expect(units(shown.lastPayableAmount)).toBe((await detail({ ...ofMonth(addMonths(month, -2)), ...input }))[0]);
  });

  it("is of the caller's own customer, and for those who may see the bill overview or cost analysis", async () => {
    const billCycle = addMonths(month, -1);
    const member = await fetched<CostForecast>("getCostForecast", { billCycle }, await api.signIn("type0"));
    expect(member.payableAmount).not.toBe((await forecast({ billCycle })).payableAmount);
    expect(await api.call("getCostForecast", {}, { token: await api.signIn("finance") })).toMatchObject({ code: 200 });
    expect(await api.call("getCostForecast", {}, { token: await api.signIn("many") })).toMatchObject({ code: 403 });
  });
});

describe("getBillTrend by day", () => {
  it("has each day that has begun, with a gap where there is no line, and adds up to the month", async () => {
    const late = charge("XTD", `${addMonths(month, -1)}-30`, "1.50000000", { billCycle: month });
    const lines = [charge("XTD", `${month}-02`, "5.00000000"), charge("XTD", `${month}-04`, "7.25000000"), late];
    await api.db.insert(billLines).values(lines);
    const rows = await fetched<BillTrendRow[]>("getBillTrend", { currency: "XTD", granularity: "day" });
    expect(rows.map(({ billDate }) => billDate)).toEqual([late.billDate, ...daysOf(month).slice(0, 16)]);
    expect(rows.filter(({ payableAmount }) => payableAmount !== null)).toHaveLength(3);
    expect(sumDecimals(rows.flatMap(({ payableAmount }) => payableAmount ?? []))).toBe("13.75000000");
  });

  it("adds up to the bill detail's month by cloud", async () => {
    const billCycle = addMonths(month, -1);
    const rows = await fetched<BillTrendRow[]>("getBillTrend", { billCycle, granularity: "day", by: "cloudCode" });
    expect([total(rows), countOf(rows)]).toEqual(await detail(ofMonth(billCycle)));
  });
});

describe("listTagShares", () => {
  const shares = (input: object): Promise<TagShare[]> => fetched("listTagShares", input);

  it.each(["env", "department", "none-has-this"])("by %s adds up to the month", async (tagKey) => {
    const billCycle = addMonths(month, -1);
    const rows = await shares({ billCycle, tagKey, limit: 2 });
    expect([total(rows), countOf(rows)]).toEqual(await detail(ofMonth(billCycle)));
    expect(rows.at(-1)?.tagValue).toBe("Untagged");
  });

  it("puts values beyond the limit into one row, before what is untagged", async () => {
    const tagged = (value: string, amount: string): NewBillLine =>
      charge("XTG", `${month}-02`, amount, { tags: [{ key: "team", value }] });
    await api.db
      .insert(billLines)
      .values([
        tagged("a", "1.00000001"),
        tagged("b", "4.00000000"),
        tagged("c", "2.00000000"),
        charge("XTG", `${month}-02`, "9.00000000"),
      ]);
    const rows = await shares({ currency: "XTG", tagKey: "team", limit: 1 });
    expect(rows.map(({ tagValue, tag, payableAmount, share }) => [tagValue, tag, payableAmount, share])).toEqual([
      ["b", "team=b", "4.00000000", "0.250000"],
      [null, null, "3.00000001", "0.187500"],
      ["Untagged", "team=", "9.00000000", "0.562500"],
    ]);
  });

  it("takes the key of the greatest amount where none is named, and has no rows without lines", async () => {
    const keys = await fetched<BillTagKey[]>("listBillTagKeys");
    expect(keys.length).toBeGreaterThan(1);
    const rows = await shares({ billCycle: addMonths(month, -1) });
    expect(new Set(rows.map(({ tagKey }) => tagKey))).toEqual(new Set([keys[0]?.tagKey]));
    expect(await shares({ currency: "XTN" })).toEqual([]);
  });
});

describe("listViewShares", () => {
  const shares = (input: object): Promise<ViewShare[]> => fetched("listViewShares", input);
  const clientToken = (): string => `cost-overview-${unique()}`;
  const newView = async (...resourceIds: number[]): Promise<string> => {
    const viewName = unique();
    const view = { viewName, cloudCode: "all", businessType: 2, clientToken: clientToken() };
    const { id } = await fetched<{ id: number }>("saveBusinessView", view);
    const group = { viewId: id, groupName: unique(), layer: "app", membership: "list" };
    await fetched("saveViewGroup", { ...group, resourceIds, clientToken: clientToken() });
    await fetched("saveViewGroup", { ...group, groupName: unique(), resourceIds, clientToken: clientToken() });
    return viewName;
  };

  it("adds up to the month, whatever the views have in common", async () => {
    for (const limit of [1, 50]) {
      const billCycle = addMonths(month, -1);
      const rows = await shares({ billCycle, limit });
      expect([total(rows.map(({ ownAmount }) => ({ payableAmount: ownAmount }))), countOf(rows)]).toEqual(
        await detail(ofMonth(billCycle)),
      );
      expect(rows.filter(({ viewName }) => viewName !== null).length).toBeGreaterThanOrEqual(limit === 1 ? 1 : 4);
    }
  });

  it("counts a resource of several views and groups once, and says what each view shares", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => newResource(api.db, "host")));
    const [one, both, none] = await Promise.all(ids.map((id) => identityOf(api.db, id)));
    const [first, second] = [await newView(ids[0] ?? 0, ids[1] ?? 0), await newView(ids[1] ?? 0)];
    const lines = [
      charge("XVW", `${month}-02`, "10.00000001", one),
      charge("XVW", `${month}-03`, "4.00000000", both),
      charge("XVW", `${month}-03`, "2.00000000", none),
      // Another account has something of the same id.
      charge("XVW", `${month}-04`, "1.00000000", { ...one, accountUid: "a-2" }),
      charge("XVW", `${month}-05`, "0.50000000"),
    ];
    await api.db.insert(billLines).values(lines);
    const rows = await shares({ currency: "XVW", limit: 50 });
    const told = rows
      .filter(({ lineCount, sharedAmount }) => lineCount > 0 || sharedAmount !== null)
      .map(({ partName, viewName, ownAmount, sharedAmount }) => [partName, viewName, ownAmount, sharedAmount]);
    expect(told).toEqual([
      [first, first, "10.00000001", "4.00000000"],
      [second, second, null, "4.00000000"],
      ["Shared by several views", null, "4.00000000", null],
      ["In no view", null, "3.50000000", null],
    ]);
    expect(await shares({ currency: "XVN" })).toEqual([]);
  });
});
