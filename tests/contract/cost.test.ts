import { fileURLToPath } from "node:url";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BillDetailPage, CostDimension, CostRow } from "../../src/generated/api";
import { addMonths, monthOf } from "../../src/domain/month";
import { billLines } from "../../src/server/database/schema/bill";
import { runImport } from "../../src/server/focus/command";
import { own } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
});
afterAll(() => api.close());

const fetched = async <T>(operation: "listCosts" | "listBillDetails", input: object, as = token): Promise<T> => {
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

  it("leads to exactly the lines that it has added up", async () => {
    const rows = await costs({ ...range, by: ["cloudCode", "serviceCategory", "payMode"], limit: 50 });
    const leading = rows.filter(
      ({ billCycle, sumName, amount }) => billCycle !== null && sumName === null && amount !== null,
    );
    expect(leading.length).toBeGreaterThan(5);
    for (const { billCycle, cloudCode, serviceCategory, payMode, amount, lineCount } of leading.slice(0, 12)) {
      const asked = {
        startCycle: billCycle,
        endCycle: billCycle,
        cloudCode: [cloudCode],
        serviceCategory: [serviceCategory],
        payMode,
      };
      expect(await detailOf(asked)).toEqual([units(amount), lineCount]);
    }
    const excluding = await costs({ ...range, by: ["cloudCode"], excludeProductCode: ["ali-ecs"] });
    expect(excluding.filter(({ billCycle }) => billCycle !== null)).toEqual([]);
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

  it("compares a month that is not over by the same days", async () => {
    const now = monthOf(api.now());
    const rows = await costs({ startCycle: now, endCycle: now, compare: "previous" });
    const lines = await api.db.select().from(billLines).where(eq(billLines.customId, own));
    const chosen = lines.filter(({ currency }) => currency === "CNY");
    const day = Math.max(
      ...chosen.filter(({ billCycle }) => billCycle === now).map(({ billDate }) => Number(billDate.slice(8))),
    );
    const compared = chosen.filter(
      ({ billCycle, billDate }) => billCycle === addMonths(now, -1) && Number(billDate.slice(8)) <= day,
    );
    expect(units(rows.find(({ period }) => period === "Compared")?.amount ?? null)).toBe(
      compared.reduce((sum, line) => sum + units(line.payableAmount), 0n),
    );
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
