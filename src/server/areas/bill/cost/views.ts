import { and, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { refuse } from "../../../errors";
import { joinMembers, viewNames, viewsOfResources } from "../parts/view-members";

/** Stands among the values of the dimension for resources that are in several views. */
export const severalViews = "+";

/** The dimension: a line belongs to the only view that its resource is in. Read where `viewsAsked` is joined. */
export const viewColumns = {
  key: sql`case when cardinality(members.views) > 1 then ${severalViews}::text else members.views[1]::text end`,
  name: sql`business_views.view_name`,
};

/** What a query needs of business views: a join, and a condition on it. */
export interface ViewsAsked {
  join?: SQL;
  where?: SQL | undefined;
}

/** Whether costs are divided or chosen by business views, which resources have to be told apart for. */
export function concernsViews({ by = [], viewId = [], excludeViewId = [] }: Input<"listCosts">): boolean {
  return by.includes("viewId") || viewId.length + excludeViewId.length > 0;
}

/** The business views of a query, joined to a table that tells resources apart. @throws AnswerError NOT_FOUND */
export async function viewsAsked(table: PgTable, query: Input<"listCosts">, context: Context): Promise<ViewsAsked> {
  if (!concernsViews(query)) return {};
  const { viewId = [], excludeViewId = [] } = query;
  const views = await viewNames(context);
  const isOwn = (id: number): boolean => views.some((view) => view.viewId === id);
  if (![...viewId, ...excludeViewId].every(isOwn)) throw refuse("NOT_FOUND");
  return {
    join: sql`${joinMembers(await viewsOfResources(context), table)} left join business_views on business_views.id = members.views[1]`,
    where: and(
      viewId.length > 0 ? inAny(viewId) : undefined,
      excludeViewId.length > 0 ? sql`${inAny(excludeViewId)} is not true` : undefined,
    ),
  };
}

/** Null for what is in no view. */
function inAny(ids: readonly number[]): SQL {
  return sql`(members.views && ${sql.param(ids)}::bigint[])`;
}
