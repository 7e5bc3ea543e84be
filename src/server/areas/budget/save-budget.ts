import { eq, sql } from "drizzle-orm";
import { proportionOf } from "../../../domain/decimal-math";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { refusingConflicts } from "../../database/conflicts";
import type { Tx } from "../../database/client";
import { budgets } from "../../database/schema/budget";
import { refuse } from "../../errors";
import { readTagText } from "../bill/tag-text";
import { checkReceivers, findReceivers, requireWays } from "../warning/checks";
import { lockWebhooks } from "../webhook/chosen-webhooks";
import { checkPlan } from "./check-plan";
import { budgetList } from "./lists";
import { saveTold } from "./told";
import type { BudgetRow } from "./use";

/** Budgets a customer has at most. */
const MOST_BUDGETS = 100;

/** What of a budget is filled in. */
type Values = Omit<BudgetRow, "id" | "customId" | "creator" | "createTime" | "lastWarned">;

/** Creates or changes a budget. What was warned of in a period is warned of again in it only where the plan makes it another amount. @throws AnswerError */
export function saveBudget(input: Input<"saveBudget">, context: Context): Promise<{ id: number }> {
  const { receivers: ids = [], webhookIds = [], notifyWays = ["site"] } = input;
  const values = { ...planOf(input), budgetName: input.budgetName.trim(), notifyWays };
  checkPlan(values);
  if (values.warns.length > 0 && ids.length === 0) throw refuse("BUDGET_RECEIVER_NEEDED");
  requireWays(notifyWays, context);
  return refusingConflicts(() =>
    context.db.transaction(async (tx) => {
      // Users before budgets: whoever deletes a user locks in the same order.
      const receivers = await findReceivers(tx, context.user.customId, ids);
      checkReceivers({ enabled: false, notifyWays }, receivers);
      const id = "id" in input ? await change(tx, input.id, values, context) : await add(tx, values, context);
      await lockWebhooks(tx, webhookIds, context);
      await saveTold(tx, id, { users: ids, webhooks: webhookIds });
      const told = { receivers: ids.length, webhooks: webhookIds.length };
      await context.audit({ targets: [id], detail: { budget: values.budgetName, ...told } }, tx);
      return { id };
    }),
  );
}

/** The plan that is asked for, with its scope and its warnings: of the other kind of plan nothing is kept. */
export function planOf(input: Input<"previewBudget">): Omit<Values, "budgetName" | "notifyWays"> {
  const { cycleType = "MONTH", planType = "FIX", feeType = "payable", warns = [] } = input;
  const { clouds = [], products = [], projects = [], accounts = [], tags = [] } = input;
  return {
    cycleType,
    planType,
    amount: planType === "FIX" ? (input.amount ?? null) : null,
    quotas: planType === "CYCLE" ? (input.quotas ?? []) : [],
    feeType,
    clouds,
    products,
    projects,
    accounts,
    tags: tags.map(readTagText),
    // Written alike, "80" and "80.00" are the same warning.
    warns: warns.map((warn) => ({ ...warn, threshold: proportionOf(warn.threshold, { times: 1, over: 1 }, 2) })),
  };
}

async function add(tx: Tx, values: Values, context: Context): Promise<number> {
  const { user, now } = context;
  // One at a time of a customer, so that their number is not outrun.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('budgets', ${user.customId}))`);
  if ((await tx.$count(budgets, budgetList.owned(context))) >= MOST_BUDGETS)
    throw refuse("BUDGETS_FULL", { max: MOST_BUDGETS });
  const row = { ...values, customId: user.customId, creator: user.username, createTime: now() };
  const [made] = await tx.insert(budgets).values(row).returning({ id: budgets.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

async function change(tx: Tx, id: number, values: Values, context: Context): Promise<number> {
  await budgetList.lock(tx, id, context);
  await tx.update(budgets).set(values).where(eq(budgets.id, id));
  return id;
}
