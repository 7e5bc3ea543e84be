import { and, type SQL, sql } from "drizzle-orm";
import type { allocationRules } from "../../database/schema/allocation";
import { keptFilter, keptRows } from "../../lists/kept-filter";
import { canName, cellColumns, columnsOf, type CostTable } from "../bill/filter-columns";

/** What of a rule decides which lines it matches. */
export type Matching = Pick<typeof allocationRules.$inferSelect, "id" | "filter" | "fromCycle" | "toCycle">;

/** The list of bill lines whose filters rules have. */
const list = "listBillDetails";

/** Whether a table knows everything that rules ask for; the lines do. */
export function knowsRules(table: CostTable, rules: readonly Pick<Matching, "filter">[]): boolean {
  if (!("lineCount" in table)) return true;
  const names = Object.keys(cellColumns(table));
  return rules.every(({ filter }) => {
    const asked = keptFilter(list, filter);
    return asked === undefined || canName(list, asked, names);
  });
}

/** The id of the first rule, in the order given, that matches a row of the bill; 0 where none does. The table has to tell rules apart. */
export function matchedRule(table: CostTable, rules: readonly Matching[], now: Date): SQL {
  if (rules.length === 0) return sql`0::bigint`;
  const cases = rules.map((rule) => sql`when ${conditionOf(table, rule, now)} then ${rule.id}::bigint`);
  return sql`case ${sql.join(cases, sql` `)} else 0::bigint end`;
}

function conditionOf(table: CostTable, { filter, fromCycle, toCycle }: Matching, now: Date): SQL {
  const all = and(
    keptRows(list, filter, columnsOf(table), now),
    fromCycle === null ? undefined : sql`${table.billCycle} >= ${fromCycle}`,
    toCycle === null ? undefined : sql`${table.billCycle} <= ${toCycle}`,
  );
  return all ?? sql`true`;
}
