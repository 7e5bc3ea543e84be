import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { sumOfCosts } from "../resource/month-cost";
import { type GroupMembers, membersOf } from "./members";

/** What the resources of a view or a group come to, each counted once. */
export interface Figures {
  resourceCount: number;
  monthCost: string;
}

/** Of what has no resources. */
export const noFigures: Figures = { resourceCount: 0, monthCost: "0.00" };

/** The figures of each view that these groups belong to, by its id. A view without resources is missing. */
export function figuresOfViews(db: Queryable, groups: readonly GroupMembers[]): Promise<ReadonlyMap<number, Figures>> {
  return figures(db, groups, sql.raw("view_id"));
}

/** The figures of each of these groups, by its id. A group without resources is missing. */
export function figuresOfGroups(db: Queryable, groups: readonly GroupMembers[]): Promise<ReadonlyMap<number, Figures>> {
  return figures(db, groups, sql.raw("group_id"));
}

async function figures(db: Queryable, groups: readonly GroupMembers[], by: SQL): Promise<ReadonlyMap<number, Figures>> {
  if (groups.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; resource_count: string; month_cost: string }>(sql`
    with members as materialized (select distinct ${by} as id, resource_id from ${membersOf(groups)} as each_group)
    select members.id, count(*) as resource_count, ${sumOfCosts()} as month_cost
    from members inner join resources on resources.id = members.resource_id
    group by members.id`);
  return new Map(
    rows.map(({ id, resource_count, month_cost }) => [
      Number(id),
      { resourceCount: Number(resource_count), monthCost: month_cost },
    ]),
  );
}
