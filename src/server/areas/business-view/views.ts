import { asc, eq } from "drizzle-orm";
import { healthOf } from "../../../domain/health";
import type { BusinessViewDetail } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { alarmRules } from "../../database/schema/alarm";
import { businessViews } from "../../database/schema/business-view";
import { refuse } from "../../errors";
import { healthNote } from "./health-note";
import { businessViewList } from "./lists";
import { lockViews } from "./lock-views";
import { groupsWith } from "./members";
import { openAlarmsBy } from "./open-alarms";
import { saveView } from "./save-view";

/** The customer's views, one by one. */
export const viewHandlers = {
  getBusinessView: ({ id }, context) => detailOf(id, context),

  saveBusinessView: (input, context) => saveView(input, context),

  deleteBusinessView: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const view = await businessViewList.lock(tx, id, context);
      await refuseInRules(tx, id);
      await businessViewList.remove(tx, [id], context);
      await context.audit({ targets: [id], detail: { view: view.viewName } }, tx);
    });
    return null;
  },

  moveBusinessView: async ({ id, direction }, context) => {
    await context.db.transaction(async (tx) => {
      await lockViews(tx, context.user.customId);
      const rows = await tx
        .select({ id: businessViews.id, viewSort: businessViews.viewSort })
        .from(businessViews)
        .where(businessViewList.owned(context))
        .orderBy(asc(businessViews.viewSort), asc(businessViews.id));
      const from = rows.findIndex((row) => row.id === id);
      const moved = rows[from];
      if (!moved) throw refuse("NOT_FOUND");
      rows.splice(from, 1);
      rows.splice(Math.max(0, direction === "up" ? from - 1 : from + 1), 0, moved);
      for (const [place, row] of rows.entries())
        if (row.viewSort !== place)
          await tx.update(businessViews).set({ viewSort: place }).where(eq(businessViews.id, row.id));
    });
    return null;
  },
} satisfies Partial<Handlers>;

/** A view with what its health is made of. */
async function detailOf(id: number, context: Context): Promise<BusinessViewDetail> {
  const view = await businessViewList.show(await businessViewList.get(id, context), context);
  const groups = await groupsWith(context, eq(businessViews.id, id));
  const health = healthOf((await openAlarmsBy(context.db, groups, "view_id")).get(id) ?? []);
  return {
    ...view,
    healthScore: health.score,
    healthNote: healthNote(health, context.language),
    deductions: health.deductions.map(({ alarm, points }) => ({ ...alarm, points })),
  };
}

/** Rules of the scope "view" would be about nothing without it. @throws AnswerError naming some of them */
async function refuseInRules(tx: Tx, id: number): Promise<void> {
  const rules = await tx
    .select({ name: alarmRules.ruleName })
    .from(alarmRules)
    .where(eq(alarmRules.viewId, id))
    .orderBy(alarmRules.id)
    .limit(MOST_NAMED);
  if (rules.length > 0) throw refuse("BUSINESS_VIEW_IN_RULES", { names: rules.map(({ name }) => name).join(", ") });
}

/** Names in a refusal: the rest is seen once these are gone. */
const MOST_NAMED = 2;
