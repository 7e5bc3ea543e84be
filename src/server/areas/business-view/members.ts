import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ViewCloud } from "../../../generated/api";
import type { Context } from "../../context";
import type { Queryable } from "../../database/client";
import { businessViews, viewGroups } from "../../database/schema/business-view";
import { resources } from "../../database/schema/resource";
import { both, owned } from "../../lists/owner";
import { askedResources } from "../resource/kept-filter";

type Group = typeof viewGroups.$inferSelect;
type View = typeof businessViews.$inferSelect;

/** What says which resources a group has: its own filter or list, and what its view narrows a filter to. */
export interface GroupMembers {
  groupId: number;
  viewId: number;
  members: Pick<Group, "membership" | "filter">;
  view: Pick<View, "customId" | "projectId"> & { cloudCode: ViewCloud };
  /** The moment from which its filter counts days. */
  now: Date;
}

/** What groups are read with. */
export interface Reading {
  db: Queryable;
  now: () => Date;
}

/** The groups of these views, or those that a condition names. */
export async function groupsWith({ db, now }: Reading, where: SQL): Promise<GroupMembers[]> {
  const rows = await db
    .select()
    .from(viewGroups)
    .innerJoin(businessViews, eq(businessViews.id, viewGroups.viewId))
    .where(where)
    .orderBy(viewGroups.id);
  const moment = now();
  return rows.map(({ view_groups: group, business_views: view }) => ({
    groupId: group.id,
    viewId: view.id,
    members: group,
    view,
    now: moment,
  }));
}

/** The resources of groups as a query: a row for each group and resource of it that the clouds have. */
export function membersOf(groups: readonly GroupMembers[]): SQL {
  const parts = groups.map(
    (group) =>
      sql`select ${group.viewId}::bigint as view_id, ${group.groupId}::bigint as group_id, ${resources.id} as resource_id from ${resources} where ${isMember(group)}`,
  );
  if (parts.length === 0)
    return sql`(select 0::bigint as view_id, 0::bigint as group_id, 0::bigint as resource_id where false)`;
  return sql`(${sql.join(parts, sql` union all `)})`;
}

/** Whether a view or group of the caller's customer has a resource; undefined where neither is asked for. */
export async function isInView(
  { viewId, groupId }: { viewId?: number; groupId?: number },
  resourceId: AnyPgColumn,
  context: Context,
): Promise<SQL | undefined> {
  if (viewId === undefined && groupId === undefined) return undefined;
  const named = [
    ...(viewId === undefined ? [] : [eq(businessViews.id, viewId)]),
    ...(groupId === undefined ? [] : [eq(viewGroups.id, groupId)]),
  ];
  const groups = await groupsWith(context, named.reduce(both, owned(businessViews, context.user.customId)));
  return sql`${resourceId} in (select resource_id from ${membersOf(groups)} as members)`;
}

/** Whether a resource is in a group. */
export function isMember({ groupId, members, view, now }: GroupMembers): SQL {
  const present = and(owned(resources, view.customId), isNull(resources.goneTime));
  const which = members.membership === "list" ? listed(groupId) : matched(members, view, now);
  return sql`(${and(present, which)})`;
}

/** Whether a resource that the clouds have is one of these. */
export function isAnyOf(ids: readonly number[], customId: number): SQL {
  const present = and(owned(resources, customId), isNull(resources.goneTime));
  return sql`(${and(present, inArray(resources.id, [...ids]))})`;
}

function listed(groupId: number): SQL {
  return sql`${resources.id} in (select resource_id from view_group_resources where group_id = ${groupId})`;
}

/** What the filter asks for, within cloud and project of the view. */
function matched(
  { filter }: GroupMembers["members"],
  { cloudCode, projectId }: GroupMembers["view"],
  now: Date,
): SQL | undefined {
  return and(
    cloudCode === "all" ? undefined : eq(resources.cloudCode, cloudCode),
    projectId === null ? undefined : eq(resources.projectName, projectId),
    askedResources(filter, now),
  );
}
