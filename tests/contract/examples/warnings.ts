import { and, eq } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { users } from "../../../src/server/database/schema/identity";
import { warningDeliveries, warningRecords, warningSettings } from "../../../src/server/database/schema/warning";
import { type Example, firstId, foreignId, other, own, ownId } from "../example";

/** A reminder that was raised, of the admin's customer unless told. */
async function newRecord(db: Database, customId: number = own): Promise<number> {
  const words = { zh: "示例", en: "Example" };
  const row = {
    customId,
    warningType: "balance",
    subject: words,
    value: words,
    threshold: words,
    bizType: "account",
    bizNo: "balance",
    notifyWays: ["site"],
    raiseTime: new Date(),
  } as const;
  const [made] = await db
    .insert(warningRecords)
    .values({ ...row, notifyWays: [...row.notifyWays] })
    .returning({ id: warningRecords.id });
  return made?.id ?? 0;
}

/** An e-mail to the main account that could not be delivered. */
async function newFailed(db: Database, customId: number = own): Promise<number> {
  const recordId = await newRecord(db, customId);
  const userId = await firstId(db, users, eq(users.customId, customId));
  const words = { zh: "示例", en: "Example" };
  const sent = { receiver: "admin", way: "email", address: "a@example.com", content: words } as const;
  const [made] = await db
    .insert(warningDeliveries)
    .values({ recordId, userId, ...sent, status: 2, failures: 8, reason: words, time: new Date() })
    .returning({ id: warningDeliveries.id });
  return made?.id ?? 0;
}

async function versionOf(db: Database): Promise<number> {
  const [row] = await db
    .select()
    .from(warningSettings)
    .where(and(eq(warningSettings.customId, own), eq(warningSettings.warningType, "balance")));
  return row?.version ?? 0;
}

/** Reminders. */
export const examples = {
  listWarningSettings: {},
  getWarningSetting: { input: () => ({ type: "balance" }) },
  saveWarningSetting: {
    input: async (db) => ({
      type: "balance",
      version: await versionOf(db),
      enabled: true,
      threshold: "5000.00",
      notifyWays: ["site"],
      receivers: [await ownId(db, users, eq(users.username, "admin"))],
      silenceHours: 24,
    }),
    foreign: { receivers: foreignId(users) },
  },
  switchWarningSetting: { input: () => ({ type: "arrears", enabled: true }) },
  previewWarningSetting: { input: () => ({ type: "consume", threshold: "100.00", period: "day", days: [7, 1] }) },
  listWarningReceivers: { input: () => ({ pageNum: 1, pageSize: 10, keyword: "a" }) },
  listWarningRecords: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "raiseTime",
      sortOrder: "ascending",
      warningType: ["balance", "expire"],
      result: [1, 3],
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  listFailedDeliveries: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      keyword: "a",
      way: ["email", "webhook"],
      warningType: ["alarm"],
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  resendDeliveries: {
    input: async (db) => ({ ids: [await newFailed(db)] }),
    foreign: { ids: (db) => newFailed(db, other) },
  },
  getWarningRecord: {
    input: async (db) => ({ id: await newRecord(db) }),
    foreign: { id: (db) => newRecord(db, other) },
  },
} satisfies Partial<Record<OperationId, Example>>;
