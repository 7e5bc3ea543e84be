import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { newRule, newUnit } from "../allocation-rows";
import { type Example, other, unique } from "../example";

const unit = (db: Database) => newUnit(db);
const rule = (db: Database) => newRule(db);
const foreignUnit = (db: Database) => newUnit(db, { customId: other });
const foreignRule = (db: Database) => newRule(db, { customId: other });

/** A fixed rule about a part of the bill. */
const asked = async (db: Database) => ({
  place: 1,
  way: "fixed",
  shares: [
    { unitId: await newUnit(db), percent: "33.33" },
    { unitId: await newUnit(db), percent: "66.67" },
  ],
  filter: "cloudCode = (aliyun, aws) and serviceCategory = Compute and tags:env = prod and projectId = 1",
  fromCycle: "2026-01",
  toCycle: "2026-12",
});
const time = { startCycle: "2026-09", endCycle: "2026-10", costKind: "cash", currency: "CNY" };

/** Cost allocation. */
export const examples = {
  listCostUnits: {
    input: () => ({ pageNum: 1, pageSize: 10, sortField: "unitName", sortOrder: "ascending", keyword: "a" }),
  },
  getCostUnit: { input: async (db) => ({ id: await unit(db) }), foreign: { id: foreignUnit } },
  saveCostUnit: {
    input: async (db) => ({
      id: await unit(db),
      version: 0,
      unitName: unique(),
      unitCode: unique(),
      unitOwner: "Li Jingyi",
      remark: "",
      clientToken: unique(),
    }),
    foreign: { id: foreignUnit },
  },
  deleteCostUnits: { input: async (db) => ({ ids: [await unit(db)] }), foreign: { ids: foreignUnit } },
  listAllocationRules: {
    input: () => ({ pageNum: 1, pageSize: 10, keyword: "a", ways: ["direct", "even"] }),
    foreign: { targetId: foreignUnit },
    filters: true,
  },
  listAllocationRuleNames: {},
  getAllocationRule: { input: async (db) => ({ id: await rule(db) }), foreign: { id: foreignRule } },
  saveAllocationRule: {
    input: async (db) => ({
      ...(await asked(db)),
      id: await rule(db),
      version: 0,
      ruleName: unique(),
      clientToken: unique(),
    }),
    foreign: { id: foreignRule },
  },
  previewAllocation: {
    input: async (db) => ({ ...(await asked(db)), id: await rule(db), billCycle: "2026-10" }),
    foreign: { id: foreignRule },
  },
  moveAllocationRule: { input: async (db) => ({ id: await rule(db), direction: "up" }), foreign: { id: foreignRule } },
  deleteAllocationRules: { input: async (db) => ({ ids: [await rule(db)] }), foreign: { ids: foreignRule } },
  listAllocatedCosts: { input: () => ({ pageNum: 1, pageSize: 10, ...time }) },
  listAllocationParts: {
    input: () => ({ pageNum: 1, pageSize: 10, ...time, kind: ["direct", "shared"] }),
    foreign: { unitId: foreignUnit },
    filters: true,
  },
} satisfies Partial<Record<OperationId, Example>>;
