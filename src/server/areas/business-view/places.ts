import { asc, eq, sql } from "drizzle-orm";
import type { ViewPlace } from "../../../generated/api";
import type { Context } from "../../context";
import { businessViews, viewGroups } from "../../database/schema/business-view";
import { owned } from "../../lists/owner";
import { groupsWith, membersOf } from "./members";

/** The groups of all views that each of these resources is in. One that is in none is missing. */
export async function placesOf(
  resourceIds: readonly number[],
  context: Context,
): Promise<ReadonlyMap<number, ViewPlace[]>> {
  const { db, user } = context;
  const own = owned(businessViews, user.customId);
  const groups = resourceIds.length > 0 ? await groupsWith(context, own) : [];
  if (groups.length === 0) return new Map();
  const names = await db
    .select({ groupId: viewGroups.id, groupName: viewGroups.groupName })
    .from(viewGroups)
    .innerJoin(businessViews, eq(businessViews.id, viewGroups.viewId))
    .where(own)
    .orderBy(asc(businessViews.viewSort), asc(viewGroups.sort), asc(viewGroups.id));
  const { rows } = await db.execute<{ view_id: string; group_id: string; resource_id: string }>(sql`
    select view_id, group_id, resource_id from ${membersOf(groups)} as members
    where resource_id = any(${sql.param([...resourceIds])}::bigint[])`);
  const found = new Map<number, ViewPlace[]>();
  for (const { groupId, groupName } of names)
    for (const row of rows) {
      if (Number(row.group_id) !== groupId) continue;
      const id = Number(row.resource_id);
      found.set(id, [...(found.get(id) ?? []), { viewId: Number(row.view_id), groupId, groupName }]);
    }
  return found;
}

/** The views that have each of these resources, in the customer's order. One that no view has is missing. */
export async function viewsOf(
  resourceIds: readonly number[],
  context: Context,
): Promise<ReadonlyMap<number, { id: number; viewName: string }[]>> {
  const places = await placesOf(resourceIds, context);
  if (places.size === 0) return new Map();
  const views = await context.db
    .select({ id: businessViews.id, viewName: businessViews.viewName })
    .from(businessViews)
    .where(owned(businessViews, context.user.customId))
    .orderBy(asc(businessViews.viewSort), asc(businessViews.id));
  return new Map(
    [...places].map(([id, within]) => [id, views.filter((view) => within.some(({ viewId }) => viewId === view.id))]),
  );
}
