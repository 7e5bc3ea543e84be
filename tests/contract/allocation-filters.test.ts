import { and, eq, ne, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sumDecimals } from "../../src/domain/decimal-math";
import { addMonths } from "../../src/domain/month";
import type { AllocationPartPage, AllocationPreview, CostRow } from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { allocationRules } from "../../src/server/database/schema/allocation";
import { billLines } from "../../src/server/database/schema/bill";
import { toYearMonth } from "../../src/server/time";
import { newRule, newUnit } from "./allocation-rows";
import { own, unique } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  // The demo's rules are set aside.
  await api.db.delete(allocationRules).where(eq(allocationRules.customId, own));
});
afterEach(() => api.db.delete(allocationRules).where(eq(allocationRules.customId, own)));
afterAll(() => api.close());

const call = (id: OperationId, input: object) => api.call(id, input, { token, headers: { "accept-language": "en" } });
const fetched = async <T>(id: OperationId, input: object): Promise<T> => (await call(id, input)).data as T;
const last = addMonths(toYearMonth(new Date()), -1);
const time = { startCycle: addMonths(last, -1), endCycle: last };
const parts = (): Promise<AllocationPartPage> => fetched("listAllocationParts", { pageSize: 200, ...time });
const preview = (input: object): Promise<AllocationPreview> =>
  fetched("previewAllocation", { billCycle: last, ...input });
const linesSince = (month: string) =>
  and(
    eq(billLines.customId, own),
    eq(billLines.currency, "CNY"),
    sql`${billLines.billCycle} between ${month} and ${last}`,
  );

describe("a rule by what only bill lines tell", () => {
  const filter = 'payableAmount > 100 and (resourceName ~ "app" or tags:"env" is empty)';
  const matching = sql`${billLines.payableAmount} > 100 and (${billLines.resourceName} ilike '%app%'
    or not exists (select from jsonb_array_elements(${billLines.tags}) tag where tag ->> 'key' = 'env'))`;

  it("matches these, in the allocation, the cost analysis by any of its tables, and the preview", async () => {
    const id = await newRule(api.db, { filter, place: 1 });
    const sumOf = async (from: string) => {
      const [row] = await api.db
        .select({ sum: sql<string>`sum(${billLines.payableAmount})::text` })
        .from(billLines)
        .where(and(linesSince(from), matching));
      return row?.sum ?? "";
    };
    const { list } = await parts();
    expect(list.find((row) => row.allocationRuleId === id)?.matchedAmount).toBe(await sumOf(time.startCycle));
    expect(Number(await sumOf(last))).toBeGreaterThan(0);
    for (const ask of [{ by: [] }, { by: ["cloudCode"], granularity: "day" }, { by: ["resourceId"] }]) {
      const divided: CostRow[] = await fetched("listCosts", {
        ...time,
        startCycle: last,
        ...ask,
        allocationRuleId: [id],
      });
      const sum = sumDecimals([...divided.map(({ amount }) => amount ?? "0"), "0.00000000"]);
      expect([ask, sum]).toEqual([ask, await sumOf(last)]);
    }
    expect((await preview({ id, way: "direct", filter })).matchedAmount).toBe(await sumOf(last));
  });
});

describe("the filter of a rule", () => {
  it.each([
    ["cloudCode = tencent", "The filter has a mistake at character 13: tencent"],
    ["payableAmount > 5 and type = host", "The filter has a mistake at character 23: type"],
  ])("%s is refused, with the place of its mistake", async (filter, message) => {
    for (const id of ["saveAllocationRule", "previewAllocation"] as const) {
      const named = id === "saveAllocationRule" ? { ruleName: unique(), clientToken: unique() } : {};
      const refused = await call(id, { ...named, way: "direct", unitId: await newUnit(api.db), filter });
      expect(refused).toMatchObject({ code: 400, message });
      expect((refused.data as { errors: object[] }).errors).toMatchObject([{ field: "filter" }]);
    }
  });

  it("that another customer's line meets finds none of these", async () => {
    const [foreign] = await api.db.select().from(billLines).where(ne(billLines.customId, own)).limit(1);
    const filter = `accountUid = "${foreign?.accountUid}"`;
    expect((await preview({ way: "direct", filter, billCycle: foreign?.billCycle })).matchedAmount).toBe("0.00");
  });
});
