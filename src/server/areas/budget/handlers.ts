import type { Handlers } from "../../context";
import { receiverLabel, receiversAmong } from "../warning/settings";
import { budgetAccounts, budgetProjects } from "./choices";
import { periodAmountsOf, periodsOf } from "./history";
import { runningPeriod } from "./judged-periods";
import { budgetList, standing } from "./lists";
import { planOf, saveBudget } from "./save-budget";
import { receiverIds, webhooksOf } from "./told";
import { usesOf } from "./use";

/** Budgets of the caller's customer. */
export const handlers = {
  getBudget: async ({ id }, context) => {
    const budget = await budgetList.show(await budgetList.get(id, context), context);
    const { db, user } = context;
    const receivers = await receiversAmong(db, user.customId, receiverIds(db, id));
    const webhooks = await webhooksOf(db, id);
    return {
      ...budget,
      receivers: receivers.map((receiver) => receiver.id),
      receiverNames: receivers.map(receiverLabel),
      webhookIds: webhooks.map((webhook) => webhook.id),
      webhookNames: webhooks.map(({ webhookName }) => webhookName),
    };
  },

  saveBudget: (input, context) => saveBudget(input, context),

  previewBudget: async (input, { db, user, now }) => {
    const [plan, moment] = [planOf(input), now()];
    const [used] = await usesOf(db, user.customId, [{ scope: plan, periods: [runningPeriod(plan, moment)] }]);
    const stands = standing(plan, used?.[0] ?? "0.00", moment);
    // A form asks before anything is planned.
    return stands.plannedAmount === null ? { ...stands, budgetState: null } : stands;
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

  listBudgetPeriodAmounts: ({ id }, context) => periodAmountsOf(id, context),

  listBudgetAccounts: (_input, context) => budgetAccounts(context),

  listBudgetProjects: (_input, context) => budgetProjects(context),
} satisfies Partial<Handlers>;
