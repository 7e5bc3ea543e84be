import { asc, eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { BudgetDetail, BudgetWarningPage, WarningRecordPage } from "../../src/generated/api";
import type { BudgetWarn } from "../../src/domain/budget/outlook";
import { warnOfBudgets } from "../../src/server/areas/budget/warn";
import { billLines } from "../../src/server/database/schema/bill";
import { budgetReceivers, budgets, budgetWarnings, budgetWebhooks } from "../../src/server/database/schema/budget";
import { users } from "../../src/server/database/schema/identity";
import { messages } from "../../src/server/database/schema/message";
import { warningDeliveries, warningRecords } from "../../src/server/database/schema/warning";
import { fromLocal } from "../../src/server/time";
import { newWebhook } from "./alarm-rows";
import { newBudget, putBill } from "./budget-rows";
import { createTestApi, type TestApi } from "./test-api";

/** A customer whose bills and budgets are those of the tests alone. */
const CUSTOM = 1013;
let api: TestApi;
let token: string;
let mainId: number;
beforeAll(async () => {
  api = await createTestApi();
  token = await api.signIn("type3");
  [{ id: mainId } = { id: 0 }] = await api.db.select().from(users).where(eq(users.username, "type3"));
  // Budgets of the demo are not what is looked at here.
  await api.db.delete(budgets);
  await api.db.delete(billLines).where(eq(billLines.customId, CUSTOM));
  await api.db.delete(warningRecords).where(eq(warningRecords.customId, CUSTOM));
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.delete(budgets);
  await api.db.delete(billLines).where(eq(billLines.customId, CUSTOM));
  await api.db.delete(warningRecords).where(eq(warningRecords.customId, CUSTOM));
  await api.db.delete(messages).where(eq(messages.customId, CUSTOM));
});

/** Bills of that day come to so much. */
const use = (billDate: string, payable: string) => putBill(api.db, CUSTOM, billDate, payable);
const ofPlan = (warnType: BudgetWarn["warnType"], threshold: string): BudgetWarn => ({
  warnType,
  calType: "PERCENTAGE",
  threshold,
});
const made = (warns: BudgetWarn[], row: object = {}) =>
  newBudget(api.db, { customId: CUSTOM, warns, createTime: fromLocal("2026-01-01"), ...row });
const look = (day: string) => warnOfBudgets(api.db, fromLocal(`${day} 12:00:00`));
const raised = async () => {
  const rows = await api.db.select().from(budgetWarnings).orderBy(asc(budgetWarnings.id));
  return rows.map(({ period, warnType, threshold }) => `${period} ${warnType} ${threshold}`);
};

describe("a budget", () => {
  it("is warned of once per threshold and period, and again in the next one", async () => {
    await made([ofPlan("ACTUAL", "80.00"), ofPlan("ACTUAL", "100.00")]);
    await use("2026-05-01", "800.00");
    await look("2026-05-01");
    expect(await raised()).toEqual([]);
    await use("2026-05-02", "0.01");
    await look("2026-05-02");
    await look("2026-05-03");
    expect(await raised()).toEqual(["2026-05 ACTUAL 80.00"]);
    await use("2026-05-20", "300.00");
    await look("2026-05-20");
    expect(await raised()).toEqual(["2026-05 ACTUAL 80.00", "2026-05 ACTUAL 100.00"]);
    await look("2026-06-01");
    await use("2026-06-01", "900.00");
    await look("2026-06-01");
    expect((await raised()).slice(2)).toEqual(["2026-06 ACTUAL 80.00"]);
  });

  it("is warned of by its forecast, from the third day on", async () => {
    await made([ofPlan("FORECASTED", "100.00"), ofPlan("ACTUAL", "100.00")]);
    await use("2026-05-01", "200.00");
    await look("2026-05-02");
    expect(await raised()).toEqual([]);
    await look("2026-05-03");
    expect(await raised()).toEqual(["2026-05 FORECASTED 100.00"]);
    const [row] = await api.db.select().from(budgetWarnings);
    expect(row).toMatchObject({ foundAmount: "2066.67000000", limitAmount: "1000.00", plannedAmount: "1000.00" });
  });

  it("is not warned of twice in a period though what it warns of is saved anew", async () => {
    const id = await made([ofPlan("ACTUAL", "80.00")]);
    await use("2026-05-01", "900.00");
    await look("2026-05-01");
    await api.db.update(budgets).set({ warns: [] }).where(eq(budgets.id, id));
    await look("2026-05-02");
    await api.db
      .update(budgets)
      .set({ warns: [ofPlan("ACTUAL", "80.00"), ofPlan("ACTUAL", "85.00")] })
      .where(eq(budgets.id, id));
    await look("2026-05-03");
    expect(await raised()).toEqual(["2026-05 ACTUAL 80.00", "2026-05 ACTUAL 85.00"]);
  });

  it("is warned of again in a period where its plan was changed, above the new amount", async () => {
    const id = await made([ofPlan("ACTUAL", "80.00")]);
    await use("2026-05-01", "900.00");
    await look("2026-05-01");
    await api.db.update(budgets).set({ amount: "5000.00" }).where(eq(budgets.id, id));
    await look("2026-05-02");
    expect(await raised()).toHaveLength(1);
    await use("2026-05-03", "3200.00");
    await look("2026-05-03");
    await look("2026-05-04");
    const rows = await api.db.select().from(budgetWarnings).orderBy(asc(budgetWarnings.id));
    expect(rows.map(({ limitAmount }) => limitAmount)).toEqual(["800.00", "4000.00"]);
  });

  it("is warned of by late lines of the period before, once, until its bills are corrected no more", async () => {
    await made([ofPlan("ACTUAL", "80.00"), ofPlan("ACTUAL", "100.00"), ofPlan("FORECASTED", "100.00")]);
    await use("2026-05-31", "800.00");
    await look("2026-06-01");
    expect(await raised()).toEqual([]);
    await use("2026-05-31", "100.00");
    await look("2026-06-06");
    await look("2026-06-06");
    expect(await raised()).toEqual(["2026-05 ACTUAL 80.00"]);
    await use("2026-05-31", "500.00");
    await look("2026-06-07");
    expect(await raised()).toEqual(["2026-05 ACTUAL 80.00"]);
  });

  it("is not warned of periods that had ended before it was made", async () => {
    await made([ofPlan("ACTUAL", "80.00")], { createTime: fromLocal("2026-06-01 08:00:00") });
    await use("2026-05-31", "5000.00");
    await look("2026-06-02");
    expect(await raised()).toEqual([]);
  });

  it("is warned of once though two servers look at the same moment", async () => {
    for (let count = 0; count < 5; count += 1) await made([ofPlan("ACTUAL", "80.00"), ofPlan("ACTUAL", "90.00")]);
    await use("2026-05-01", "950.00");
    await Promise.all([look("2026-05-01"), look("2026-05-01"), look("2026-05-01")]);
    expect(await raised()).toHaveLength(10);
    expect(await api.db.$count(warningRecords, eq(warningRecords.customId, CUSTOM))).toBe(10);
    expect(await api.db.$count(messages, eq(messages.customId, CUSTOM))).toBe(10);
  });

  it("keeps no other back when it cannot be judged", async () => {
    const [broken, sound] = [await made([ofPlan("ACTUAL", "80.00")]), await made([ofPlan("ACTUAL", "80.00")])];
    await use("2026-05-01", "950.00");
    await api.db.execute(`
      CREATE FUNCTION refuse_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$;
      CREATE TRIGGER refuse_it BEFORE INSERT ON budget_warnings FOR EACH ROW WHEN (NEW.budget_id = ${broken}) EXECUTE FUNCTION refuse_it()`);
    await expect(look("2026-05-01")).rejects.toThrow("budgets could not be warned of");
    await api.db.execute("DROP TRIGGER refuse_it ON budget_warnings; DROP FUNCTION refuse_it");
    const rows = await api.db.select().from(budgetWarnings);
    expect(rows.map(({ budgetId }) => budgetId)).toEqual([sound]);
    expect(await api.db.$count(warningRecords, eq(warningRecords.customId, CUSTOM))).toBe(1);
  });
});

describe("a warning of a budget", () => {
  it("is told to the budget's own receivers in its ways, and recorded", async () => {
    const row = { customId: CUSTOM, accountType: 1, passwordHash: "", createTime: new Date() } as const;
    const [colleague, other] = await api.db
      .insert(users)
      .values([
        { ...row, username: `b${mainId}one`, name: "接收人", email: "one@example.com" },
        { ...row, username: `b${mainId}two`, name: "其他人", email: "two@example.com" },
      ])
      .returning();
    const id = await made([ofPlan("ACTUAL", "80.00")], { budgetName: "研发", notifyWays: ["site", "email"] });
    await api.db.delete(budgetReceivers).where(eq(budgetReceivers.budgetId, id));
    await api.db.insert(budgetReceivers).values({ budgetId: id, userId: colleague?.id ?? 0 });
    await use("2026-05-01", "1234.567");
    await look("2026-05-01");
    const inbox = await api.db
      .select()
      .from(messages)
      .where(inArray(messages.userId, [mainId, colleague?.id ?? 0, other?.id ?? 0]));
    expect(inbox.filter(({ bizType }) => bizType === "budget")).toMatchObject([
      {
        userId: colleague?.id,
        level: "critical",
        bizId: String(id),
        title: "预算“研发”（2026-05）已用 ¥1,234.57，超过 ¥800.00（80%）",
        titleEn: "Budget “研发” (2026-05): Used ¥1,234.57, above ¥800.00 (80%)",
      },
    ]);
    const { list }: WarningRecordPage = (await api.call("listWarningRecords", { warningType: ["budget"] }, { token }))
      .data;
    expect(list).toMatchObject([
      { warningType: "budget", bizType: "budget", bizNo: String(id), receivers: ["接收人"], value: "已用 ¥1,234.57" },
    ]);
    const sent = await api.db
      .select()
      .from(warningDeliveries)
      .where(eq(warningDeliveries.recordId, list[0]?.id ?? 0));
    expect(sent.map(({ way, address }) => [way, address])).toEqual([
      ["site", null],
      ["email", "one@example.com"],
    ]);
    const page: BudgetWarningPage = (await api.call("listBudgetWarnings", { budgetId: id }, { token })).data;
    expect(page).toMatchObject({
      total: 1,
      list: [{ budgetId: id, period: "2026-05", foundAmount: "1234.56700000", receivers: ["接收人"] }],
    });
    const detail: BudgetDetail = (await api.call("getBudget", { id }, { token })).data;
    expect(detail).toMatchObject({ lastWarned: "2026-05-01 12:00:00", receiverNames: [`接收人 (b${mainId}one)`] });
    expect((await api.call("listBudgetWarnings", {}, { token: await api.signIn("admin") })).data).toMatchObject({
      total: 0,
    });
  });

  it("is sent to the budget's webhooks with what it is about", async () => {
    const webhookId = await newWebhook(api.db, { customId: CUSTOM, webhookName: "账单系统" });
    const id = await made([ofPlan("ACTUAL", "80.00")], { budgetName: "研发" });
    await api.db.insert(budgetWebhooks).values({ budgetId: id, webhookId });
    await use("2026-05-01", "900.00");
    await look("2026-05-01");
    const sent = await api.db.select().from(warningDeliveries).where(eq(warningDeliveries.webhookId, webhookId));
    expect(sent).toMatchObject([
      {
        way: "webhook",
        receiver: "账单系统",
        payload: {
          type: "budget",
          event: "budget.warned",
          budget: { id, name: "研发", period: "2026-05" },
          warning: { by: "ACTUAL", kind: "PERCENTAGE", threshold: "80.00", amount: "900.00000000", limit: "800.00" },
        },
      },
    ]);
  });

  it("goes with its budget, and the reminder stays", async () => {
    const id = await made([ofPlan("ACTUAL", "80.00")]);
    await use("2026-05-01", "900.00");
    await look("2026-05-01");
    expect((await api.call("deleteBudgets", { ids: [id] }, { token })).code).toBe(200);
    expect(await raised()).toEqual([]);
    expect(await api.db.$count(warningRecords, eq(warningRecords.customId, CUSTOM))).toBe(1);
  });
});
