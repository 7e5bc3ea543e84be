import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { ResourceAction, ResourceType } from "../../../generated/api";
import { id, moment } from "./columns";

/** What was done in the simulated clouds: the rest of their state follows from their seed and the time. */
export const simulatedOperations = pgTable(
  "simulated_operations",
  {
    id: id(),
    /** The operation's key, by which its sender may ask for it. */
    key: text("key").notNull().unique(),
    accountUid: text("account_uid").notNull(),
    type: text("type").$type<ResourceType>().notNull(),
    resourceId: text("resource_id").notNull(),
    action: text("action").$type<ResourceAction>().notNull(),
    input: jsonb("input").$type<Record<string, string | number>>().notNull(),
    startTime: moment("start_time").notNull(),
    /** When it takes effect, or fails. */
    endTime: moment("end_time").notNull(),
    /** Why it fails; null where it succeeds. */
    failReason: jsonb("fail_reason").$type<{ zh: string; en: string }>(),
  },
  (operation) => [index("simulated_operations_account").on(operation.accountUid, operation.type, operation.resourceId)],
);
