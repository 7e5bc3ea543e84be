import { sql } from "drizzle-orm";
import { bigint, check, index, integer, numeric, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { AllocationWay } from "../../../domain/allocation/allocate";
import { id, moment } from "./columns";
import { customers } from "./identity";
import { ownRows, rowsOf } from "./owned";

/** What costs are allocated to: departments, teams, product lines. */
export const costUnits = pgTable(
  "cost_units",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    unitName: text("unit_name").notNull(),
    unitCode: text("unit_code").notNull(),
    unitOwner: text("unit_owner"),
    remark: text("remark"),
    version: integer("version").notNull().default(0),
    creator: text("creator").notNull(),
    createTime: moment("create_time").notNull(),
  },
  (unit) => [
    ownRows(unit.customId),
    unique("cost_units_name").on(unit.customId, unit.unitName),
    unique("cost_units_code").on(unit.customId, unit.unitCode),
    index("cost_units_create_time").on(unit.customId, unit.createTime, unit.id),
  ],
);

/** Rules by which bill lines are allocated to cost units. A line is matched by the first one in the order of places. */
export const allocationRules = pgTable(
  "allocation_rules",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    ruleName: text("rule_name").notNull(),
    /** From 1, without gaps. */
    place: integer("place").notNull(),
    way: text("way").$type<AllocationWay>().notNull(),
    /** As listBillDetails takes it, in names and codes; empty where it asks for all. */
    filter: text("filter").notNull(),
    /** First and last month it is valid in; null for no bound. */
    fromCycle: text("from_cycle"),
    toCycle: text("to_cycle"),
    version: integer("version").notNull().default(0),
    creator: text("creator").notNull(),
    createTime: moment("create_time").notNull(),
  },
  (rule) => [
    ownRows(rule.customId),
    unique("allocation_rules_name").on(rule.customId, rule.ruleName),
    check("allocation_rules_time", sql`${rule.fromCycle} <= ${rule.toCycle}`),
    index("allocation_rules_place").on(rule.customId, rule.place, rule.id),
  ],
);

/** The cost units of a rule, in their order. */
export const allocationTargets = pgTable(
  "allocation_targets",
  {
    ruleId: bigint("rule_id", { mode: "number" })
      .notNull()
      .references(() => allocationRules.id, { onDelete: "cascade" }),
    unitId: bigint("unit_id", { mode: "number" })
      .notNull()
      .references(() => costUnits.id),
    at: integer("at").notNull(),
    /** Of a fixed rule. */
    percent: numeric("percent", { precision: 5, scale: 2 }),
  },
  (target) => [
    rowsOf(allocationRules, target.ruleId),
    primaryKey({ columns: [target.ruleId, target.unitId] }),
    index("allocation_targets_unit").on(target.unitId),
  ],
);
