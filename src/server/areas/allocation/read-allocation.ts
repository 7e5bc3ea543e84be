import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import { allocate, type AllocatedPart, type MatchedCost } from "../../../domain/allocation/allocate";
import type { CostKind, Currency } from "../../../generated/api";
import type { Context } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { costUnits } from "../../database/schema/allocation";
import { billLines } from "../../database/schema/bill";
import { billMonths, billTotals } from "../../database/schema/bill-cube";
import { owned } from "../../lists/owner";
import { costAmounts } from "../bill/cost/read-costs";
import { type Matching, matchedRule, knowsRules } from "./matching";
import { readRules, type Rule } from "./rules";

/** Which costs are allocated. */
export interface CostScope {
  /** First and last month; absent for no bound. */
  startCycle: string | undefined;
  endCycle: string | undefined;
  costKind: CostKind;
  currency: Currency;
  /** The moment from which filters count days. */
  now: Date;
}

/** A cost unit, as answers name it. */
export type Unit = Pick<typeof costUnits.$inferSelect, "id" | "unitName" | "unitCode" | "unitOwner">;

/** Costs, and what the customer's rules make of them. */
export interface Allocation {
  units: Unit[];
  rules: Rule[];
  matched: MatchedCost[];
  parts: AllocatedPart[];
}

/** Allocates costs by the customer's rules. */
export function readAllocation(scope: CostScope, context: Context): Promise<Allocation> {
  const { customId } = context.user;
  return atOneMoment(context.db, async (tx) => {
    const [units, rules] = [await readUnits(tx, customId), await readRules(tx, customId)];
    const matched = await matchedCosts(tx, customId, rules, scope);
    return { units, rules, matched, parts: allocate(divisionsOf(rules), matched) };
  });
}

/** Reads in one snapshot, so that a bill or a rule that changes in between cannot make parts and sums disagree. */
export function atOneMoment<T>(db: Queryable, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
}

/** The customer's cost units, by code. */
export function readUnits(db: Queryable, customId: number): Promise<Unit[]> {
  const { id, unitName, unitCode, unitOwner } = costUnits;
  return db
    .select({ id, unitName, unitCode, unitOwner })
    .from(costUnits)
    .where(owned(costUnits, customId))
    .orderBy(asc(unitCode));
}

/** How rules divide what they match. */
export function divisionsOf(rules: readonly Pick<Rule, "id" | "way" | "targets">[]) {
  return rules.map(({ id, way, targets }) => ({ ruleId: id, way, targets }));
}

/** What each rule matches in each month, and what none does: exactly the bill. By the smallest table that tells rules apart. */
export async function matchedCosts(
  db: Queryable,
  customId: number,
  rules: readonly Matching[],
  { startCycle, endCycle, costKind, currency, now }: CostScope,
): Promise<MatchedCost[]> {
  const table = [billTotals, billMonths].find((one) => knowsRules(one, rules)) ?? billLines;
  const lines = "lineCount" in table ? sql`sum(${table.lineCount})` : sql`count(*)`;
  const where = and(
    owned(table, customId),
    eq(table.currency, currency),
    startCycle === undefined ? undefined : gte(table.billCycle, startCycle),
    endCycle === undefined ? undefined : lte(table.billCycle, endCycle),
  );
  const { rows } = await db.execute<{ month: string; rule: string; amount: string }>(sql`
    select ${table.billCycle} as month, ${matchedRule(table, rules, now)} as rule, sum(${table[costAmounts[costKind]]})::text as amount
    from ${table} where ${where} group by 1, 2 having ${lines} <> 0 order by 1, 2`);
  return rows.map(({ month, rule, amount }) => ({ month, ruleId: rule === "0" ? null : Number(rule), amount }));
}
