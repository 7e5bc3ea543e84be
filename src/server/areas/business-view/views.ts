import { asc, eq } from "drizzle-orm";
import type { Handlers } from "../../context";
import { businessViews } from "../../database/schema/business-view";
import { refuse } from "../../errors";
import { businessViewList } from "./lists";
import { lockViews } from "./lock-views";
import { saveView } from "./save-view";

/** The customer's views, one by one. */
export const viewHandlers = {
  getBusinessView: async ({ id }, context) => businessViewList.show(await businessViewList.get(id, context), context),

  saveBusinessView: (input, context) => saveView(input, context),

  deleteBusinessView: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const view = await businessViewList.lock(tx, id, context);
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
