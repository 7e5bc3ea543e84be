import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { type Example, other } from "../example";
import { dismissal, newSaving } from "../saving-rows";

const own = (db: Database) => newSaving(db);
const foreign = (db: Database) => newSaving(db, { customId: other });

/** Savings. */
export const examples = {
  listSavings: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "foundTime",
      sortOrder: "ascending",
      keyword: "a",
      kind: ["unattachedDisk", "stoppedHost"],
      status: [0, 1],
      cloudCode: ["aliyun"],
    }),
  },
  getSaving: { input: async (db) => ({ id: await own(db) }), foreign: { id: foreign } },
  getSavingSummary: {},
  dismissSavings: {
    input: async (db) => ({ ids: [await own(db)], reason: "other", remark: "示例" }),
    foreign: { ids: foreign },
  },
  reopenSavings: {
    input: async (db) => ({ ids: [await newSaving(db, dismissal)] }),
    foreign: { ids: (db) => newSaving(db, { customId: other, ...dismissal }) },
  },
} satisfies Partial<Record<OperationId, Example>>;
