import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { newAnomaly } from "../anomaly-rows";
import { type Example, other } from "../example";

const own = (db: Database) => newAnomaly(db);
const foreign = (db: Database) => newAnomaly(db, { customId: other });
const judged = { verdict: "no", judge: "admin", judgeTime: new Date(0) } as const;

/** Cost anomalies. */
export const examples = {
  listCostAnomalies: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "impactAmount",
      sortOrder: "ascending",
      keyword: "a",
      verdict: ["open", "planned"],
      cloudCode: ["aliyun"],
      startDate: "2026-01-01",
      endDate: "2026-12-31",
    }),
  },
  getCostAnomaly: { input: async (db) => ({ id: await own(db) }), foreign: { id: foreign } },
  listCostAnomalyParts: {
    input: async (db) => ({ id: await own(db), by: "resource" }),
    foreign: { id: foreign },
  },
  judgeCostAnomaly: {
    input: async (db) => ({ id: await own(db), verdict: "planned", remark: "大促" }),
    foreign: { id: foreign },
  },
  reopenCostAnomaly: {
    input: async (db) => ({ id: await newAnomaly(db, judged) }),
    foreign: { id: (db) => newAnomaly(db, { customId: other, ...judged }) },
  },
} satisfies Partial<Record<OperationId, Example>>;
