import { asc, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { BillViewName } from "../../../../generated/api";
import type { Context } from "../../../context";
import { billLines } from "../../../database/schema/bill";
import { businessViews } from "../../../database/schema/business-view";
import { owned } from "../../../lists/owner";
import { groupsWith, membersOf } from "../../business-view/members";

/** The resources of the customer's views by what bill lines tell them apart, each with the ids of its views, as a query. */
export async function viewsOfResources(context: Context): Promise<SQL> {
  const groups = await groupsWith(context, owned(businessViews, context.user.customId));
  return sql`(
    select account.cloud_code, account.account_uid, resources.resource_id,
      array_agg(distinct member.view_id order by member.view_id) as views
    from ${membersOf(groups)} as member
    inner join resources on resources.id = member.resource_id
    inner join cloud_accounts account on account.id = resources.cloud_account_id
    group by 1, 2, 3)`;
}

/** Joins them as `members` to bill lines, or to the cells of resources: every row stays one, in however many views its resource is. */
export function joinMembers(members: SQL, table: PgTable): SQL {
  return sql`left join ${members} as members on members.resource_id = ${table}.resource_id
    and members.cloud_code = ${table}.cloud_code and members.account_uid = ${table}.account_uid`;
}

/** The customer's views in their order. */
export function viewNames({ db, user }: Context): Promise<BillViewName[]> {
  return db
    .select({ viewId: businessViews.id, viewName: businessViews.viewName })
    .from(businessViews)
    .where(owned(businessViews, user.customId))
    .orderBy(asc(businessViews.viewSort), asc(businessViews.id));
}

/** The lines of the resources that a view has. */
export async function linesOfView(viewId: number, context: Context): Promise<SQL> {
  return sql`(${billLines.cloudCode}, ${billLines.accountUid}, ${billLines.resourceId}) in (
    select cloud_code, account_uid, resource_id from ${await viewsOfResources(context)} as members
    where ${viewId}::bigint = any(members.views))`;
}

/** The views that have a resource in common with another one. */
export async function sharedViews(context: Context): Promise<Set<number>> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    select distinct unnest(views)::text as id from ${await viewsOfResources(context)} as members where cardinality(views) > 1`);
  return new Set(rows.map(({ id }) => Number(id)));
}
