import { bigint, index, integer, pgTable, varchar } from "drizzle-orm/pg-core";
import { bytes, id, moment } from "./columns";
import { customers, users } from "./identity";
import { ownRows } from "./owned";

/** Files that users hand in. A file is its uploader's alone until a row of the customer refers to it. */
export const files = pgTable(
  "files",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    /** Who uploaded it. What others refer to outlives its uploader's account. */
    userId: bigint("user_id", { mode: "number" }).references(() => users.id, { onDelete: "set null" }),
    name: varchar("name", { length: 128 }).notNull(),
    /** Media type, as the first bytes tell. */
    type: varchar("type", { length: 64 }).notNull(),
    size: integer("size").notNull(),
    content: bytes("content").notNull(),
    createTime: moment("create_time").notNull(),
    /** Since when a row refers to it; null: none yet, and after a day it is deleted. */
    claimTime: moment("claim_time"),
    /** Menu code with which the customer's other users may read it as well; null: only its uploader. */
    readCode: varchar("read_code", { length: 32 }),
  },
  (table) => [
    ownRows(table.customId),
    index("files_user").on(table.userId, table.claimTime),
    index("files_waiting").on(table.claimTime, table.createTime),
  ],
);
