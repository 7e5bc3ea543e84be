import { bigint, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { id, moment } from "./columns";
import { customers } from "./identity";
import { ownRows } from "./owned";

/** Addresses of customers' own systems that are told of alarms. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    webhookName: text("webhook_name").notNull(),
    url: text("url").notNull(),
    /** What signatures are made with, encrypted. */
    secret: text("secret").notNull(),
    creator: text("creator").notNull(),
    createTime: moment("create_time").notNull(),
  },
  (webhook) => [
    ownRows(webhook.customId),
    unique("webhooks_name").on(webhook.customId, webhook.webhookName),
    index("webhooks_create_time").on(webhook.customId, webhook.createTime, webhook.id),
  ],
);
