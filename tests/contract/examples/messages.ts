import { and, eq, ne } from "drizzle-orm";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { users } from "../../../src/server/database/schema/identity";
import { messages } from "../../../src/server/database/schema/message";
import { type Example, firstId, own, ownId } from "../example";

const ownMessage = async (db: Database) =>
  firstId(db, messages, eq(messages.userId, await ownId(db, users, eq(users.username, "admin"))));

/** A colleague's: of the same customer, and still not the admin's. */
const colleaguesMessage = async (db: Database) =>
  firstId(
    db,
    messages,
    and(eq(messages.customId, own), ne(messages.userId, await ownId(db, users, eq(users.username, "admin")))),
  );

export const examples = {
  listMessages: {
    input: () => ({
      type: ["finance", "om"],
      readFlag: 0,
      keyword: "1",
      startTime: "2024-01-01 00:00:00",
      sortField: "type",
      pageSize: 50,
    }),
  },
  getMessage: { input: async (db) => ({ id: await ownMessage(db) }), foreign: { id: colleaguesMessage } },
  deleteMessages: { input: async (db) => ({ ids: [await ownMessage(db)] }), foreign: { ids: colleaguesMessage } },
  markMessagesRead: { input: async (db) => ({ ids: [await ownMessage(db)] }), foreign: { ids: colleaguesMessage } },
  countMessages: {},
  countUnreadMessages: {},
} satisfies Partial<Record<OperationId, Example>>;
