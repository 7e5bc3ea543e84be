import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BillDetailPage, BillRegion, BillTagName, CostDimension, CostRow } from "../../src/generated/api";
import { filterLimits } from "../../src/domain/filter/filter";
import { addMonths, monthOf } from "../../src/domain/month";
import { billLines } from "../../src/server/database/schema/bill";
import { runImport } from "../../src/server/focus/command";
import { toLocalDate } from "../../src/server/time";
import { newCharge } from "./bill-rows";
import { own } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const fetched = async <T>(
  operation: "listCosts" | "listBillDetails" | "listBillRegions" | "listBillTags",
  input: object,
  as = token,
): Promise<T> => {
  const answer = await api.call(operation, input, { token: as, headers: { "accept-language": "en" } });
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  return answer.data as T;
};
const costs = (input: object, as = token): Promise<CostRow[]> => fetched("listCosts", { totals: true, ...input }, as);
const units = (text: string | null): bigint => (text === null ? 0n : BigInt(text.replace(".", "")));
const sumOf = (rows: readonly CostRow[]): bigint => rows.reduce((sum, { amount }) => sum + units(amount), 0n);
const isPeriod = ({ period }: CostRow): boolean => /^\d{4}-\d{2}(-\d{2})?$/.test(period);

const last = addMonths(monthOf(new Date()), -1);
const range = { startCycle: addMonths(last, -2), endCycle: last };

const ofLast = { startCycle: last, endCycle: last };
/** Dimensions of which the bill detail takes several values. */
const listed: readonly CostDimension[] = [
  "cloudCode",
  "productCode",
  "serviceCategory",
  "accountUid",
  "regionId",
  "projectId",
  "tag",
];

/** What the bill detail says the lines come to. */
const detailOf = async (input: object): Promise<[payable: bigint, lines: number]> => {
  const { totals, total } = await fetched<BillDetailPage>("listBillDetails", { pageSize: 1, ...input });
  return [units(totals.payableAmount), total];
};

const groupings: CostDimension[][] = [
  ["cloudCode"],
  ["accountUid"],
  ["regionId"],
  ["productCode"],
  ["serviceCategory"],
  ["resourceId"],
  ["tag"],
  ["projectId"],
  ["payMode"],
  ["cloudCode", "serviceCategory"],
  ["cloudCode", "accountUid", "tag"],
];

describe("listCosts", () => {
  describe.each(["month", "day"] as const)("by %s", (granularity) => {
    const time = granularity === "month" ? range : { startCycle: last, endCycle: last };
    it.each(groupings)("adds up to the bill detail's total: %s %s %s", async (...by) => {
      const given = by.filter((one) => one !== undefined);
      const rows = await costs({ ...time, granularity, by: given, tagKey: "env", limit: 3 });
      const parts = rows.filter((row) => row.sumName === null);
      const sums = rows.filter((row) => row.sumName !== null);
      const [payable, lines] = await detailOf(time);
      expect(payable).not.toBe(0n);
      expect(sumOf(parts.filter(isPeriod))).toBe(payable);
      expect(sumOf(sums.filter(isPeriod))).toBe(payable);
      expect(sumOf(parts.filter((row) => !isPeriod(row)))).toBe(payable);
      expect(sumOf(sums.filter((row) => !isPeriod(row)))).toBe(payable);
      expect(parts.filter(isPeriod).reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(lines);
      // Each period by itself, too.
      for (const { period, amount } of sums.filter(isPeriod))
        expect(sumOf(parts.filter((row) => row.period === period))).toBe(units(amount));
    });
  });

  const narrowed = {
    excludeCloudCode: ["huawei"],
    excludeAccountUid: ["471902836645"],
    excludeRegionId: ["cn-shanghai"],
    excludeProductCode: ["ali-oss"],
    excludeServiceCategory: ["Storage"],
    excludeProjectId: [3],
    excludeTag: ["env=test"],
  };
  it.each<[what: string, input: { by: CostDimension[] } & Record<string, unknown>]>([
    ["cloud, service category and payment mode", { by: ["cloudCode", "serviceCategory", "payMode"] }],
    ["account, region and product", { by: ["accountUid", "regionId", "productCode"] }],
    ["resource", { by: ["resourceId"] }],
    ["resource by day", { by: ["resourceId"], ...ofLast, granularity: "day" }],
    ["project and tag by day", { by: ["projectId", "tag"], ...ofLast, granularity: "day" }],
    ["nothing", { by: [], payMode: "prePay" }],
    ["cloud, leaving out", { by: ["cloudCode"], ...narrowed }],
    ["tag, leaving out by day", { by: ["tag"], ...narrowed, ...ofLast, granularity: "day" }],
    ["product, of tags", { by: ["productCode"], tag: ["env=prod", "env=dev"], regionId: ["cn-hangzhou"] }],
    ["region, of untagged", { by: ["regionId"], tag: ["env="], projectId: [3, 1] }],
    ["one resource and all others", { by: ["resourceId"], limit: 1 }],
    ["some projects and all others", { by: ["projectId"], limit: 2 }],
    ["some tags and all others", { by: ["tag"], limit: 1 }],
    ["some clouds by region and all others", { by: ["cloudCode", "regionId"], limit: 6 }],
    [
      "some projects by tag and all others by day",
      { by: ["projectId", "tag"], ...ofLast, granularity: "day", limit: 3 },
    ],
  ])("leads to exactly the lines that it has added up: by %s", async (_what, { by, ...input }) => {
    const rows = await costs({ ...range, limit: 30, ...input, by, tagKey: "env" });
    // Also those without a value, and all others together, unless more groups are left out than a filter can name.
    const parts = rows.filter((row) => row.sumName === null && isPeriod(row) && row.amount !== null);
    const areNamed = by.length * Number(input.limit ?? 30) <= filterLimits.conditions;
    expect(parts.filter(({ startCycle }) => startCycle === null && areNamed)).toEqual([]);
    const leading = rows.filter(({ startCycle, amount }) => startCycle !== null && amount !== null);
    expect(leading.length).toBeGreaterThan(2);
    const step = Math.ceil(leading.length / 15);
    for (const row of leading.filter((_, at) => at % step === 0)) {
      const { granularity: _granularity, limit: _limit, ...filters } = input as Record<string, unknown>;
      const ofRow = Object.fromEntries(
        by
          .filter((name) => row[name] !== null)
          .map((name) => [name, listed.includes(name) ? [row[name]] : row[name]] as const),
      );
      const { startCycle, endCycle, billDate, filter } = row;
      const days = billDate === null ? {} : { startDate: billDate, endDate: billDate };
      const rest = filter === null ? {} : { filter };
      expect(await detailOf({ ...filters, ...ofRow, startCycle, endCycle, ...days, ...rest })).toEqual([
        units(row.amount),
        row.lineCount,
      ]);
    }
  });

  it("tells the lines of all others from those without a tag, whether they lack it or it is empty", async () => {
    const tagged = (day: string, amount: string, value?: string, regionId?: string) =>
      newCharge(`${last}-${day}`, amount, {
        currency: "XCY",
        tags: value === undefined ? [] : [{ key: "of", value }],
        ...(regionId !== undefined && { regionId }),
      });
    await api.db
      .insert(billLines)
      .values([
        tagged("01", "100.00000000", "a", "r-1"),
        tagged("02", "70.00000000", ""),
        tagged("03", "20.00000000", undefined, "r-2"),
        tagged("04", "5.00000000", "b"),
        tagged("05", "4.00000000", "c", "r-1"),
      ]);
    for (const by of [["tag"], ["regionId"], ["tag", "regionId"]] satisfies CostDimension[][]) {
      const rows = await costs({ ...ofLast, currency: "XCY", by, tagKey: "of", limit: 2 });
      const parts = rows.filter((row) => row.sumName === null && isPeriod(row));
      expect(parts).toHaveLength(3);
      for (const { amount, lineCount, tag, regionId, filter } of parts) {
        const told = Object.entries({ tag: tag && [tag], regionId: regionId && [regionId], filter }).filter(
          ([, value]) => value !== null,
        );
        const input = { ...ofLast, currency: "XCY", ...Object.fromEntries(told) };
        expect(await detailOf(input)).toEqual([units(amount), lineCount]);
      }
    }
  });

  it("leads nowhere where lists cannot tell its lines from others", async () => {
    const twice = await costs({ ...range, by: ["tag"], tagKey: "env", tag: ["env=prod"] });
    expect(twice.filter(({ sumName, startCycle }) => sumName === null && startCycle !== null)).toEqual([]);
    const compared = await costs({ ...range, by: ["cloudCode"], compare: "previous" });
    expect(compared.filter(({ period, startCycle }) => period === "Change" && startCycle !== null)).toEqual([]);
  });

  it("includes and leaves out", async () => {
    const [[all], [some], rows] = await Promise.all([
      detailOf(range),
      detailOf({ ...range, cloudCode: ["aliyun"] }),
      costs({ ...range, excludeCloudCode: ["aliyun"], by: ["cloudCode"] }),
    ]);
    expect(rows.map(({ cloudCode }) => cloudCode)).not.toContain("aliyun");
    expect(sumOf(rows.filter((row) => isPeriod(row) && row.sumName === null))).toBe(all - some);
  });

  it("has payable, cash and amortised costs of their own", async () => {
    const totals = await Promise.all(
      (["payable", "cash", "amortized"] as const).map(async (costKind) =>
        sumOf((await costs({ ...range, costKind })).filter(isPeriod)),
      ),
    );
    const lines = await api.db.select().from(billLines).where(eq(billLines.customId, own));
    const wanted = (["payableAmount", "cashAmount", "amortizedCost"] as const).map((name) =>
      lines
        .filter(
          ({ billCycle, currency }) =>
            billCycle >= range.startCycle && billCycle <= range.endCycle && currency === "CNY",
        )
        .reduce((sum, line) => sum + units(line[name]), 0n),
    );
    expect(totals).toEqual(wanted);
    expect(new Set(totals).size).toBeGreaterThan(1);
  });

  it("compares with as many months before, and says the change", async () => {
    const rows = await costs({ ...range, by: ["cloudCode"], compare: "previous" });
    const before = { startCycle: addMonths(range.startCycle, -3), endCycle: addMonths(range.endCycle, -3) };
    const of = (period: string) => rows.filter((row) => row.period === period && row.sumName === null);
    expect(sumOf(of("Compared"))).toBe((await detailOf(before))[0]);
    expect(sumOf(of("Change"))).toBe(sumOf(of("Total")) - sumOf(of("Compared")));
    expect(
      rows.filter((row) => row.period === "Compared" && row.sumName === "Total").map(({ amount }) => units(amount)),
    ).toEqual([sumOf(of("Compared"))]);
  });

  it("compares with as many months from one that is named, whatever else is said, and with none that is not before", async () => {
    const comparedCycle = addMonths(range.startCycle, -5);
    const rows = await costs({ ...range, by: ["cloudCode"], compare: "previous", comparedCycle });
    const months = { startCycle: comparedCycle, endCycle: addMonths(comparedCycle, 2) };
    const compared = rows.filter(({ period, sumName }) => period === "Compared" && sumName === null);
    expect(sumOf(compared)).toBe((await detailOf(months))[0]);
    const refused = await api.call("listCosts", { ...range, comparedCycle: range.startCycle }, { token });
    expect(refused).toMatchObject({ code: 422, data: { errors: [{ field: "comparedCycle" }] } });
  });

  it("tells no change where there is nothing to compare with, and all of a group that was not there", async () => {
    const of = (rows: CostRow[], period: string) =>
      rows.filter((row) => row.period === period).map(({ amount }) => amount);
    const ago = await costs({ ...range, by: ["cloudCode"], comparedCycle: addMonths(range.startCycle, -120) });
    expect(of(ago, "Compared").length).toBeGreaterThan(1);
    expect(new Set([...of(ago, "Compared"), ...of(ago, "Change")])).toEqual(new Set([null]));
    const before = await costs({ ...range, by: ["resourceId"], limit: 50, compare: "previous" });
    const [totals, compared] = [of(before, "Total"), of(before, "Compared")];
    const arrived = compared.flatMap((amount, at) => (amount === null ? [at] : []));
    expect(arrived.length).toBeGreaterThan(0);
    expect(arrived.map((at) => of(before, "Change")[at])).toEqual(arrived.map((at) => totals[at]));
  });

  it("compares more months than lie between both, of which some are of the time, too", async () => {
    const time = { startCycle: addMonths(last, -5), endCycle: last };
    const comparedCycle = addMonths(last, -7);
    const rows = await costs({ ...time, by: ["cloudCode"], comparedCycle });
    const of = (period: string) => rows.find((row) => row.period === period && row.sumName === "Total")?.amount ?? null;
    expect(units(of("Total"))).toBe((await detailOf(time))[0]);
    expect(units(of("Compared"))).toBe(
      (await detailOf({ startCycle: comparedCycle, endCycle: addMonths(last, -2) }))[0],
    );
  });

  it.each(["month", "day"] as const)(
    "has the periods of a comparison by %s under those at the same place, where sums are not asked for",
    async (granularity) => {
      const time = granularity === "month" ? range : ofLast;
      const count = granularity === "month" ? 3 : 1;
      const before = { startCycle: addMonths(time.startCycle, -count), endCycle: addMonths(last, -count) };
      const input = { ...time, granularity, by: ["cloudCode"], compare: "previous" };
      const rows = await costs({ ...input, totals: false });
      const compared = rows.filter(({ comparedAmount }) => comparedAmount !== null);
      const months = granularity === "month" ? `${before.startCycle} – ${before.endCycle}` : before.startCycle;
      expect(new Set(compared.map(({ sumName }) => sumName))).toEqual(new Set([`Compared total (${months})`]));
      const amount = compared.reduce((sum, row) => sum + units(row.comparedAmount), 0n);
      const lines = compared.reduce((sum, { lineCount }) => sum + lineCount, 0);
      expect([amount, lines]).toEqual(await detailOf(before));
      for (const { period, startCycle, endCycle, billDate, comparedAmount, lineCount } of compared.slice(0, 5)) {
        const days = billDate === null ? {} : { startDate: billDate, endDate: billDate };
        expect(await detailOf({ startCycle, endCycle, ...days })).toEqual([units(comparedAmount), lineCount]);
        expect(`${addMonths(startCycle ?? "", count)}${billDate?.slice(7) ?? ""}`).toBe(period);
      }
      expect((await costs(input)).filter(({ comparedAmount }) => comparedAmount !== null)).toEqual([]);
    },
  );

  it("compares a month that is not over by the same days", async () => {
    const now = monthOf(api.now());
    const rows = await costs({ startCycle: now, endCycle: now, compare: "previous" });
    const lines = await api.db.select().from(billLines).where(eq(billLines.customId, own));
    const chosen = lines.filter(({ currency }) => currency === "CNY");
    // Today is not whole on the bill; on the first of a month no day is.
    const whole = chosen.filter(({ billDate }) => billDate >= `${now}-01` && billDate < toLocalDate(api.now()));
    const day = Math.max(0, ...whole.map(({ billDate }) => Number(billDate.slice(8))));
    const compared = chosen.filter(
      ({ billCycle, billDate }) => billCycle === addMonths(now, -1) && Number(billDate.slice(8)) <= day,
    );
    expect(units(rows.find(({ period }) => period === "Compared")?.amount ?? null)).toBe(
      compared.reduce((sum, line) => sum + units(line.payableAmount), 0n),
    );
  });

  it("compares no more than the months before where the running one has no whole day yet, and says so", async () => {
    const now = monthOf(api.now());
    const asked = { startCycle: addMonths(now, -2), endCycle: now, compare: "previous" };
    const rows = await fetched<CostRow[]>("listCosts", asked);
    const lines = await api.db.select().from(billLines).where(eq(billLines.customId, own));
    const isWhole = lines.some(
      ({ billDate, currency }) => currency === "CNY" && billDate >= `${now}-01` && billDate < toLocalDate(api.now()),
    );
    const names = rows.flatMap(({ sumName, comparedAmount }) => (comparedAmount === null ? [] : [sumName]));
    const months = `${addMonths(now, -5)} – ${addMonths(now, isWhole ? -3 : -4)}`;
    expect(new Set(names)).toEqual(new Set([`Compared total (${months})`]));
  });

  it("tells products of one name apart in the reader's language", async () => {
    const rows = await costs({ ...ofLast, by: ["productCode"], limit: 50 });
    const names = rows.flatMap(({ productName }) => (typeof productName === "string" ? [productName] : []));
    expect(names).toContainEqual(expect.stringMatching(/ · ali-oss$/));
    expect(names.filter((name) => /\p{Script=Han}/u.test(name))).toEqual([]);
  });

  it("leaves a gap where there is no line, and no rows where there is none at all", async () => {
    const first = (await costs({ startCycle: addMonths(last, -30), endCycle: last })).filter(isPeriod);
    expect(first).toHaveLength(31);
    expect(first[0]).toMatchObject({ amount: null, lineCount: 0 });
    expect(await costs({ ...range, currency: "XXX" })).toEqual([]);
  });

  it("has the sums of a FOCUS file", async () => {
    const path = fileURLToPath(new URL("../unit/focus/fixtures/good.csv", import.meta.url));
    const silent = { out: () => undefined, err: () => undefined };
    expect(await runImport(api.db, { path, customId: own, skipBad: false }, silent)).toBe(0);
    const lines = await api.db.select().from(billLines).where(eq(billLines.currency, "USD"));
    const cycles = lines.map(({ billCycle }) => billCycle).sort();
    const time = { startCycle: cycles[0], endCycle: cycles[0], currency: "USD" };
    const there = lines.filter(({ billCycle, customId }) => billCycle === cycles[0] && customId === own);
    const rows = await costs({ ...time, by: ["serviceCategory", "productCode"], limit: 50 });
    expect(there.length).toBeGreaterThan(0);
    expect(sumOf(rows.filter((row) => isPeriod(row) && row.sumName === null))).toBe(
      there.reduce((sum, line) => sum + units(line.payableAmount), 0n),
    );
  });

  it("offers the regions and tags that occur, for its filters", async () => {
    const regions = await fetched<BillRegion[]>("listBillRegions", {});
    const divided = await costs({ startCycle: addMonths(last, -12), endCycle: last, by: ["regionId"], limit: 50 });
    const ids = divided.flatMap(({ regionId }) => regionId ?? []);
    expect(ids.filter((id) => !regions.some(({ regionId }) => regionId === id))).toEqual([]);
    const tags = await fetched<BillTagName[]>("listBillTags", {});
    expect(tags).toEqual(
      expect.arrayContaining([
        { tag: "env=prod", tagName: "env: prod" },
        { tag: "env=", tagName: "env: untagged" },
      ]),
    );
    expect(new Set(tags.map(({ tag }) => tag)).size).toBe(tags.length);
  });

  it.each([
    ["a last month before the first", { startCycle: "2026-03", endCycle: "2026-01" }],
    ["more than 36 months", { startCycle: "2020-01", endCycle: "2026-01" }],
    ["more than three months by day", { startCycle: "2026-01", endCycle: "2026-04", granularity: "day" }],
    ["tags without a key", { by: ["tag"] }],
  ])("refuses %s", async (_says, input) => {
    expect(await api.call("listCosts", input, { token })).toMatchObject({ code: 422 });
  });

  it("is of the caller's own customer, and for those who may see the analysis", async () => {
    const member = await costs(range, await api.signIn("type0"));
    expect(sumOf(member.filter(isPeriod))).not.toBe(sumOf((await costs(range)).filter(isPeriod)));
    expect(await api.call("listCosts", {}, { token: await api.signIn("finance") })).toMatchObject({ code: 403 });
  });
});
