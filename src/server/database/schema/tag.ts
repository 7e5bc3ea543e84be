import { bigint, foreignKey, index, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { ResourceType, TagColor } from "../../../generated/api";
import { id, moment } from "./columns";
import { customers } from "./identity";
import { ownRows, rowsOf } from "./owned";
import { resources } from "./resource";

/** A customer's tags: pairs of key and value that resources are sorted by. */
export const tags = pgTable(
  "tags",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    tagKey: text("tag_key").notNull(),
    tagValue: text("tag_value").notNull(),
    color: text("color").$type<TagColor>().notNull(),
    remark: text("remark"),
    creator: text("creator").notNull(),
    createTime: moment("create_time").notNull(),
  },
  (tag) => [
    ownRows(tag.customId),
    unique("tags_pair").on(tag.customId, tag.tagKey, tag.tagValue),
    unique("tags_id_key").on(tag.id, tag.tagKey),
    index("tags_create_time").on(tag.customId, tag.createTime, tag.id),
  ],
);

/** Which resources have which tags; of one key a resource has one value. */
export const tagBinds = pgTable(
  "tag_binds",
  {
    id: id(),
    tagId: bigint("tag_id", { mode: "number" }).notNull(),
    tagKey: text("tag_key").notNull(),
    resourceId: bigint("resource_id", { mode: "number" })
      .notNull()
      .references(() => resources.id, { onDelete: "cascade" }),
    /** The resource's, which never changes: a tag is mostly looked for in one type. */
    resourceType: text("resource_type").$type<ResourceType>().notNull(),
    bindTime: moment("bind_time").notNull(),
    operator: text("operator").notNull(),
  },
  (bind) => [
    // Of the two it belongs to the one of which there are few: PostgreSQL reads all of them for a query over many bindings.
    rowsOf(tags, bind.tagId),
    // No tag is deleted while it is bound; one that is renamed takes its bindings along.
    foreignKey({ columns: [bind.tagId, bind.tagKey], foreignColumns: [tags.id, tags.tagKey], name: "tag_binds_tag" })
      .onUpdate("cascade")
      .onDelete("restrict"),
    unique("tag_binds_one_value").on(bind.resourceId, bind.tagKey),
    index("tag_binds_tag_id").on(bind.tagId, bind.resourceType, bind.resourceId),
  ],
);
