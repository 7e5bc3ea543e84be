import { and, between, or, type SQL, sql } from "drizzle-orm";
import type { CostKind } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import type { billLines } from "../../../database/schema/bill";
import { refuse } from "../../../errors";
import { matchedRule } from "../../allocation/matching";
import { readRules, type Rule } from "../../allocation/rules";
import { matchingCells } from "../cube/known";
import { matching } from "../filters";
import { costTable, dimensionColumns } from "./dimensions";
import type { CostTable } from "../filter-columns";
import type { CostTime, DayRange, MonthRange } from "./periods";
import { viewsAsked } from "./views";

/** A cell of the answer: a group in a period, or a sum where one or both are null. */
export interface CostCell {
  /** Its place among the groups, from 1; 0 for all that have none of their own; null in sums of all groups. */
  place: number | null;
  period: string | null;
  /** Values of the dimensions and what they are called, in the order that was asked for. */
  keys: (string | null)[] | null;
  names: (string | null)[] | null;
  /** Exact decimal texts; null where there is no line. */
  amount: string | null;
  compared: string | null;
  lineCount: string;
  comparedLines: string;
}

/** The column of each kind of costs. */
export const costAmounts = {
  payable: "payableAmount",
  cash: "cashAmount",
  amortized: "amortizedCost",
} as const satisfies Record<CostKind, keyof typeof billLines>;

/** Adds up what is asked for, in one statement: of one moment, and by the smallest table that tells it apart. */
export async function readCosts(query: Input<"listCosts">, time: CostTime, context: Context): Promise<CostCell[]> {
  const { by = [], granularity = "month", costKind = "payable", limit = 12, tagKey } = query;
  const byDay = granularity === "day";
  const rules = await rulesAsked(query, context);
  const table = costTable(query, time.within !== undefined || time.compared?.days !== undefined, rules);
  const columns = by.map((dimension) => dimensionColumns(table, dimension, tagKey));
  const array = (parts: SQL[]) => (parts.length === 0 ? sql`array[]::text[]` : sql`array[${sql.join(parts, sql`, `)}]`);
  // Absent values count as a value of their own.
  const keys = array(columns.map(({ key }) => key));
  const names = array(columns.map(({ name }) => sql`max(${name})`));
  const inTime = within(table, time);
  // A comparison of more months than lie between both is of some months of the time, too.
  const isCompared = comparedTime(table, time) ?? sql`false`;
  const period = byDay ? sql`${table}.bill_date::text` : sql`${table.billCycle}`;
  const allocated = matchedByRules(table, query, rules, context);
  const views = await viewsAsked(table, query, context);
  const lines = "lineCount" in table ? sql`sum(${table.lineCount})` : sql`count(*)`;
  const { rows } = await context.db.execute<CostCell & Record<string, unknown>>(sql`
    with cells as (
      select ${period} as period, ${inTime} as present, ${isCompared} as compared, ${keys} as keys, ${names} as names,
        sum(${table[costAmounts[costKind]]}) as amount, ${lines} as lines
      from ${table} ${views.join ?? sql``} where ${and(matchingCosts(table, query, time, context), allocated, views.where)}
      group by 1, 2, 3, 4 having ${lines} <> 0
    ), placed as (
      select keys, row_number() over (order by sum(amount) filter (where present) desc nulls last, keys) as place
      from cells group by keys
    ), shown as (
      select cells.*, case when place <= ${limit} then place else 0 end as shown from cells join placed using (keys)
    )
    select shown::int as place, period, case when shown > 0 then min(keys) end as keys, case when shown > 0 then max(names) end as names,
      (sum(amount) filter (where present))::text as amount, (sum(amount) filter (where compared))::text as compared,
      coalesce(sum(lines) filter (where present), 0)::text as "lineCount",
      coalesce(sum(lines) filter (where compared), 0)::text as "comparedLines"
    from shown group by grouping sets ((shown, period), (shown), (period), ())
    order by shown = 0, shown, period`);
  return rows;
}

/** Lines of the time and of what it is compared with, whatever else is asked for. */
function matchingCosts(table: CostTable, query: Input<"listCosts">, time: CostTime, context: Context): SQL | undefined {
  // The months are those of the time, and of what it is compared with; views are those of resources, by a join.
  const { startCycle: _start, endCycle: _end, granularity: _by, viewId: _views, ...filters } = query;
  return and(
    "lineCount" in table ? matchingCells(table, filters, context) : matching(filters, context),
    or(within(table, time), comparedTime(table, time)),
  );
}

/** The customer's allocation rules, where lines of some are asked for: which of them matches a line depends on all. @throws AnswerError NOT_FOUND */
async function rulesAsked(
  { allocationRuleId: ids = [] }: Input<"listCosts">,
  { db, user }: Context,
): Promise<readonly Rule[]> {
  if (ids.length === 0) return [];
  const rules = await readRules(db, user.customId);
  if (ids.some((id) => id !== 0 && !rules.some((rule) => rule.id === id))) throw refuse("NOT_FOUND");
  return rules;
}

/** The lines of the allocation rules that are asked for. */
function matchedByRules(
  table: CostTable,
  { allocationRuleId: ids = [] }: Input<"listCosts">,
  rules: readonly Rule[],
  { now }: Context,
): SQL | undefined {
  return ids.length === 0 ? undefined : sql`${matchedRule(table, rules, now())} = any(${sql.param(ids)}::bigint[])`;
}

function comparedTime(table: CostTable, { compared }: CostTime): SQL | undefined {
  if (!compared) return undefined;
  const { end, days } = compared;
  if (days === undefined) return within(table, compared);
  return and(
    within(table, compared),
    sql`(${table.billCycle} <> ${end} or extract(day from ${table}.bill_date) <= ${days})`,
  );
}

/** Lines on the bills of these months, and of these days where not all of them take part. */
function within(table: CostTable, { start, end, within: days }: MonthRange & { within?: DayRange }): SQL | undefined {
  const months = between(table.billCycle, start, end);
  return days ? and(months, sql`${table}.bill_date between ${days.startDate} and ${days.endDate}`) : months;
}
