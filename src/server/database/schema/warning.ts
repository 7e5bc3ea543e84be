import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { DeliveryStatus } from "../../../generated/enums";
import type {
  DeliveryWay,
  NotifyWay,
  WarningDay,
  WarningPeriod,
  WarningRecordType,
  WarningType,
} from "../../../generated/api";
import { id, moment } from "./columns";
import { customers, users } from "./identity";
import { messages } from "./message";
import { state } from "./states";
import { ownRows, rowsOf } from "./owned";
import { webhooks } from "./webhook";

/** A text in both languages. */
const words = (name: string) => jsonb(name).$type<{ zh: string; en: string }>();

/** What a customer wants to be reminded of: at most one setting of each type, and none is the default one. */
export const warningSettings = pgTable(
  "warning_settings",
  {
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    warningType: text("warning_type").$type<WarningType>().notNull(),
    enabled: boolean("enabled").notNull(),
    /** CNY; of balance and consume. */
    threshold: numeric("threshold", { precision: 18, scale: 2 }),
    /** Of consume: what is added up. */
    period: text("period").$type<WarningPeriod>(),
    /** Of expire: days before; of arrears: days after which to remind again. */
    days: jsonb("days").$type<WarningDay[]>().notNull(),
    notifyWays: jsonb("notify_ways").$type<NotifyWay[]>().notNull(),
    silenceHours: integer("silence_hours").notNull(),
    /** Raised by one with every save. */
    version: integer("version").notNull(),
    updateTime: moment("update_time").notNull(),
    /** What it reminded of last, while that still holds: null as soon as it no longer does. */
    raisedFor: text("raised_for"),
    /** Since when what it watches for holds. */
    since: moment("since"),
    lastRaised: moment("last_raised"),
  },
  (setting) => [
    ownRows(setting.customId),
    primaryKey({ columns: [setting.customId, setting.warningType] }),
    check(
      "warning_settings_threshold",
      sql`${setting.threshold} >= 0 and (${setting.threshold} is not null) = (${setting.warningType} in ('balance', 'consume'))`,
    ),
    check("warning_settings_period", sql`(${setting.period} is not null) = (${setting.warningType} = 'consume')`),
    check("warning_settings_silence", sql`${setting.silenceHours} >= 0`),
  ],
);

/** Who is reminded. Users who are deleted drop out by themselves. */
export const warningReceivers = pgTable(
  "warning_receivers",
  {
    customId: bigint("custom_id", { mode: "number" }).notNull(),
    warningType: text("warning_type").$type<WarningType>().notNull(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (receiver) => [
    ownRows(receiver.customId),
    primaryKey({ columns: [receiver.customId, receiver.warningType, receiver.userId] }),
    foreignKey({
      columns: [receiver.customId, receiver.warningType],
      foreignColumns: [warningSettings.customId, warningSettings.warningType],
      name: "warning_receivers_setting_fk",
    }).onDelete("cascade"),
    index("warning_receivers_user").on(receiver.userId),
  ],
);

/** Reminders that were raised. */
export const warningRecords = pgTable(
  "warning_records",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    warningType: text("warning_type").$type<WarningRecordType>().notNull(),
    /** What it is about. */
    subject: words("subject").notNull(),
    /** What was found, and what was asked for. */
    value: words("value").notNull(),
    threshold: words("threshold").notNull(),
    /** The thing it is about and its number, as messages name it. */
    bizType: text("biz_type").notNull(),
    bizNo: text("biz_no").notNull(),
    notifyWays: jsonb("notify_ways").$type<DeliveryWay[]>().notNull(),
    /** What can happen once only: a thing that expires on a day, so many days before it. */
    occasion: text("occasion"),
    raiseTime: moment("raise_time").notNull(),
  },
  (row) => [
    ownRows(row.customId),
    uniqueIndex("warning_records_occasion").on(row.customId, row.occasion),
    index("warning_records_raise_time").on(row.customId, row.raiseTime, row.id),
    index("warning_records_thing").on(row.customId, row.bizType, row.bizNo, row.raiseTime),
  ],
);

/** What each receiver of a reminder gets, one row for each way. 0 waiting -> 1 delivered / 2 failed. */
export const warningDeliveries = pgTable(
  "warning_deliveries",
  {
    id: id(),
    recordId: bigint("record_id", { mode: "number" })
      .notNull()
      .references(() => warningRecords.id, { onDelete: "cascade" }),
    /** The receiver, who may be deleted later: what the row says of them stays. */
    userId: bigint("user_id", { mode: "number" }).references(() => users.id, { onDelete: "set null" }),
    receiver: text("receiver").notNull(),
    way: text("way").$type<DeliveryWay>().notNull(),
    /** Of the way webhook: which one; null where it is deleted. */
    webhookId: bigint("webhook_id", { mode: "number" }).references(() => webhooks.id, { onDelete: "set null" }),
    /** What is sent to it, as JSON. */
    payload: jsonb("payload").$type<object>(),
    /** Phone number or e-mail address, whole; what leaves the server is masked. Of a webhook its host. */
    address: text("address"),
    /** What was, or is to be, sent by text message or e-mail. */
    content: words("content"),
    status: integer("status").$type<DeliveryStatus>().notNull(),
    /** How often it was sent in vain, and not before when it is sent again. */
    failures: integer("failures").notNull().default(0),
    nextTime: moment("next_time"),
    /** Why it was last not delivered. */
    reason: words("reason"),
    /** The receiver's message in the message centre. */
    messageId: bigint("message_id", { mode: "number" }).references(() => messages.id, { onDelete: "set null" }),
    time: moment("time").notNull(),
  },
  (delivery) => [
    rowsOf(warningRecords, delivery.recordId),
    check(
      "warning_deliveries_status",
      sql`${delivery.status} between ${state(DeliveryStatus.waiting)} and ${state(DeliveryStatus.failed)}`,
    ),
    index("warning_deliveries_record").on(delivery.recordId, delivery.id),
    index("warning_deliveries_waiting")
      .on(delivery.time)
      .where(sql`${delivery.status} = ${state(DeliveryStatus.waiting)}`),
    index("warning_deliveries_webhook").on(delivery.webhookId, delivery.id),
    index("warning_deliveries_message").on(delivery.messageId),
    index("warning_deliveries_user").on(delivery.userId),
  ],
);
