import { eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { users } from "../../../src/server/database/schema/identity";
import { webhooks } from "../../../src/server/database/schema/webhook";
import { newBudget } from "../budget-rows";
import { type Example, foreignId, other, ownId, unique } from "../example";

const own = (db: Database) => newBudget(db);
const foreign = (db: Database) => newBudget(db, { customId: other });
/** A budget by quarter, of a part of the bill. */
const asked = {
  cycleType: "QUARTER",
  planType: "CYCLE",
  quotas: [{ period: "2026-Q4", amount: "9000.00" }],
  feeType: "amortized",
  clouds: ["aliyun", "aws"],
  products: ["ecs"],
  projects: [1],
  tags: ["env=prod"],
  accounts: ["1234567890"],
  warns: [{ warnType: "FORECASTED", calType: "PERCENTAGE", threshold: "100.00" }],
};

/** Budgets. */
export const examples = {
  listBudgets: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "createTime",
      sortOrder: "ascending",
      keyword: "a",
      cycleType: ["MONTH", "YEAR"],
      budgetState: ["WARN", "OVER"],
    }),
  },
  getBudget: { input: async (db) => ({ id: await own(db) }), foreign: { id: foreign } },
  saveBudget: {
    input: async (db) => ({
      ...asked,
      id: await own(db),
      budgetName: unique(),
      notifyWays: ["site"],
      receivers: [await ownId(db, users, eq(users.username, "admin"))],
      webhookIds: [await ownId(db, webhooks)],
      clientToken: unique(),
    }),
    foreign: { id: foreign, webhookIds: foreignId(webhooks), receivers: foreignId(users) },
  },
  previewBudget: { input: () => asked },
  deleteBudgets: { input: async (db) => ({ ids: [await own(db)] }), foreign: { ids: foreign } },
  listBudgetPeriods: { input: async (db) => ({ id: await own(db) }), foreign: { id: foreign } },
  listBudgetPeriodAmounts: { input: async (db) => ({ id: await own(db) }), foreign: { id: foreign } },
  listBudgetWarnings: { input: () => ({ pageNum: 1, pageSize: 10 }), foreign: { budgetId: foreign }, filters: true },
  listBudgetAccounts: {},
  listBudgetProjects: {},
} satisfies Partial<Record<OperationId, Example>>;
