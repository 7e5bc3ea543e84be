import type { Handlers } from "../../context";
import { allocationRuleList, costUnitList } from "./lists";
import { allocatedCostPage, allocationPartPage } from "./pages";
import { previewAllocation } from "./preview";
import { readRules } from "./rules";
import { deleteRules, moveRule, saveRule } from "./save-rule";
import { deleteUnits, saveUnit } from "./save-unit";
import { unallocatedName } from "./words";

/** Cost units and allocation rules of the caller's customer, and its costs by them. */
export const handlers = {
  getCostUnit: async ({ id }, context) => costUnitList.show(await costUnitList.get(id, context), context),

  saveCostUnit: (input, context) => saveUnit(input, context),

  deleteCostUnits: async ({ ids }, context) => {
    await deleteUnits(ids, context);
    return null;
  },

  getAllocationRule: async ({ id }, context) =>
    allocationRuleList.show(await allocationRuleList.get(id, context), context),

  listAllocationRuleNames: async (_input, context) => {
    const rules = await readRules(context.db, context.user.customId);
    const named = rules.map(({ id, ruleName }) => ({ ruleId: id, ruleName }));
    return [...named, { ruleId: 0, ruleName: unallocatedName(context) }];
  },

  saveAllocationRule: (input, context) => saveRule(input, context),

  previewAllocation: (input, context) => previewAllocation(input, context),

  moveAllocationRule: async (input, context) => {
    await moveRule(input, context);
    return null;
  },

  deleteAllocationRules: async ({ ids }, context) => {
    await deleteRules(ids, context);
    return null;
  },

  listAllocatedCosts: (input, context) => allocatedCostPage(input, context),

  listAllocationParts: (input, context) => allocationPartPage(input, context),
} satisfies Partial<Handlers>;
