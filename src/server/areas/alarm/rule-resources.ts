import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** A resource that a rule is about. */
export interface RuleResource {
  ruleId: number;
  resourceId: number;
}

/** The condition that a row is of one of these, however many there are. */
export function isOfAny(table: { ruleId: AnyPgColumn; resourceId: AnyPgColumn }, among: readonly RuleResource[]): SQL {
  const ruleIds = sql.param(among.map(({ ruleId }) => ruleId));
  const resourceIds = sql.param(among.map(({ resourceId }) => resourceId));
  return sql`(${table.ruleId}, ${table.resourceId}) in (select * from unnest(${ruleIds}::bigint[], ${resourceIds}::bigint[]))`;
}

/** Names one, for looking it up. */
export function nameOf({ ruleId, resourceId }: { ruleId: number | null; resourceId: number }): string {
  return `${ruleId} ${resourceId}`;
}
