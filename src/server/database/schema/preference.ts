import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, varchar } from "drizzle-orm/pg-core";
import { id, moment } from "./columns";
import { customers, users } from "./identity";
import { ownRows, rowsOf } from "./owned";

/** What each user prefers: one JSON value per key. */
export const preferences = pgTable(
  "preferences",
  {
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    key: varchar("key", { length: 100 }).notNull(),
    /** JSON as text: nobody searches in it, and jsonb refuses texts that JSON allows. */
    value: text("value").notNull(),
    updateTime: moment("update_time").notNull(),
  },
  (table) => [ownRows(table.customId), primaryKey({ columns: [table.userId, table.key] })],
);

/** Named ways to show a list: private to their owner, or shared with all users of the customer. */
export const savedViews = pgTable(
  "saved_views",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The list: subject and view, "messages.list". */
    list: varchar("list", { length: 100 }).notNull(),
    name: varchar("name", { length: 40 }).notNull(),
    shared: boolean("shared").notNull(),
    /** ViewState as JSON. */
    state: text("state").notNull(),
    updateTime: moment("update_time").notNull(),
  },
  (table) => [
    ownRows(table.customId),
    uniqueIndex("saved_views_name_key").on(table.userId, table.list, table.name),
    index("saved_views_list").on(table.customId, table.list),
  ],
);

/** Which view a user's list opens with. */
export const defaultViews = pgTable(
  "default_views",
  {
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    list: varchar("list", { length: 100 }).notNull(),
    viewId: bigint("view_id", { mode: "number" })
      .notNull()
      .references(() => savedViews.id, { onDelete: "cascade" }),
  },
  (table) => [
    rowsOf(users, table.userId),
    primaryKey({ columns: [table.userId, table.list] }),
    index("default_views_view").on(table.viewId),
  ],
);
