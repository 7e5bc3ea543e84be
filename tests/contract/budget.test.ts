import { and, desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  BudgetDetail,
  BudgetOutlook,
  BudgetPage,
  BudgetPeriod,
  BudgetPeriodAmount,
  CostRow,
} from "../../src/generated/api";
import type { Input, OperationId } from "../../src/generated/operations";
import { addMonths } from "../../src/domain/month";
import { sumDecimals } from "../../src/domain/decimal-math";
import { periodOfMonth } from "../../src/domain/budget/period";
import { billLines } from "../../src/server/database/schema/bill";
import { budgets } from "../../src/server/database/schema/budget";
import { users } from "../../src/server/database/schema/identity";
import { toLocalDate, toYearMonth } from "../../src/server/time";
import { newCharge } from "./bill-rows";
import { newBudget } from "./budget-rows";
import { other, own, unique } from "./example";
import { createTestApi, type TestApi } from "./test-api";

let api: TestApi;
let token: string;
let adminId: number;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("admin");
  [{ id: adminId } = { id: 0 }] = await api.db.select().from(users).where(eq(users.username, "admin"));
});
afterAll(() => api.close());

const call = (id: OperationId, input: object) => api.call(id, input, { token });
const plan = { cycleType: "MONTH", planType: "FIX", amount: "1000.00" } as const;
const save = (input: object = {}) =>
  call("saveBudget", { ...plan, budgetName: unique(), clientToken: unique(), ...input });
const budget = async (id: number): Promise<BudgetDetail> => (await call("getBudget", { id })).data;
const preview = async (input: Partial<Input<"previewBudget">>): Promise<BudgetOutlook> =>
  (await call("previewBudget", { ...plan, ...input })).data;
const warn = { warnType: "ACTUAL", calType: "PERCENTAGE", threshold: "80.00" };

describe("saveBudget", () => {
  it("keeps what was filled in, and tells how the running period stands", async () => {
    const given = {
      ...plan,
      budgetName: `  ${unique()} `,
      feeType: "cash",
      clouds: ["aliyun"],
      tags: ["env=prod", "a%3Db="],
      warns: [warn],
      receivers: [adminId],
    };
    const { id } = (await save(given)).data as { id: number };
    const period = periodOfMonth("MONTH", toYearMonth(api.now()));
    expect(await budget(id)).toMatchObject({
      ...given,
      budgetName: given.budgetName.trim(),
      quotas: [],
      notifyWays: ["site"],
      receivers: [adminId],
      creator: "admin",
      lastWarned: null,
      plannedAmount: "1000.00",
      startCycle: period.firstMonth,
      periodBegin: period.begin,
      periodEnd: period.end,
    });
    const { list }: BudgetPage = (await call("listBudgets", { keyword: given.budgetName })).data;
    const { receivers: _receivers, receiverNames: _names, webhookIds, webhookNames, ...shown } = await budget(id);
    expect([webhookIds, webhookNames]).toEqual([[], []]);
    expect(list).toEqual([shown]);
  });

  it("keeps nothing of the other kind of plan", async () => {
    const { id } = (await save({ planType: "CYCLE", amount: "5.00", quotas: [{ period: "2026-11", amount: "7.00" }] }))
      .data as { id: number };
    expect(await budget(id)).toMatchObject({ amount: null, quotas: [{ period: "2026-11", amount: "7.00" }] });
    const { budgetName } = await budget(id);
    await save({ id, budgetName, planType: "FIX", amount: "5.00", quotas: [{ period: "2026-11", amount: "7.00" }] });
    expect(await budget(id)).toMatchObject({ amount: "5.00", quotas: [] });
  });

  it("lets each customer have its own names", async () => {
    const budgetName = unique();
    await newBudget(api.db, { customId: other, budgetName });
    expect((await save({ budgetName })).code).toBe(200);
  });

  const quota = (period: string) => ({ period, amount: "1.00" });
  const refusals: { what: string; input: object | (() => Promise<object>); code: number; field: string }[] = [
    { what: "a fixed plan without an amount", input: { amount: undefined }, code: 422, field: "amount" },
    { what: "a plan by period without amounts", input: { planType: "CYCLE" }, code: 422, field: "quotas" },
    {
      what: "a quarter in a plan by month",
      input: { planType: "CYCLE", quotas: [quota("2026-Q4")] },
      code: 422,
      field: "quotas",
    },
    {
      what: "a month in a plan by quarter",
      input: { cycleType: "QUARTER", planType: "CYCLE", quotas: [quota("2026-11")] },
      code: 422,
      field: "quotas",
    },
    {
      what: "a period that is there twice",
      input: { planType: "CYCLE", quotas: [quota("2026-11"), quota("2026-12"), quota("2026-11")] },
      code: 422,
      field: "quotas",
    },
    {
      what: "a warning that is there twice",
      input: () => Promise.resolve({ warns: [warn, { ...warn, threshold: "80" }], receivers: [adminId] }),
      code: 422,
      field: "warns",
    },
    { what: "warnings that nobody is told of", input: { warns: [warn] }, code: 422, field: "receivers" },
    {
      what: "another customer's user",
      input: async () => {
        const [foreign] = await api.db.select().from(users).where(eq(users.customId, other)).limit(1);
        return { receivers: [foreign?.id] };
      },
      code: 404,
      field: "receivers",
    },
    {
      what: "a name that is taken",
      input: async () => {
        const budgetName = unique();
        await save({ budgetName });
        return { budgetName };
      },
      code: 409,
      field: "budgetName",
    },
  ];

  it.each(refusals)("refuses $what", async ({ input, code, field }) => {
    const given = typeof input === "function" ? await input() : input;
    const made = await api.db.$count(budgets);
    const answer = await save(given);
    expect(answer.code).toBe(code);
    const named = (answer.data as { errors?: { field: string }[] }).errors?.map((one) => one.field);
    expect(named).toEqual([field]);
    expect(await api.db.$count(budgets)).toBe(made);
  });

  it.each([
    ["an amount of nothing", { amount: "0.00" }],
    ["more than ten warnings", { warns: Array.from({ length: 11 }, () => warn) }],
  ])("does not take %s", async (_what, input) => {
    expect((await save(input)).code).toBe(400);
  });

  it("refuses the hundred and first", async () => {
    const type0 = await api.signIn("type0");
    const [user] = await api.db.select().from(users).where(eq(users.username, "type0"));
    const customId = user?.customId ?? 0;
    const there = await api.db.$count(budgets, eq(budgets.customId, customId));
    for (let count = there; count < 99; count += 1) await newBudget(api.db, { customId });
    const input = () => ({ ...plan, budgetName: unique(), clientToken: unique() });
    const answers = await Promise.all([1, 2].map(() => api.call("saveBudget", input(), { token: type0 })));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
  });
});

describe("what is used of a budget", () => {
  const month = () => addMonths(toYearMonth(api.now()), -1);
  const kinds = { payable: "payableAmount", cash: "cashAmount", amortized: "amortizedCost" } as const;

  it.each(["payable", "cash", "amortized"] as const)("is what listCosts has of the %s costs", async (feeType) => {
    const cycle = toYearMonth(api.now());
    const input = { startCycle: cycle, endCycle: cycle, costKind: feeType, by: [], limit: 1 };
    const [row] = (await call("listCosts", input)).data as CostRow[];
    expect((await preview({ feeType })).usedAmount).toBe(sumDecimals([row?.amount ?? "0"]));
  });

  it("is the sum of the lines of its scope, whatever that is", async () => {
    const cycle = month();
    const ofMonth = and(eq(billLines.customId, own), eq(billLines.currency, "CNY"), eq(billLines.billCycle, cycle));
    const [line] = await api.db
      .select()
      .from(billLines)
      .where(and(ofMonth, sql`${billLines.projectId} is not null and jsonb_array_length(${billLines.tags}) > 1`))
      .orderBy(desc(billLines.payableAmount))
      .limit(1);
    if (!line) throw new Error("the demo has such a line");
    const [tag, other2] = line.tags;
    if (!tag || !other2) throw new Error("it has two tags");
    const tagged = ({ key, value }: typeof tag) =>
      sql`exists (select from jsonb_array_elements(${billLines.tags}) one where one ->> 'key' = ${key} and one ->> 'value' = ${value})`;
    const scopes = [
      { scope: { clouds: [line.cloudCode] }, where: eq(billLines.cloudCode, line.cloudCode) },
      { scope: { products: [line.productCode] }, where: eq(billLines.productCode, line.productCode) },
      { scope: { projects: [line.projectId] }, where: eq(billLines.projectId, line.projectId ?? 0) },
      { scope: { accounts: [line.accountUid] }, where: eq(billLines.accountUid, line.accountUid) },
      { scope: { tags: [tag] }, where: tagged(tag) },
      // Of each key any of its values.
      { scope: { tags: [tag, other2] }, where: sql`(${tagged(tag)} and ${tagged(other2)})` },
      {
        scope: { tags: [tag, { ...tag, value: "no such value" }, { key: "no such key", value: "" }] },
        where: tagged(tag),
      },
      { scope: { tags: [{ key: tag.key, value: "no such value" }] }, where: sql`false` },
      {
        scope: { clouds: [line.cloudCode, "other"], projects: [line.projectId], tags: [tag] },
        where: and(eq(billLines.cloudCode, line.cloudCode), eq(billLines.projectId, line.projectId ?? 0), tagged(tag)),
      },
    ];
    const sums: string[] = [];
    for (const { scope, where } of scopes)
      for (const [feeType, column] of Object.entries(kinds)) {
        const [wanted] = await api.db
          .select({ sum: sql<string | null>`sum(${billLines[column]})` })
          .from(billLines)
          .where(and(ofMonth, where));
        const id = await newBudget(api.db, { ...(scope as object), feeType: feeType as "payable" });
        const periods: BudgetPeriod[] = (await call("listBudgetPeriods", { id })).data;
        const used = periods.find(({ period }) => period === cycle)?.usedAmount;
        expect({ scope, feeType, used }).toEqual({
          scope,
          feeType,
          used: wanted?.sum ? sumDecimals([wanted.sum]) : null,
        });
        sums.push(used ?? "");
      }
    // Of scopes that tell something apart.
    expect(new Set(sums).size).toBeGreaterThan(scopes.length);
  });

  it("of a quarter is that of its months, the running quarter first", async () => {
    const periodsOf = async (cycleType: "MONTH" | "QUARTER"): Promise<BudgetPeriod[]> =>
      (await call("listBudgetPeriods", { id: await newBudget(api.db, { cycleType }) })).data;
    const [months, quarters] = [await periodsOf("MONTH"), await periodsOf("QUARTER")];
    const now = toYearMonth(api.now());
    expect(quarters[0]?.period).toBe(periodOfMonth("QUARTER", now).name);
    expect([months.length, quarters.length]).toEqual([12, 8]);
    for (const { period, usedAmount } of quarters.slice(0, 3)) {
      const parts = months.filter((one) => periodOfMonth("QUARTER", one.period).name === period);
      expect(usedAmount).toBe(sumDecimals(parts.flatMap((one) => one.usedAmount ?? [])));
    }
  });

  it("has gaps where there are no bill lines, amount by amount for the chart", async () => {
    const lines = and(eq(billLines.customId, own), eq(billLines.currency, "CNY"));
    const cycles = await api.db.selectDistinct({ cycle: billLines.billCycle }).from(billLines).where(lines);
    const id = await newBudget(api.db, { amount: "9000.00" });
    const periods: BudgetPeriod[] = (await call("listBudgetPeriods", { id })).data;
    const gaps = periods.filter(({ usedAmount }) => usedAmount === null);
    const months = new Set(cycles.map(({ cycle }) => cycle));
    expect(gaps.map(({ period }) => period)).toEqual(
      periods.map(({ period }) => period).filter((period) => !months.has(period)),
    );
    for (const gap of gaps)
      expect(gap).toMatchObject({ usedRate: null, budgetState: null, plannedAmount: "9000.00", warnTime: null });
    const early = await newBudget(api.db, { clouds: ["aws"], products: ["no-such-product"] });
    expect((await call("listBudgetPeriods", { id: early })).data).toMatchObject([
      { usedAmount: null },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    const amounts: BudgetPeriodAmount[] = (await call("listBudgetPeriodAmounts", { id })).data;
    const used = amounts.filter(({ amountKind }) => amountKind === "USED");
    expect(used.map(({ period, amount }) => [period, amount])).toEqual(
      [...periods].reverse().map(({ period, usedAmount }) => [period, usedAmount]),
    );
    expect(
      amounts.filter(({ amountKind }) => amountKind === "PLANNED").every(({ amount }) => amount === "9000.00"),
    ).toBe(true);
  });

  it("is of its own customer alone", async () => {
    const type3 = await api.signIn("type3");
    // On the first day of a month there may be no other.
    await api.db.insert(billLines).values(newCharge(toLocalDate(api.now()), "7.00000000"));
    const answer = await api.call("previewBudget", plan, { token: type3 });
    const lines = and(eq(billLines.customId, 1013), eq(billLines.billCycle, toYearMonth(api.now())));
    const [sums] = await api.db
      .select({ all: sql<string>`coalesce(sum(payable_amount), 0.00)` })
      .from(billLines)
      .where(lines);
    expect(answer.data).toMatchObject({ usedAmount: sums?.all });
    expect((await preview({})).usedAmount).not.toBe(sums?.all);
    const id = await newBudget(api.db, {});
    for (const operation of ["getBudget", "listBudgetPeriods"] as const)
      expect((await api.call(operation, { id }, { token: type3 })).code).toBe(404);
    expect((await api.call("deleteBudgets", { ids: [id] }, { token: type3 })).code).toBe(404);
    expect((await budget(id)).id).toBe(id);
  });

  it("can be told before there is an amount", async () => {
    const nothing = { plannedAmount: null, usedRate: null, budgetState: null };
    expect(await preview({ amount: undefined as never })).toMatchObject(nothing);
    expect((await preview({})).budgetState).not.toBeNull();
  });
});

describe("what a budget can be about", () => {
  it("has the accounts and projects of the customer's bill", async () => {
    const [accounts, projects] = await Promise.all(
      (["listBudgetAccounts", "listBudgetProjects"] as const).map(
        async (id) => (await api.call(id, undefined, { token })).data as Record<string, unknown>[],
      ),
    );
    const lines = await api.db
      .selectDistinct({ accountUid: billLines.accountUid, projectId: billLines.projectId })
      .from(billLines)
      .where(and(eq(billLines.customId, own), eq(billLines.currency, "CNY")));
    const distinct = (values: unknown[]) => [...new Set(values.filter((value) => value !== null))].sort();
    expect(accounts?.map(({ accountUid }) => accountUid).sort()).toEqual(
      distinct(lines.map(({ accountUid }) => accountUid)),
    );
    expect(projects?.map(({ projectId }) => projectId).sort()).toEqual(
      distinct(lines.map(({ projectId }) => projectId)),
    );
    expect(projects?.length).toBeGreaterThan(0);
  });
});
