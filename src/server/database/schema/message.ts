import { sql } from "drizzle-orm";
import { bigint, index, pgTable, smallint, text, varchar } from "drizzle-orm/pg-core";
import { ReadFlag } from "../../../generated/enums";
import type { MessageLevel, MessageType } from "../../../generated/api";
import { id, moment } from "./columns";
import { customers, users } from "./identity";
import { state } from "./states";
import { ownRows } from "./owned";

/** Messages of the message centre; each belongs to one user. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: varchar("title", { length: 200 }).notNull(),
    /** finance, product, security, om, campaign, contract. */
    type: varchar("type", { length: 16 }).$type<MessageType>().notNull(),
    subType: varchar("sub_type", { length: 32 }).notNull(),
    content: text("content").notNull(),
    /** Both in English, of what the product itself writes; readers of English see the Chinese where they are missing. */
    titleEn: varchar("title_en", { length: 200 }),
    contentEn: text("content_en"),
    /** 0 unread, 1 read. */
    readFlag: smallint("read_flag").$type<ReadFlag>().notNull().default(ReadFlag.unread),
    /** info, warn or critical. */
    level: varchar("level", { length: 16 }).$type<MessageLevel>().notNull(),
    /** What the message is about, e.g. order, bill, recharge; with bizId its number. */
    bizType: varchar("biz_type", { length: 32 }),
    bizId: varchar("biz_id", { length: 64 }),
    createTime: moment("create_time").notNull(),
    readTime: moment("read_time"),
  },
  (table) => [
    ownRows(table.customId),
    // With what the policy asks for, so that messages are counted in the index alone.
    index("messages_create_time").on(table.userId, table.customId, table.createTime, table.id),
    index("messages_type").on(table.userId, table.type, table.createTime),
    index("messages_read_flag").on(table.userId, table.readFlag, table.createTime),
    index("messages_unread")
      .on(table.userId)
      .where(sql`${table.readFlag} = ${state(ReadFlag.unread)}`),
  ],
);
