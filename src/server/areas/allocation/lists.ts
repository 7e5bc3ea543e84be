import { asc, eq, inArray, sql } from "drizzle-orm";
import { formatDecimal } from "../../../domain/decimal-format";
import type { AllocationRule } from "../../../generated/api";
import type { Context } from "../../context";
import { allocationRules, allocationTargets, costUnits } from "../../database/schema/allocation";
import { defineList } from "../../lists/define-list";
import { anyOf, contains } from "../../lists/filter";
import { keptParts } from "../../lists/kept-filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime } from "../../time";

/** Cost units of the caller's customer. */
export const costUnitList = defineList("listCostUnits", {
  table: costUnits,
  owner: ofCustomer(costUnits.customId),
  filters: { keyword: contains(costUnits.unitName, costUnits.unitCode, costUnits.unitOwner) },
  sort: { fields: costUnits, default: costUnits.unitCode, order: "ascending" },
  load: rulesPerUnit,
  show: ({ customId: _custom, createTime, ...unit }, _context, counts) => ({
    ...unit,
    ruleCount: counts.get(unit.id) ?? 0,
    createTime: toLocalDateTime(createTime),
  }),
});

/** Rules of the caller's customer, in the order in which they are applied. */
export const allocationRuleList = defineList("listAllocationRules", {
  table: allocationRules,
  owner: ofCustomer(allocationRules.customId),
  filters: {
    keyword: contains(allocationRules.ruleName),
    ways: anyOf(allocationRules.way),
    targetId: (unitId) =>
      sql`exists (select from ${allocationTargets} where ${allocationTargets.ruleId} = ${allocationRules.id} and ${allocationTargets.unitId} = ${unitId})`,
  },
  sort: [asc(allocationRules.place), asc(allocationRules.id)],
  load: targetsOfRules,
  show: ({ customId: _custom, createTime, ...rule }, _context, targets) => ({
    ...rule,
    ...shownTargets(rule.way, targets.get(rule.id) ?? []),
    conditionCount: keptParts("listBillDetails", rule.filter),
    createTime: toLocalDateTime(createTime),
  }),
});

/** The lists of this area, by operation. */
export const lists = { listCostUnits: costUnitList, listAllocationRules: allocationRuleList };

/** How many rules allocate to each unit, by its id. */
async function rulesPerUnit(units: readonly { id: number }[], { db }: Context): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ unitId: allocationTargets.unitId, count: sql<number>`count(*)`.mapWith(Number) })
    .from(allocationTargets)
    .where(
      inArray(
        allocationTargets.unitId,
        units.map(({ id }) => id),
      ),
    )
    .groupBy(allocationTargets.unitId);
  return new Map(rows.map(({ unitId, count }) => [unitId, count]));
}

/** A cost unit of a rule. */
interface Target {
  unitId: number;
  unitName: string;
  percent: string | null;
}

/** The cost units of rules in their order, by the rule's id. */
async function targetsOfRules(
  rules: readonly { id: number }[],
  { db }: Context,
): Promise<ReadonlyMap<number, Target[]>> {
  const { ruleId, unitId, percent, at } = allocationTargets;
  const rows = await db
    .select({ ruleId, unitId, percent, unitName: costUnits.unitName })
    .from(allocationTargets)
    .innerJoin(costUnits, eq(costUnits.id, unitId))
    .where(
      inArray(
        ruleId,
        rules.map(({ id }) => id),
      ),
    )
    .orderBy(asc(at));
  return new Map(rules.map(({ id }) => [id, rows.filter((row) => row.ruleId === id)]));
}

function shownTargets(
  way: AllocationRule["way"],
  targets: readonly Target[],
): Pick<AllocationRule, "unitId" | "unitIds" | "shares" | "targetNames"> {
  const ids = targets.map(({ unitId }) => unitId);
  return {
    unitId: way === "direct" ? (ids[0] ?? null) : null,
    unitIds: way === "proportional" || way === "even" ? ids : [],
    shares: targets.flatMap(({ unitId, percent }) => (percent === null ? [] : [{ unitId, percent }])),
    targetNames: targets.map(({ unitName, percent }) =>
      percent === null ? unitName : `${unitName} ${formatDecimal(percent) ?? percent}%`,
    ),
  };
}
