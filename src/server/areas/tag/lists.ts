import { and, count, eq, getTableColumns, inArray, isNull, not, type SQL, sql } from "drizzle-orm";
import type { ResourceStatus } from "../../../generated/api";
import type { Context } from "../../context";
import { cloudAccounts } from "../../database/schema/cloud";
import { resources } from "../../database/schema/resource";
import { tagBinds, tags } from "../../database/schema/tag";
import { defineList } from "../../lists/define-list";
import { anyOf, contains, is } from "../../lists/filter";
import { both, ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { expiring, operationFailed } from "../resource/attention";
import { found } from "../resource/found";
import { ofPermittedTypes, present } from "../resource/permitted";
import { tagName, tagNameInSql } from "./tag-name";
import { tagsOf } from "./tags-of";

/** A tag's bindings to resources that are there. */
const liveBinds = (context: Context): SQL =>
  sql`${tagBinds} inner join ${resources} on ${resources.id} = ${tagBinds.resourceId} where ${tagBinds.tagId} = ${tags.id} and ${present(context)}`;

/** How many of these have a tag. */
const resourceCount = (context: Context): SQL<number> =>
  sql<number>`(select count(*) from ${liveBinds(context)})`.mapWith(Number);

/** The same of several tags, by their ids: those without any are not among them. Asked one by one, each resource would be looked up. */
async function countResources(rows: readonly { id: number }[], context: Context): Promise<Map<number, number>> {
  const ids = rows.map((row) => row.id);
  const counted = await context.db
    .select({ id: tagBinds.tagId, count: count() })
    .from(tagBinds)
    .innerJoin(resources, eq(resources.id, tagBinds.resourceId))
    .where(and(inArray(tagBinds.tagId, ids), present(context)))
    .groupBy(tagBinds.tagId);
  return new Map(counted.map((row) => [row.id, row.count]));
}

/** The customer's tags. */
export const tagList = defineList("listTags", {
  table: tags,
  owner: ofCustomer(tags.customId),
  filters: {
    // As choices show a tag, so that what is typed off them finds it.
    keyword: contains(tagNameInSql),
    tagKey: is(tags.tagKey),
    bound: (bound, context) => {
      const some = sql`exists (select from ${liveBinds(context)})`;
      return bound ? some : not(some);
    },
  },
  filterBy: { ...getTableColumns(tags), resourceCount },
  sort: { fields: { ...getTableColumns(tags), resourceCount }, default: tags.createTime },
  load: countResources,
  show: (row, _context, counts) => {
    const { customId: _custom, createTime, ...shown } = row;
    const times = { createTime: toLocalDateTime(createTime) };
    return { ...shown, tagName: tagName(row), resourceCount: counts.get(row.id) ?? 0, ...times };
  },
});

/** What the list of resources by tags reads of each. */
const { id, type, resourceId, name, cloudCode, cloudAccountId, regionId, projectName, monthCost } = resources;
const { status, createTime, expireTime } = resources;
const place = { cloudCode, cloudAccountId, regionId, projectName };
const brief = { id, type, resourceId, name, status, ...place, createTime, expireTime, monthCost };

/** The customer's resources that the clouds have, of all types that the caller may see, with their tags. */
export const tagResourceList = defineList("listTagResources", {
  table: resources,
  owner: (context) =>
    both(both(ofCustomer(resources.customId)(context), isNull(resources.goneTime)), ofPermittedTypes(context)),
  filters: {
    // What has to be found elsewhere first is read by `where`.
    keyword: () => undefined,
    type: anyOf(resources.type),
    cloudCode: anyOf(resources.cloudCode),
    cloudAccountId: is(resources.cloudAccountId),
    regionId: anyOf(resources.regionId),
    status: anyOf(resources.status),
    expiring: (wanted, { now }) => (wanted ? expiring(now()) : sql`${expiring(now())} is not true`),
    operationFailed: (wanted, { now }) => (wanted ? operationFailed(now()) : not(operationFailed(now()))),
    tagId: () => undefined,
    lacksKey: () => undefined,
    untagged: (untagged) => (untagged ? not(hasTag()) : hasTag()),
  },
  where: ({ type: types, keyword, tagId, lacksKey }, context) =>
    found({ types, keyword, tag: tagId === undefined ? undefined : eq(tags.id, tagId), lacksKey }, context),
  sort: { fields: resources, default: resources.monthCost },
  rows: ({ db, now }) =>
    db
      .select({
        ...brief,
        accountName: cloudAccounts.accountName,
        operationFailed: sql<boolean>`${operationFailed(now())}`.as("operation_failed"),
      })
      .from(resources)
      .innerJoin(cloudAccounts, eq(cloudAccounts.id, resources.cloudAccountId))
      .$dynamic(),
  load: (rows, { db }) =>
    tagsOf(
      db,
      rows.map((row) => row.id),
    ),
  show: (row, _context, tagsBy) => ({
    ...row,
    status: row.status as ResourceStatus,
    createTime: toLocalDateTime(row.createTime),
    expireTime: toLocalDateTimeOrNull(row.expireTime),
    tags: tagsBy.get(row.id) ?? [],
  }),
});

/** Resources with a binding. */
function hasTag(): SQL {
  return sql`exists (select from ${tagBinds} where ${eq(tagBinds.resourceId, resources.id)})`;
}

/** The lists of this area, by operation. */
export const lists = { listTags: tagList, listTagResources: tagResourceList };
