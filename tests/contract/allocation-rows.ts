import type { AllocationRule } from "../../src/generated/api";
import type { Queryable } from "../../src/server/database/client";
import { allocationRules, allocationTargets, costUnits } from "../../src/server/database/schema/allocation";
import { own, unique } from "./example";

type Unit = typeof costUnits.$inferInsert;
type Rule = typeof allocationRules.$inferInsert;

/** The cost units of a rule, as it is answered. */
export function unitsOf({ unitId, unitIds, shares }: AllocationRule): number[] {
  return [...(unitId === null ? [] : [unitId]), ...unitIds, ...shares.map((share) => share.unitId)];
}

/** A cost unit. @returns its id */
export async function newUnit(db: Queryable, row: Partial<Unit> = {}): Promise<number> {
  const usual = { customId: own, unitName: unique(), unitCode: unique(), creator: "admin", createTime: new Date() };
  const [made] = await db
    .insert(costUnits)
    .values({ ...usual, ...row })
    .returning({ id: costUnits.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}

/** A direct rule that stands last and matches nothing, to a unit of its own unless told. @returns its id */
export async function newRule(db: Queryable, row: Partial<Rule> = {}, units: number[] = []): Promise<number> {
  const { customId = own } = row;
  const usual: Rule = {
    customId,
    ruleName: unique(),
    place: 1 + (await db.$count(allocationRules)),
    way: "direct",
    filter: "accountUid = no-such-account",
    creator: "admin",
    createTime: new Date(),
  };
  const [made] = await db
    .insert(allocationRules)
    .values({ ...usual, ...row })
    .returning({ id: allocationRules.id });
  if (!made) throw new Error("an insert returns its row");
  const targets = units.length > 0 ? units : [await newUnit(db, { customId })];
  await db.insert(allocationTargets).values(targets.map((unitId, at) => ({ ruleId: made.id, unitId, at })));
  return made.id;
}
