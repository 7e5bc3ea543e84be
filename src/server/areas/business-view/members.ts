import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { ViewCloud } from "../../../generated/api";
import type { Context } from "../../context";
import type { Queryable } from "../../database/client";
import { businessViews, viewGroups } from "../../database/schema/business-view";
import { resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import { both, owned } from "../../lists/owner";

type Group = typeof viewGroups.$inferSelect;
type View = typeof businessViews.$inferSelect;

/** What says which resources a group has: its own filter or list, and what its view narrows a filter to. */
export interface GroupMembers {
  groupId: number;
  viewId: number;
  members: Pick<Group, "membership" | "filter" | "cloudAccountId">;
  view: Pick<View, "customId" | "projectId"> & { cloudCode: ViewCloud };
}

/** The groups of these views, or those that a condition names. */
export async function groupsWith(db: Queryable, where: SQL): Promise<GroupMembers[]> {
  const rows = await db
    .select()
    .from(viewGroups)
    .innerJoin(businessViews, eq(businessViews.id, viewGroups.viewId))
    .where(where)
    .orderBy(viewGroups.id);
  return rows.map(({ view_groups: group, business_views: view }) => ({
    groupId: group.id,
    viewId: view.id,
    members: group,
    view,
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
  { db, user }: Context,
): Promise<SQL | undefined> {
  if (viewId === undefined && groupId === undefined) return undefined;
  const named = [
    ...(viewId === undefined ? [] : [eq(businessViews.id, viewId)]),
    ...(groupId === undefined ? [] : [eq(viewGroups.id, groupId)]),
  ];
  const groups = await groupsWith(db, named.reduce(both, owned(businessViews, user.customId)));
  return sql`${resourceId} in (select resource_id from ${membersOf(groups)} as members)`;
}

/** Whether a resource is in a group. */
export function isMember({ groupId, members, view }: GroupMembers): SQL {
  const present = and(owned(resources, view.customId), isNull(resources.goneTime));
  const which = members.membership === "list" ? listed(groupId) : matched(members, view);
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

/** Each property narrows further; one that is absent or empty asks for nothing. */
function matched(
  { filter, cloudAccountId }: GroupMembers["members"],
  { cloudCode, projectId, customId }: GroupMembers["view"],
): SQL | undefined {
  const { type = [], cloudCode: cloudCodes = [], tagKey = "", tagValue = "" } = filter;
  return and(
    cloudCode === "all" ? undefined : eq(resources.cloudCode, cloudCode),
    projectId === null ? undefined : eq(resources.projectName, projectId),
    type.length > 0 ? inArray(resources.type, type) : undefined,
    cloudCodes.length > 0 ? inArray(resources.cloudCode, cloudCodes) : undefined,
    cloudAccountId === null ? undefined : eq(resources.cloudAccountId, cloudAccountId),
    tagKey.trim() === "" && tagValue.trim() === "" ? undefined : tagged(customId, tagKey, tagValue),
  );
}

function tagged(customId: number, tagKey: string, tagValue: string): SQL {
  const which = and(
    owned(tags, customId),
    tagKey.trim() === "" ? undefined : eq(tags.tagKey, tagKey),
    tagValue.trim() === "" ? undefined : eq(tags.tagValue, tagValue),
  );
  return sql`${resources.id} in (select ${tagBinds.resourceId} from ${tagBinds} inner join ${tags} on ${eq(tags.id, tagBinds.tagId)} where ${which})`;
}
