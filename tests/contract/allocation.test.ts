import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type {
  AllocatedCostPage,
  AllocationPartPage,
  AllocationPreview,
  AllocationRule,
  AllocationRulePage,
  CostRow,
  CostUnit,
} from "../../src/generated/api";
import type { OperationId } from "../../src/generated/operations";
import { addMonths } from "../../src/domain/month";
import { sumDecimals } from "../../src/domain/decimal-math";
import { allocationRules, costUnits } from "../../src/server/database/schema/allocation";
import { billLines } from "../../src/server/database/schema/bill";
import { auditEvents } from "../../src/server/database/schema/security";
import { toYearMonth } from "../../src/server/time";
import { newRule, newUnit } from "./allocation-rows";
import { other, own, unique } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  // The demo's rules are set aside: each test has the ones it makes.
  await api.db.delete(allocationRules).where(eq(allocationRules.customId, own));
});
afterEach(() => api.db.delete(allocationRules).where(eq(allocationRules.customId, own)));
afterAll(() => api.close());

const call = (id: OperationId, input: object, as = token) =>
  api.call(id, input, { token: as, headers: { "accept-language": "en" } });
const fetched = async <T>(id: OperationId, input: object, as = token): Promise<T> => {
  const answer = await call(id, input, as);
  expect({ ...answer, log: api.logged.at(-1) }).toMatchObject({ status: 200, code: 200 });
  return answer.data as T;
};
const last = addMonths(toYearMonth(new Date()), -1);
const time = { startCycle: addMonths(last, -1), endCycle: last };
const costs = (input: object = {}, as = token): Promise<AllocatedCostPage> =>
  fetched("listAllocatedCosts", { pageSize: 200, ...time, ...input }, as);
const parts = (input: object = {}): Promise<AllocationPartPage> =>
  fetched("listAllocationParts", { pageSize: 200, ...time, ...input });
const preview = (input: object): Promise<AllocationPreview> =>
  fetched("previewAllocation", { billCycle: last, ...input });
const save = (input: object) => call("saveAllocationRule", { ruleName: unique(), clientToken: unique(), ...input });
const saved = async (input: object): Promise<number> => ((await save(input)).data as { id: number }).id;
const names = async (): Promise<string[]> =>
  (await fetched<AllocationRulePage>("listAllocationRules", {})).list.map(({ ruleName }) => ruleName);
const kinds = { payable: "payableAmount", cash: "cashAmount", amortized: "amortizedCost" } as const;
const linesOf = (input = time) =>
  and(
    eq(billLines.customId, own),
    eq(billLines.currency, "CNY"),
    sql`${billLines.billCycle} between ${input.startCycle} and ${input.endCycle}`,
  );

describe("what rules match", () => {
  it("is of each line the first rule whose every condition it meets, as the lines say", async () => {
    const lines = await api.db.select().from(billLines).where(linesOf());
    const sample = lines.find(({ tags, projectId, cloudCode }) => tags.length > 1 && projectId && cloudCode !== "aws");
    if (!sample) throw new Error("the demo has such a line");
    const [tag, second] = sample.tags;
    if (!tag || !second) throw new Error("it has two tags");
    const { cloudCode, serviceCategory: category, payMode } = sample;
    const ofTag = ({ key, value }: typeof tag) => `tags:"${key}" = "${value}"`;
    type Line = (typeof lines)[number];
    const has = (line: Line, { key, value }: typeof tag) =>
      line.tags.some((one) => one.key === key && one.value === value);
    const rules: {
      filter: string;
      fromCycle?: string;
      toCycle?: string;
      matches: (line: Line) => boolean;
    }[] = [
      {
        filter: `projectId = ${sample.projectId} and payMode = ${payMode}`,
        matches: (line) => line.projectId === sample.projectId && line.payMode === payMode,
      },
      {
        filter: `${ofTag(tag)} and cloudCode = (${cloudCode}, aws)`,
        matches: (line) => has(line, tag) && [cloudCode, "aws"].includes(line.cloudCode),
      },
      {
        filter: `accountUid = "${sample.accountUid}"`,
        toCycle: time.startCycle,
        matches: (line) => line.accountUid === sample.accountUid && line.billCycle <= time.startCycle,
      },
      {
        filter: `productCode = "${sample.productCode}"`,
        fromCycle: last,
        matches: (line) => line.productCode === sample.productCode && line.billCycle >= last,
      },
      { filter: `${ofTag(tag)} and ${ofTag(second)}`, matches: (line) => has(line, tag) && has(line, second) },
      { filter: `serviceCategory = "${category}"`, matches: (line) => line.serviceCategory === category },
    ];
    const ids: number[] = [];
    for (const [at, { filter, fromCycle, toCycle }] of rules.entries())
      ids.push(
        await newRule(api.db, { filter, place: at + 1, fromCycle: fromCycle ?? null, toCycle: toCycle ?? null }),
      );
    for (const [costKind, column] of Object.entries(kinds)) {
      const { list } = await parts({ costKind });
      const wanted = [...rules, { matches: () => true }].map((_rule, at) =>
        sumDecimals(
          lines
            .filter((line) =>
              at < rules.length
                ? rules.findIndex(({ matches }) => matches(line)) === at
                : rules.every(({ matches }) => !matches(line)),
            )
            .map((line) => line[column]),
        ),
      );
      const found = [...ids, 0].map((id) => list.find((row) => row.allocationRuleId === id)?.matchedAmount ?? "0.00");
      expect(found).toEqual(wanted);
      expect(new Set(found).size).toBe(rules.length + 1);
    }
    // The cost analysis finds the same lines by the same rules, by every table it reads.
    const { list } = await parts();
    for (const ask of [
      { by: [] },
      { by: ["accountUid"] },
      { by: ["productCode"], granularity: "day", startCycle: last },
      { by: ["resourceId"], granularity: "day", startCycle: last, limit: 3 },
    ]) {
      const { list: rows } = "startCycle" in ask ? await parts({ startCycle: last }) : { list };
      for (const { allocationRuleId, matchedAmount } of rows) {
        const divided: CostRow[] = await fetched("listCosts", {
          ...time,
          ...ask,
          allocationRuleId: [allocationRuleId],
        });
        expect(sumDecimals([...divided.map(({ amount }) => amount ?? "0"), "0.00000000"])).toBe(matchedAmount);
        expect(divided.every(({ startCycle }) => startCycle === null)).toBe(true);
      }
    }
    const two = list.slice(0, 2);
    const both: CostRow[] = await fetched("listCosts", {
      ...time,
      by: [],
      allocationRuleId: two.map((row) => row.allocationRuleId),
    });
    expect(sumDecimals(both.map(({ amount }) => amount ?? "0"))).toBe(sumDecimals(two.map((row) => row.matchedAmount)));
  });

  it("is refused in the cost analysis of another customer's rule", async () => {
    const id = await newRule(api.db, { customId: other });
    expect((await call("listCosts", { ...time, allocationRuleId: [id] })).code).toBe(404);
    await api.db.delete(allocationRules).where(eq(allocationRules.id, id));
  });
});

describe("allocated costs", () => {
  it("are the bill, to the last decimal, however they are divided", async () => {
    const [a, b, c] = [await newUnit(api.db), await newUnit(api.db), await newUnit(api.db)];
    await saved({ way: "even", unitIds: [a, b, c], filter: "serviceCategory = Security" });
    await saved({ way: "direct", unitId: a, filter: "cloudCode = aliyun" });
    await saved({ way: "direct", unitId: b, filter: "cloudCode = huawei" });
    await saved({ way: "proportional", unitIds: [a, b, c], filter: "cloudCode = tx" });
    await saved({
      way: "fixed",
      shares: [
        { unitId: b, percent: "33.33" },
        { unitId: c, percent: "66.67" },
      ],
      filter: "cloudCode = aws",
    });
    for (const [costKind, column] of Object.entries(kinds)) {
      const [bill] = await api.db
        .select({ sum: sql<string>`sum(${billLines[column]})::text` })
        .from(billLines)
        .where(linesOf());
      const { list, totals } = await costs({ costKind });
      expect(totals.totalAmount).toBe(bill?.sum);
      for (const name of ["directAmount", "sharedAmount", "unallocatedAmount", "totalAmount"] as const)
        expect(sumDecimals(list.map((row) => row[name]))).toBe(totals[name]);
      for (const row of [...list, totals])
        expect(sumDecimals([row.directAmount, row.sharedAmount, row.unallocatedAmount, "0.00000000"])).toBe(
          sumDecimals([row.totalAmount, "0.00000000"]),
        );
      expect(
        [totals.directAmount, totals.sharedAmount, totals.unallocatedAmount].every((amount) => Number(amount) > 0),
      ).toBe(true);
      const { list: all, totals: sums } = await parts({ costKind });
      expect(sums).toEqual(totals);
      for (const { unitId, totalAmount } of list.filter((row) => row.unitId !== null)) {
        const ofUnit = await parts({ costKind, unitId });
        expect(ofUnit.totals.totalAmount).toBe(totalAmount);
        expect(sumDecimals(all.filter((row) => row.unitId === unitId).map((row) => row.totalAmount))).toBe(totalAmount);
      }
    }
    const { list } = await costs();
    expect(list.at(-1)).toMatchObject({ unitName: "Unallocated", unitId: null, unallocated: true, ...time });
    const amounts = list.slice(0, -1).map(({ totalAmount }) => Number(totalAmount));
    expect(amounts).toEqual(amounts.toSorted((one, two) => two - one));
  });

  it("of several months are those of each, and by default of all", async () => {
    const [a, b] = [await newUnit(api.db), await newUnit(api.db)];
    await saved({ way: "direct", unitId: a, filter: "cloudCode = aliyun", toCycle: time.startCycle });
    await saved({ way: "proportional", unitIds: [b, a] });
    const amountOf = ({ list }: AllocatedCostPage, id: number) =>
      list.find(({ unitId }) => unitId === id)?.totalAmount ?? "";
    const [both, first, second] = [
      await costs(),
      await costs({ endCycle: time.startCycle }),
      await costs({ startCycle: last }),
    ];
    for (const id of [a, b]) expect(amountOf(both, id)).toBe(sumDecimals([amountOf(first, id), amountOf(second, id)]));
    // In the second month nobody has direct costs.
    const { list } = await parts({ unitId: b });
    expect(list.map(({ evenCycles }) => evenCycles)).toEqual([[last]]);
    const page: AllocatedCostPage = await fetched("listAllocatedCosts", {});
    const [bill] = await api.db
      .select({
        first: sql<string>`min(bill_cycle)`,
        last: sql<string>`max(bill_cycle)`,
        sum: sql`sum(payable_amount)::text`,
      })
      .from(billLines)
      .where(linesOf({ startCycle: "2000-01", endCycle: "2999-12" }));
    expect(page.list[0]).toMatchObject({ startCycle: bill?.first, endCycle: bill?.last });
    expect(page.totals.totalAmount).toBe(bill?.sum);
    const nothing: AllocatedCostPage = await fetched("listAllocatedCosts", { startCycle: "2099-01" });
    expect(nothing.list[0]).toMatchObject({
      totalAmount: "0.00",
      share: null,
      startCycle: "2099-01",
      endCycle: "2099-01",
    });
  });

  it("are paged and exported", async () => {
    const { total } = await costs({ pageSize: 1 });
    expect(total).toBe(1 + (await api.db.$count(costUnits, eq(costUnits.customId, own))));
    const second = await costs({ pageSize: 1, pageNum: 2 });
    expect(second.list).toEqual([(await costs()).list[1]]);
    for (const id of ["listAllocatedCosts", "listAllocationParts"]) {
      const columns = ["unitName", "totalAmount"].map((name) => ({ name, heading: name }));
      const answer = await call("exportList", { call: id, format: "csv", title: "costs", columns, input: time });
      const count = id === "listAllocatedCosts" ? total : (await parts()).total;
      expect(answer.text.trim().split("\n").length - 1).toBe(count);
    }
  });

  it("are one's own", async () => {
    const type3 = await api.signIn("type3");
    await saved({ way: "direct", unitId: await newUnit(api.db) });
    const { list, totals } = await costs({}, type3);
    expect(list.map(({ unitId }) => unitId)).toEqual([null]);
    expect(totals.directAmount).toBe("0.00");
    expect(totals.totalAmount).not.toBe((await costs()).totals.totalAmount);
  });
});

describe("saveAllocationRule", () => {
  it("keeps what was filled in, and of the other ways nothing", async () => {
    const [a, b] = [await newUnit(api.db, { unitName: `${unique()} A` }), await newUnit(api.db)];
    const given = {
      filter: 'cloudCode = aws and (tags:"env" = prod or tags:"a=b" is empty) and payMode = prePay',
      fromCycle: "2026-01",
    };
    const shares = [
      { unitId: b, percent: "40" },
      { unitId: a, percent: "60.0" },
    ];
    const id = await saved({ ...given, way: "fixed", unitId: a, unitIds: [a, b], shares });
    const rule: AllocationRule = await fetched("getAllocationRule", { id });
    expect(rule).toMatchObject({
      ...given,
      unitId: null,
      unitIds: [],
      shares: [
        { unitId: b, percent: "40.00" },
        { unitId: a, percent: "60.00" },
      ],
      conditionCount: 4,
      toCycle: null,
      version: 0,
      place: 1,
      creator: "admin",
    });
    expect(rule.targetNames[1]).toMatch(/ A 60%$/);
    const { ruleName, version } = rule;
    await save({ id, version, ruleName, way: "even", unitIds: [b, a], shares });
    expect(await fetched("getAllocationRule", { id })).toMatchObject({
      unitIds: [b, a],
      shares: [],
      filter: "",
      version: 1,
      conditionCount: 0,
    });
    const [event] = await api.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, "saveAllocationRule"))
      .orderBy(sql`id desc`)
      .limit(1);
    expect(event).toMatchObject({ result: "ok", detail: { rule: ruleName, way: "even" } });
  });

  const two = async () => ({ unitIds: [await newUnit(api.db), await newUnit(api.db)] });
  const shares = async (...percents: string[]) => ({
    way: "fixed",
    shares: await Promise.all(percents.map(async (percent) => ({ unitId: await newUnit(api.db), percent }))),
  });
  const refusals: { what: string; input: () => Promise<object>; code: number; field?: string }[] = [
    {
      what: "a direct rule without a unit",
      input: async () => ({ way: "direct", ...(await two()) }),
      code: 422,
      field: "unitId",
    },
    {
      what: "an even rule of one unit",
      input: async () => ({ way: "even", unitIds: [await newUnit(api.db)] }),
      code: 422,
      field: "unitIds",
    },
    {
      what: "a proportional rule without units",
      input: () => Promise.resolve({ way: "proportional" }),
      code: 422,
      field: "unitIds",
    },
    { what: "a fixed rule of one unit", input: () => shares("100"), code: 422, field: "shares" },
    { what: "percentages of 99.99", input: () => shares("33.33", "66.66"), code: 422, field: "shares" },
    { what: "percentages of 100.01", input: () => shares("33.34", "66.67"), code: 422, field: "shares" },
    {
      what: "a unit that is there twice",
      input: async () => {
        const unitId = await newUnit(api.db);
        return {
          way: "fixed",
          shares: [
            { unitId, percent: "50" },
            { unitId, percent: "50" },
          ],
        };
      },
      code: 422,
      field: "shares",
    },
    {
      what: "an end before the beginning",
      input: async () => ({ way: "even", ...(await two()), fromCycle: "2026-02", toCycle: "2026-01" }),
      code: 422,
      field: "toCycle",
    },
    {
      what: "another customer's unit",
      input: async () => ({ way: "direct", unitId: await newUnit(api.db, { customId: other }) }),
      code: 404,
    },
    {
      what: "a name that is taken",
      input: async () => {
        const ruleName = unique();
        await newRule(api.db, { ruleName });
        return { way: "even", ...(await two()), ruleName };
      },
      code: 409,
      field: "ruleName",
    },
  ];

  it.each(refusals)("refuses $what", async ({ input, code, field }) => {
    const given = await input();
    const there = await api.db.$count(allocationRules);
    const answer = await save(given);
    expect(answer.code).toBe(code);
    const named = (answer.data as { errors?: { field: string }[] } | null)?.errors?.map((one) => one.field);
    expect(named).toEqual(field === undefined ? undefined : [field]);
    expect(await api.db.$count(allocationRules)).toBe(there);
  });

  it("refuses the second of two who change the same", async () => {
    const unitId = await newUnit(api.db);
    const id = await saved({ unitId });
    const change = (ruleName: string) => save({ id, version: 0, ruleName, unitId });
    const answers = await Promise.all([change(unique()), change(unique())]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  });

  it("refuses the hundred and first", async () => {
    const unitId = await newUnit(api.db);
    for (let count = 0; count < 99; count += 1) await newRule(api.db, { place: count + 1 }, [unitId]);
    const answers = await Promise.all([save({ unitId }), save({ unitId })]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
  });
});

describe("the order of rules", () => {
  const make = async (ruleName: string, place?: number) =>
    saved({ ruleName, unitId: await newUnit(api.db), ...(place !== undefined && { place }) });
  const places = async () =>
    (await fetched<AllocationRulePage>("listAllocationRules", {})).list.map(({ place }) => place);

  it("is that of places, which have no gaps", async () => {
    const [a, b] = [await make("a"), await make("b")];
    await make("c", 1);
    await make("d", 3);
    await make("e", 100);
    expect(await names()).toEqual(["c", "a", "d", "b", "e"]);
    await call("moveAllocationRule", { id: b, direction: "up" });
    await call("moveAllocationRule", { id: a, direction: "down" });
    expect(await names()).toEqual(["c", "b", "a", "d", "e"]);
    for (const id of [a, b])
      for (let times = 0; times < 6; times += 1)
        await call("moveAllocationRule", { id, direction: id === a ? "down" : "up" });
    expect(await names()).toEqual(["b", "c", "d", "e", "a"]);
    await save({ id: a, version: 0, ruleName: "a", place: 2, unitId: await newUnit(api.db) });
    await save({ id: b, version: 0, ruleName: "b", unitId: await newUnit(api.db) });
    expect(await names()).toEqual(["b", "a", "c", "d", "e"]);
    await call("deleteAllocationRules", { ids: [a] });
    expect([await names(), await places()]).toEqual([
      ["b", "c", "d", "e"],
      [1, 2, 3, 4],
    ]);
    const given = await fetched<{ ruleName: string }[]>("listAllocationRuleNames", {});
    expect(given.map(({ ruleName }) => ruleName)).toEqual(["b", "c", "d", "e", "Unallocated"]);
  });

  it("says which of two rules has a line", async () => {
    const [a, b] = [await make("a"), await make("b")];
    const all = async () => (await parts()).list.map(({ allocationRuleId }) => allocationRuleId);
    expect(await all()).toEqual([a]);
    await call("moveAllocationRule", { id: a, direction: "down" });
    expect(await all()).toEqual([b]);
  });
});

describe("previewAllocation", () => {
  it("is what saving the rule leads to, at the same total", async () => {
    const [a, b] = [await newUnit(api.db), await newUnit(api.db)];
    const id = await saved({ way: "direct", unitId: a, filter: "cloudCode = (aliyun, huawei)" });
    const unitNames = new Map(
      (
        await api.db
          .select()
          .from(costUnits)
          .where(inArray(costUnits.id, [a, b]))
      ).map((unit) => [unit.id, unit.unitName]),
    );
    const input = {
      way: "fixed",
      shares: [
        { unitId: a, percent: "25" },
        { unitId: b, percent: "75" },
      ],
      filter: "cloudCode = aliyun",
      place: 1,
    };
    const before = await costs({ startCycle: last });
    const told = await preview(input);
    await saved(input);
    const after = await costs({ startCycle: last });
    expect(told).toMatchObject({
      billCycle: last,
      totalAmount: before.totals.totalAmount,
      unallocatedBefore: before.totals.unallocatedAmount,
      unallocatedAfter: after.totals.unallocatedAmount,
    });
    expect(after.totals.totalAmount).toBe(before.totals.totalAmount);
    for (const unitId of [a, b]) {
      const row = told.units.find(({ unitName }) => unitName === unitNames.get(unitId));
      const amountIn = (page: AllocatedCostPage) => page.list.find((one) => one.unitId === unitId)?.totalAmount;
      expect([row?.beforeAmount, row?.afterAmount]).toEqual([amountIn(before), amountIn(after)]);
      expect(sumDecimals([row?.beforeAmount ?? "", row?.changeAmount ?? ""])).toBe(
        sumDecimals([row?.afterAmount ?? "", "0.00000000"]),
      );
    }
    expect(told.units).toHaveLength(2);
    // The rule that had it before now matches the rest only.
    const rest = await preview({ id, way: "direct", unitId: a, filter: "cloudCode = (aliyun, huawei)" });
    expect(rest.units).toEqual([]);
    const moved = await preview({ id, way: "direct", unitId: a, filter: "cloudCode = (aliyun, huawei)", place: 1 });
    expect(Number(moved.matchedAmount)).toBeGreaterThan(Number(rest.matchedAmount));
  });

  it("tells what a rule matches that has no units yet", async () => {
    const told = await preview({ way: "even", filter: "cloudCode = aliyun" });
    expect(Number(told.matchedAmount)).toBeGreaterThan(0);
    expect(told.unallocatedAfter).toBe(told.unallocatedBefore);
    expect(told.units).toEqual([]);
  });

  it.each([
    { says: "the last full month", input: {}, month: last },
    { says: "the first month it is valid in", input: { fromCycle: addMonths(last, 2) }, month: addMonths(last, 2) },
    { says: "the last month it is valid in", input: { toCycle: addMonths(last, -3) }, month: addMonths(last, -3) },
  ])("is of $says", async ({ input, month }) => {
    const { billCycle } = await fetched<AllocationPreview>("previewAllocation", input);
    expect(billCycle).toBe(month);
  });

  it.each([
    {
      what: "percentages that don't add up",
      input: async () => ({
        way: "fixed",
        shares: [
          { unitId: await newUnit(api.db), percent: "60" },
          { unitId: await newUnit(api.db), percent: "60" },
        ],
      }),
      code: 422,
    },
    {
      what: "another customer's unit",
      input: async () => ({ unitId: await newUnit(api.db, { customId: other }) }),
      code: 404,
    },
  ])("refuses $what", async ({ input, code }) => {
    expect((await call("previewAllocation", await input())).code).toBe(code);
  });
});

describe("cost units", () => {
  const saveUnit = (input: object) =>
    call("saveCostUnit", { unitName: unique(), unitCode: unique(), clientToken: unique(), ...input });

  it("keep what was filled in", async () => {
    const given = { unitName: ` ${unique()} `, unitCode: unique(), unitOwner: "Li", remark: "a remark" };
    const { id } = (await saveUnit(given)).data as { id: number };
    const unit: CostUnit = await fetched("getCostUnit", { id });
    expect(unit).toMatchObject({
      ...given,
      unitName: given.unitName.trim(),
      ruleCount: 0,
      version: 0,
      creator: "admin",
    });
    await saveUnit({ id, version: 0, unitName: unit.unitName, unitCode: unit.unitCode, unitOwner: " " });
    expect(await fetched("getCostUnit", { id })).toMatchObject({ unitOwner: null, remark: null, version: 1 });
    expect((await saveUnit({ id, version: 0 })).code).toBe(409);
  });

  it("have names and codes of their own, of each customer", async () => {
    const [unitName, unitCode] = [unique(), unique()];
    await newUnit(api.db, { customId: other, unitName, unitCode });
    expect((await saveUnit({ unitName, unitCode })).code).toBe(200);
    const fieldOf = async (input: object) =>
      ((await saveUnit(input)).data as { errors: { field: string }[] }).errors[0]?.field;
    expect([await fieldOf({ unitName }), await fieldOf({ unitCode })]).toEqual(["unitName", "unitCode"]);
  });

  it("are not deleted while a rule allocates to them, which is named", async () => {
    const [used, free] = [await newUnit(api.db), await newUnit(api.db)];
    const ruleName = unique();
    const id = await newRule(api.db, { ruleName }, [used]);
    expect(await fetched("getCostUnit", { id: used })).toMatchObject({ ruleCount: 1 });
    const refused = await call("deleteCostUnits", { ids: [free, used] });
    expect(refused).toMatchObject({ code: 422 });
    expect(refused.message).toContain(ruleName);
    expect(await fetched("getCostUnit", { id: free })).toMatchObject({ id: free });
    await call("deleteAllocationRules", { ids: [id] });
    expect((await call("deleteCostUnits", { ids: [free, used] })).code).toBe(200);
    expect((await call("getCostUnit", { id: used })).code).toBe(404);
  });

  it("and a rule for one that is being deleted: one of both is refused", async () => {
    for (let times = 0; times < 5; times += 1) {
      const unitId = await newUnit(api.db);
      const answers = await Promise.all([call("deleteCostUnits", { ids: [unitId] }), save({ unitId })]);
      expect(answers.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
    }
  });
});
