import { eq } from "drizzle-orm";
import type { Context, Handlers } from "../../context";
import { budgetReceivers } from "../../database/schema/budget";
import { type Receiver, receiverLabel, receiversAmong } from "../warning/settings";
import { budgetAccounts, budgetProjects } from "./choices";
import { periodsOf } from "./history";
import { budgetList, runningPeriod, standing } from "./lists";
import { planOf, saveBudget } from "./save-budget";
import { usesOf } from "./use";

/** Budgets of the caller's customer. */
export const handlers = {
  getBudget: async ({ id }, context) => {
    const budget = await budgetList.show(await budgetList.get(id, context), context);
    const receivers = await receiversOf(id, context);
    return {
      ...budget,
      receivers: receivers.map((receiver) => receiver.id),
      receiverNames: receivers.map(receiverLabel),
    };
  },

  saveBudget: (input, context) => saveBudget(input, context),

  previewBudget: async (input, { db, user, now }) => {
    const [plan, moment] = [planOf(input), now()];
    const [used] = await usesOf(db, user.customId, [{ scope: plan, periods: [runningPeriod(plan, moment)] }]);
    return standing(plan, used?.[0] ?? "0.00", moment);
  },

  deleteBudgets: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      const rows = await budgetList.lockAll(tx, ids, context);
      await budgetList.remove(tx, ids, context);
      const names = rows.map(({ budgetName }) => budgetName).join(", ");
      await context.audit({ targets: ids, detail: { budgets: names } }, tx);
    });
    return null;
  },

  listBudgetPeriods: ({ id }, context) => periodsOf(id, context),

  listBudgetAccounts: (_input, context) => budgetAccounts(context),

  listBudgetProjects: (_input, context) => budgetProjects(context),
} satisfies Partial<Handlers>;

function receiversOf(id: number, { db, user }: Context): Promise<Receiver[]> {
  const ids = db.select({ id: budgetReceivers.userId }).from(budgetReceivers).where(eq(budgetReceivers.budgetId, id));
  return receiversAmong(db, user.customId, ids);
}
