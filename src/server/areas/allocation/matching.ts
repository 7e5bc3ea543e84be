import { and, type SQL, sql } from "drizzle-orm";
import type { allocationRules } from "../../database/schema/allocation";
import { havingTags } from "../bill/tag-text";
import type { CostTable } from "../bill/cost/dimensions";

/** What of a rule decides which lines it matches. */
export type Matching = Pick<typeof allocationRules.$inferSelect, "id" | "filter" | "fromCycle" | "toCycle">;

/** Whether a rule tells apart what only the finer tables of the bill's cube do. */
export function isFine({ filter }: Matching): boolean {
  return filter.accounts.length + filter.projects.length + filter.tags.length > 0;
}

/** The id of the first rule, in the order given, that matches a row of the bill; 0 where none does. */
export function matchedRule(table: CostTable, rules: readonly Matching[]): SQL {
  if (rules.length === 0) return sql`0::bigint`;
  const cases = rules.map((rule) => sql`when ${conditionOf(table, rule)} then ${rule.id}::bigint`);
  return sql`case ${sql.join(cases, sql` `)} else 0::bigint end`;
}

function conditionOf(table: CostTable, { filter, fromCycle, toCycle }: Matching): SQL {
  const column = (name: string): SQL => sql`${table}.${sql.identifier(name)}`;
  const texts = (name: string, values: readonly string[]) =>
    values.length === 0 ? undefined : sql`${column(name)} = any(${sql.param(values)}::text[])`;
  const { projects } = filter;
  const all = and(
    texts("cloud_code", filter.clouds),
    texts("product_code", filter.products),
    texts("service_category", filter.categories),
    texts("pay_mode", filter.payModes),
    texts("account_uid", filter.accounts),
    projects.length === 0 ? undefined : sql`${column("project_id")} = any(${sql.param(projects)}::bigint[])`,
    havingTags(column("tags"), filter.tags),
    fromCycle === null ? undefined : sql`${table.billCycle} >= ${fromCycle}`,
    toCycle === null ? undefined : sql`${table.billCycle} <= ${toCycle}`,
  );
  return all ?? sql`true`;
}
