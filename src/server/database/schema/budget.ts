import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, numeric, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { BudgetCycle } from "../../../domain/budget/period";
import type { BudgetPlan, BudgetWarn } from "../../../domain/budget/outlook";
import type { BillCloudCode, CostKind, NotifyWay } from "../../../generated/api";
import type { Tag } from "./bill";
import { id, moment } from "./columns";
import { customers, users } from "./identity";
import { ownRows, rowsOf } from "./owned";
import { warningRecords } from "./warning";
import { webhooks } from "./webhook";

const amount = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** What customers plan to spend, of all of their bill or of a part of it. Amounts are CNY. */
export const budgets = pgTable(
  "budgets",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    budgetName: text("budget_name").notNull(),
    cycleType: text("cycle_type").$type<BudgetCycle>().notNull(),
    planType: text("plan_type").$type<BudgetPlan["planType"]>().notNull(),
    /** Of each period; of a fixed plan. */
    amount: amount("amount"),
    /** By period; of a plan by period. */
    quotas: jsonb("quotas").$type<{ period: string; amount: string }[]>().notNull(),
    feeType: text("fee_type").$type<CostKind>().notNull(),
    /** The part of the bill: any of each of these, and all where there are none. */
    clouds: jsonb("clouds").$type<BillCloudCode[]>().notNull(),
    products: jsonb("products").$type<string[]>().notNull(),
    projects: jsonb("projects").$type<number[]>().notNull(),
    tags: jsonb("tags").$type<Tag[]>().notNull(),
    accounts: jsonb("accounts").$type<string[]>().notNull(),
    warns: jsonb("warns").$type<BudgetWarn[]>().notNull(),
    notifyWays: jsonb("notify_ways").$type<NotifyWay[]>().notNull(),
    creator: text("creator").notNull(),
    createTime: moment("create_time").notNull(),
    /** When it was last warned of. */
    lastWarned: moment("last_warned"),
  },
  (budget) => [
    ownRows(budget.customId),
    unique("budgets_name").on(budget.customId, budget.budgetName),
    check(
      "budgets_amount",
      sql`${budget.amount} > 0 and (${budget.amount} is not null) = (${budget.planType} = 'FIX')`,
    ),
    index("budgets_create_time").on(budget.customId, budget.createTime, budget.id),
  ],
);

/** Who is warned. Users who are deleted drop out by themselves. */
export const budgetReceivers = pgTable(
  "budget_receivers",
  {
    budgetId: bigint("budget_id", { mode: "number" })
      .notNull()
      .references(() => budgets.id, { onDelete: "cascade" }),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (receiver) => [
    rowsOf(budgets, receiver.budgetId),
    primaryKey({ columns: [receiver.budgetId, receiver.userId] }),
    index("budget_receivers_user").on(receiver.userId),
  ],
);

/** The webhooks that are told of the warnings of a budget. */
export const budgetWebhooks = pgTable(
  "budget_webhooks",
  {
    budgetId: bigint("budget_id", { mode: "number" })
      .notNull()
      .references(() => budgets.id, { onDelete: "cascade" }),
    webhookId: bigint("webhook_id", { mode: "number" })
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
  },
  (row) => [
    rowsOf(budgets, row.budgetId),
    primaryKey({ columns: [row.budgetId, row.webhookId] }),
    index("budget_webhooks_webhook").on(row.webhookId),
  ],
);

/** What was warned of: each warning of a budget once in a period, and once more where its plan was changed so that another amount is the limit. */
export const budgetWarnings = pgTable(
  "budget_warnings",
  {
    id: id(),
    budgetId: bigint("budget_id", { mode: "number" })
      .notNull()
      .references(() => budgets.id, { onDelete: "cascade" }),
    period: text("period").notNull(),
    warnType: text("warn_type").$type<BudgetWarn["warnType"]>().notNull(),
    calType: text("cal_type").$type<BudgetWarn["calType"]>().notNull(),
    threshold: amount("threshold").notNull(),
    /** The use or forecast that was found, the amount that it was above, and what was planned. */
    foundAmount: numeric("found_amount", { precision: 38, scale: 8 }).notNull(),
    limitAmount: amount("limit_amount").notNull(),
    plannedAmount: amount("planned_amount"),
    /** The reminder by which the receivers were told. */
    recordId: bigint("record_id", { mode: "number" }).references(() => warningRecords.id, { onDelete: "set null" }),
    raiseTime: moment("raise_time").notNull(),
  },
  (warning) => [
    rowsOf(budgets, warning.budgetId),
    unique("budget_warnings_once").on(
      warning.budgetId,
      warning.period,
      warning.warnType,
      warning.calType,
      warning.threshold,
      warning.limitAmount,
    ),
    index("budget_warnings_raise_time").on(warning.budgetId, warning.raiseTime, warning.id),
    index("budget_warnings_record").on(warning.recordId),
  ],
);
