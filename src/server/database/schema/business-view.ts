import { bigint, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { ViewBusinessType, ViewCloud, ViewLayer, ViewMembership } from "../../../generated/api";
import { id, moment } from "./columns";
import { customers } from "./identity";
import { ownRows, rowsOf } from "./owned";
import { resources } from "./resource";

/** Views of what customers run: groups of resources in layers. */
export const businessViews = pgTable(
  "business_views",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    viewName: text("view_name").notNull(),
    viewSort: integer("view_sort").notNull(),
    /** Narrows what the filters of its groups find. */
    cloudCode: text("cloud_code").$type<ViewCloud>().notNull(),
    businessType: integer("business_type").$type<ViewBusinessType>().notNull(),
    /** Narrows them too: the project of a view of one, by its name at the clouds. */
    projectId: text("project_id"),
    createTime: moment("create_time").notNull(),
  },
  (view) => [
    ownRows(view.customId),
    unique("business_views_name").on(view.customId, view.viewName),
    index("business_views_sort").on(view.customId, view.viewSort, view.id),
    index("business_views_create_time").on(view.customId, view.createTime, view.id),
  ],
);

/** Groups of views. Which resources one has is a list of them, or a filter that is asked whenever the group is read. */
export const viewGroups = pgTable(
  "view_groups",
  {
    id: id(),
    viewId: bigint("view_id", { mode: "number" })
      .notNull()
      .references(() => businessViews.id, { onDelete: "cascade" }),
    groupName: text("group_name").notNull(),
    layer: text("layer").$type<ViewLayer>().notNull(),
    sort: integer("sort").notNull(),
    membership: text("membership").$type<ViewMembership>().notNull(),
    /** As listViewResources takes it, in names and codes; empty of a list, and where it asks for all. */
    filter: text("filter").notNull(),
  },
  (group) => [rowsOf(businessViews, group.viewId), unique("view_groups_name").on(group.viewId, group.groupName)],
);

/** Resources of groups that have a list. */
export const viewGroupResources = pgTable(
  "view_group_resources",
  {
    groupId: bigint("group_id", { mode: "number" })
      .notNull()
      .references(() => viewGroups.id, { onDelete: "cascade" }),
    resourceId: bigint("resource_id", { mode: "number" })
      .notNull()
      .references(() => resources.id, { onDelete: "cascade" }),
  },
  (row) => [
    rowsOf(viewGroups, row.groupId),
    primaryKey({ columns: [row.groupId, row.resourceId] }),
    index("view_group_resources_resource").on(row.resourceId),
  ],
);

/** Which group of a view leads to which. */
export const viewGroupLinks = pgTable(
  "view_group_links",
  {
    fromId: bigint("from_id", { mode: "number" })
      .notNull()
      .references(() => viewGroups.id, { onDelete: "cascade" }),
    toId: bigint("to_id", { mode: "number" })
      .notNull()
      .references(() => viewGroups.id, { onDelete: "cascade" }),
  },
  (link) => [
    rowsOf(viewGroups, link.fromId),
    primaryKey({ columns: [link.fromId, link.toId] }),
    index("view_group_links_to").on(link.toId),
  ],
);
