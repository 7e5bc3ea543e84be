import { asc, eq, sql } from "drizzle-orm";
import type { Division } from "../../../domain/allocation/allocate";
import type { Queryable, Tx } from "../../database/client";
import { allocationRules, allocationTargets } from "../../database/schema/allocation";
import { owned } from "../../lists/owner";

/** A row of rules. */
export type RuleRow = typeof allocationRules.$inferSelect;

/** A rule and the cost units it allocates to, in their order. */
export interface Rule extends RuleRow {
  targets: Division["targets"][number][];
}

/** The customer's rules in the order in which they are applied. */
export async function readRules(db: Queryable, customId: number): Promise<Rule[]> {
  const rows = await db
    .select()
    .from(allocationRules)
    .where(owned(allocationRules, customId))
    .orderBy(asc(allocationRules.place), asc(allocationRules.id));
  const targets = await db
    .select({
      ruleId: allocationTargets.ruleId,
      unitId: allocationTargets.unitId,
      percent: allocationTargets.percent,
    })
    .from(allocationTargets)
    .innerJoin(allocationRules, eq(allocationRules.id, allocationTargets.ruleId))
    .where(owned(allocationRules, customId))
    .orderBy(asc(allocationTargets.ruleId), asc(allocationTargets.at));
  return rows.map((row) => ({
    ...row,
    targets: targets.flatMap(({ ruleId, ...target }) => (ruleId === row.id ? [target] : [])),
  }));
}

/** Lets one change of a customer's rules at a time, so that neither their number nor their order is outrun. */
export async function lockRules(tx: Tx, customId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('allocation rules', ${customId}))`);
}

/** The ids of the customer's rules in their order. */
export async function idsInOrder(tx: Tx, customId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: allocationRules.id })
    .from(allocationRules)
    .where(owned(allocationRules, customId))
    .orderBy(asc(allocationRules.place), asc(allocationRules.id));
  return rows.map(({ id }) => id);
}

/** Gives rules the places 1, 2, 3 … in the order of their ids. */
export async function placeRules(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update ${allocationRules} set place = ordered.place
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as ordered(id, place)
    where ${allocationRules.id} = ordered.id and ${allocationRules.place} <> ordered.place`);
}
