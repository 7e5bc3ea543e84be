import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { healthOf } from "../../../domain/health";
import type { ResourceStatus } from "../../../generated/api";
import { businessViews } from "../../database/schema/business-view";
import { cloudAccounts, clouds } from "../../database/schema/cloud";
import { resources } from "../../database/schema/resource";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, is } from "../../lists/filter";
import { both, ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { mixedColumns } from "../resource/filter-columns";
import { tagsOf } from "../tag/tags-of";
import { found } from "../resource/found";
import { figuresOfViews, noFigures } from "./figures";
import { groupsWith, isInView } from "./members";
import { openAlarmsBy } from "./open-alarms";
import { placesOf } from "./places";

/** How many groups a view has. */
const groupCount =
  sql<number>`(select count(*) from view_groups where view_groups.view_id = ${businessViews.id})`.mapWith(Number);

/** The customer's views. */
export const businessViewList = defineList("listBusinessViews", {
  table: businessViews,
  owner: ofCustomer(businessViews.customId),
  filters: {
    keyword: contains(businessViews.viewName),
    cloudCode: is(businessViews.cloudCode),
    businessType: is(businessViews.businessType),
  },
  sort: { fields: businessViews, default: businessViews.viewSort, order: "ascending" },
  rows: ({ db }) =>
    db
      .select({
        ...getTableColumns(businessViews),
        cloudId: sql<number>`coalesce(${clouds.id}, 0)`.mapWith(Number).as("cloud_id"),
        groupCount: groupCount.as("group_count"),
      })
      .from(businessViews)
      .leftJoin(clouds, eq(clouds.code, businessViews.cloudCode))
      .$dynamic(),
  load: async (rows, context) => {
    const { db } = context;
    const ids = rows.map((row) => row.id);
    const groups = await groupsWith(context, inArray(businessViews.id, ids));
    return { figures: await figuresOfViews(db, groups), alarms: await openAlarmsBy(db, groups, "view_id") };
  },
  show: ({ customId: _custom, createTime, ...row }, _context, { figures, alarms }) => {
    const open = alarms.get(row.id) ?? [];
    return {
      ...row,
      ...(figures.get(row.id) ?? noFigures),
      alarmCount: open.length,
      healthScore: healthOf(open).score,
      createTime: toLocalDateTime(createTime),
    };
  },
});

const { id, type, resourceId, name, status, cloudCode, cloudAccountId, regionId, zoneId, payMode } = resources;
const { projectName, createTime: createdAt, expireTime, monthCost } = resources;
const place = { cloudCode, cloudAccountId, regionId, zoneId, projectName };
const times = { createTime: createdAt, expireTime };
/** What is told of each resource by itself. */
const shownColumns = { id, type, resourceId, name, status, payMode, monthCost, ...place, ...times };

/** The customer's resources of all types that the clouds have, with the groups of views they are in. */
export const viewResourceList = defineList("listViewResources", {
  table: resources,
  owner: (context) => both(ofCustomer(resources.customId)(context), sql`${resources.goneTime} is null`),
  filters: {
    // What has to be found elsewhere first is read by `where`.
    keyword: () => undefined,
    viewId: () => undefined,
    groupId: () => undefined,
    type: anyOf(resources.type),
    cloudCode: anyOf(resources.cloudCode),
    cloudAccountId: is(resources.cloudAccountId),
  },
  filterBy: mixedColumns,
  where: async ({ type: types, keyword, viewId, groupId }, context) =>
    and(await found({ types, keyword }, context), await isInView({ viewId, groupId }, resources.id, context)),
  sort: { fields: resources, default: resources.name, order: "ascending" },
  rows: ({ db }) =>
    db
      .select({ ...shownColumns, accountName: cloudAccounts.accountName })
      .from(resources)
      .innerJoin(cloudAccounts, eq(cloudAccounts.id, resources.cloudAccountId))
      .$dynamic(),
  load: async (rows, context) => {
    const ids = rows.map((row) => row.id);
    return { places: await placesOf(ids, context), tags: await tagsOf(context.db, ids) };
  },
  show: (row, _context, { places, tags }) => {
    const within = places.get(row.id) ?? [];
    return {
      ...row,
      status: row.status as ResourceStatus,
      createTime: toLocalDateTime(row.createTime),
      expireTime: toLocalDateTimeOrNull(row.expireTime),
      tags: tags.get(row.id) ?? [],
      places: within,
      groupNames: [...new Set(within.map(({ groupName }) => groupName))],
    };
  },
});

/** The lists of this area, by operation. */
export const lists = { listBusinessViews: businessViewList, listViewResources: viewResourceList };
