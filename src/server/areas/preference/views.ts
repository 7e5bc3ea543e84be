import { and, asc, desc, eq, or, sql } from "drizzle-orm";
import type { SavedView, ViewState } from "../../../generated/api";
import { AccountType } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { users } from "../../database/schema/identity";
import { defaultViews, savedViews } from "../../database/schema/preference";
import { refuse } from "../../errors";
import { limits } from "../../limits";
import { owned } from "../../lists/owner";

/** The most views one list is answered with: the caller's own come first. */
const MOST_LISTED = 1000;

/** Saved views: the caller's own and those that users of the same customer share. Others answer like missing ones. */
export const viewHandlers = {
  listSavedViews: async ({ list }, context) => {
    const { user, db } = context;
    const rows = await db
      .select({ view: savedViews, ownerName: users.name, defaultOf: defaultViews.userId })
      .from(savedViews)
      .innerJoin(users, eq(users.id, savedViews.userId))
      .leftJoin(defaultViews, and(eq(defaultViews.viewId, savedViews.id), eq(defaultViews.userId, user.id)))
      .where(and(eq(savedViews.list, list), visible(context)))
      .orderBy(desc(sql`${savedViews.userId} = ${user.id}`), asc(savedViews.name), asc(savedViews.id))
      .limit(MOST_LISTED);
    return rows.map(({ view, ownerName, defaultOf }) => toView(view, ownerName, defaultOf !== null, context));
  },

  saveView: (input, context) =>
    refusingConflicts(() =>
      context.db.transaction((tx) =>
        input.id === undefined ? insert(tx, input, context) : update(tx, input.id, input, context),
      ),
    ),

  deleteView: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const view = await changeable(tx, id, context);
      await tx.delete(savedViews).where(eq(savedViews.id, id));
      await context.audit({ targets: [id], detail: { list: view.list, name: view.name } }, tx);
    });
    return null;
  },

  setDefaultView: async ({ list, id }, context) => {
    const mine = and(eq(defaultViews.userId, context.user.id), eq(defaultViews.list, list));
    await refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        if (id === null) return void (await tx.delete(defaultViews).where(mine));
        const [view] = await tx
          .select({ list: savedViews.list })
          .from(savedViews)
          .where(and(eq(savedViews.id, id), visible(context)));
        if (view?.list !== list) throw refuse("NOT_FOUND");
        await tx
          .insert(defaultViews)
          .values({ userId: context.user.id, list, viewId: id })
          .onConflictDoUpdate({ target: [defaultViews.userId, defaultViews.list], set: { viewId: id } });
      }),
    );
    return null;
  },
} satisfies Partial<Handlers>;

async function insert(
  tx: Tx,
  { list, name, shared, state }: Input<"saveView">,
  context: Context,
): Promise<{ id: number }> {
  const { id: userId, customId } = context.user;
  const kept = await tx.$count(savedViews, and(eq(savedViews.userId, userId), eq(savedViews.list, list)));
  if (kept >= limits.viewsPerList) throw refuse("VIEWS_FULL", { max: limits.viewsPerList });
  const row = {
    customId,
    userId,
    list,
    name: name.trim(),
    shared,
    state: JSON.stringify(state),
    updateTime: context.now(),
  };
  const [created] = await tx.insert(savedViews).values(row).returning({ id: savedViews.id });
  if (!created) throw new Error("an insert returns its row");
  await context.audit({ targets: [created.id], detail: { list, name, shared } }, tx);
  return created;
}

async function update(
  tx: Tx,
  id: number,
  { list, name, shared, state }: Input<"saveView">,
  context: Context,
): Promise<{ id: number }> {
  const view = await changeable(tx, id, context);
  if (view.list !== list) throw refuse("NOT_FOUND");
  await tx
    .update(savedViews)
    .set({ name: name.trim(), shared, state: JSON.stringify(state), updateTime: context.now() })
    .where(eq(savedViews.id, id));
  await context.audit({ targets: [id], detail: { list, name, shared } }, tx);
  return { id };
}

/** The view, locked for a change by the caller; refuses where they do not see it, or see it and may not change it. */
async function changeable(tx: Tx, id: number, context: Context): Promise<typeof savedViews.$inferSelect> {
  const [view] = await tx
    .select()
    .from(savedViews)
    .where(and(eq(savedViews.id, id), visible(context)))
    .for("update");
  if (!view) throw refuse("NOT_FOUND");
  if (!mayChange(view, context)) throw refuse("VIEW_OF_ANOTHER");
  return view;
}

function visible({ user }: Context) {
  return and(owned(savedViews, user.customId), or(eq(savedViews.userId, user.id), savedViews.shared));
}

/** Its owner, and the main account. */
function mayChange({ userId }: { userId: number }, { user }: Context): boolean {
  return userId === user.id || user.accountType === AccountType.main;
}

function toView(
  view: typeof savedViews.$inferSelect,
  ownerName: string,
  isDefault: boolean,
  context: Context,
): SavedView {
  const { id, name, shared, state, userId } = view;
  const own = userId === context.user.id;
  return {
    id,
    name,
    shared,
    own,
    changeable: mayChange(view, context),
    default: isDefault,
    ownerName,
    state: JSON.parse(state) as ViewState,
  };
}
