import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { newWebhook } from "../alarm-rows";
import { type Example, other, unique } from "../example";

const foreignWebhook = (db: Database) => newWebhook(db, { customId: other });

export const examples = {
  listWebhooks: { input: () => ({ pageNum: 1, pageSize: 10, webhookName: "值班" }) },
  getWebhook: { input: async (db) => ({ id: await newWebhook(db) }), foreign: { id: foreignWebhook } },
  saveWebhook: {
    input: async (db) => ({
      id: await newWebhook(db),
      webhookName: unique(),
      url: "https://hooks.example.com/alarms?key=1",
      renewSecret: true,
    }),
    foreign: { id: foreignWebhook },
  },
  deleteWebhooks: { input: async (db) => ({ ids: [await newWebhook(db)] }), foreign: { ids: foreignWebhook } },
  testWebhook: { input: async (db) => ({ id: await newWebhook(db) }), foreign: { id: foreignWebhook } },
} satisfies Partial<Record<OperationId, Example>>;
