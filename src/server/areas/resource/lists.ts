import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { ResourceBase, ResourceFilters, ResourceType } from "../../../generated/api";
import type { Context } from "../../context";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { resources, syncScopes } from "../../database/schema/resource";
import { defineList } from "../../lists/define-list";
import { anyOf, atLeast, is } from "../../lists/filter";
import { both, ofCustomer } from "../../lists/owner";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { type Around, readAround } from "./around";
import type { ResourceAttrs, ResourceRows } from "./attrs";
import { baseColumns, booleanAttrs, expiringColumns, listAttrs, numberAttrs, textAttrs } from "./filter-columns";
import { attr, attrIs, baseFilters, belongsTo, expiringFilters, hostOnlyFilters, together } from "./filters";
import { statesOf } from "./states";
import { inRegion, regionNameOf } from "../cloud/in-region";

/** A row of resources with what a list shows of its account, region and scope. */
export type ListedResource = Awaited<ReturnType<typeof rowsWithPlace>>[number];

/** Resources with the names of their account and region, when the cloud confirmed them last, and why not since. */
function rowsWithPlace(context: Context) {
  return context.db
    .select({
      ...getTableColumns(resources),
      accountName: cloudAccounts.accountName,
      regionName: regionNameOf(resources.regionId, context),
      seenTime: syncScopes.completedTime,
      syncFailReason: sql<string | null>`${syncScopes.failReason}->>${context.language}`.as("sync_fail_reason"),
    })
    .from(resources)
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, resources.cloudAccountId))
    .leftJoin(regions, inRegion(resources.cloudCode, resources.regionId))
    .leftJoin(
      syncScopes,
      and(
        eq(syncScopes.cloudAccountId, resources.cloudAccountId),
        eq(syncScopes.regionId, resources.regionId),
        eq(syncScopes.type, resources.type),
      ),
    )
    .$dynamic();
}

/** What the lists of all types have in common. */
function listOf(type: ResourceType) {
  return {
    table: resources,
    owner: (context: Context) => both(ofCustomer(resources.customId)(context), eq(resources.type, type)),
    rows: rowsWithPlace,
    where: (asked: ResourceFilters, context: Context) => together(asked, [type], context),
    sort: { fields: resources, default: resources.createTime },
    counts: { by: resources.status, values: statesOf(type), sparse: true as const },
    load: readAround,
  };
}

/** The rows of a type: what all have, the state, and what the cloud says of this type only. */
function said<Type extends ResourceType>(_type: Type, row: ListedResource, around: Around) {
  return {
    ...baseOf(row, around),
    status: row.status as ResourceRows[Type]["status"],
    ...(row.attrs as unknown as ResourceAttrs[Type]),
  };
}

function baseOf(row: ListedResource, { tags, operations, network }: Around): ResourceBase {
  const { id, type, resourceId, name, cloudCode, cloudAccountId, accountName, regionId, zoneId } = row;
  return {
    id,
    type,
    resourceId,
    name,
    cloudCode,
    cloudAccountId,
    accountName,
    regionId,
    zoneId,
    regionName: row.regionName,
    rawStatus: row.rawStatus,
    payMode: row.payMode,
    networkId: network(row)?.id ?? null,
    networkName: network(row)?.name ?? null,
    projectName: row.projectName,
    createTime: toLocalDateTime(row.createTime),
    expireTime: toLocalDateTimeOrNull(row.expireTime),
    monthCost: row.monthCost,
    tags: tags.get(id) ?? [],
    operation: operations.get(id) ?? null,
    seenTime: toLocalDateTimeOrNull(row.seenTime),
    syncFailReason: row.syncFailReason,
    goneTime: toLocalDateTimeOrNull(row.goneTime),
  };
}

const status = anyOf(resources.status);

const hostList = defineList("listHosts", {
  ...listOf("host"),
  filters: {
    ...expiringFilters,
    ...hostOnlyFilters,
    networkId: belongsTo(resources.networkRef),
  },
  filterBy: {
    ...expiringColumns,
    cpu: resources.cpu,
    memory: resources.memory,
    ...textAttrs("instanceType", "osName", "osType"),
    ...numberAttrs("bandwidth"),
    ...listAttrs("privateIp"),
  },
  show: (row, _context, around) => ({
    ...said("host", row, around),
    publicIp: around.addresses(row),
    diskCount: around.count(row, "disk"),
    vpcId: row.networkRef,
  }),
});

const diskList = defineList("listDisks", {
  ...listOf("disk"),
  filters: {
    ...expiringFilters,
    status,
    diskKind: is(resources.variant),
    minSize: atLeast(resources.capacity),
    hostId: belongsTo(resources.hostRef),
  },
  filterBy: {
    ...expiringColumns,
    size: resources.capacity,
    ...textAttrs("diskType", "diskKind", "device"),
    ...numberAttrs("iops", "snapshotCount"),
    ...booleanAttrs("encrypted", "deleteWithInstance"),
  },
  show: (row, _context, around) => {
    const host = around.host(row);
    return { ...said("disk", row, around), hostId: host?.id ?? null, hostName: host?.name ?? null };
  },
});

const databaseList = defineList("listDatabases", {
  ...listOf("database"),
  filters: {
    ...expiringFilters,
    status,
    networkId: belongsTo(resources.networkRef),
    engine: anyOf(resources.variant),
    nodeType: attrIs("nodeType"),
  },
  filterBy: {
    ...expiringColumns,
    cpu: resources.cpu,
    memory: resources.memory,
    storage: resources.capacity,
    ...textAttrs("engine", "engineVersion", "instanceClass", "nodeType", "connectionString"),
    ...numberAttrs("storageUsed", "port"),
  },
  show: (row, _context, around) => ({ ...said("database", row, around), vpcId: row.networkRef }),
});

const redisList = defineList("listRedisInstances", {
  ...listOf("redis"),
  filters: {
    ...expiringFilters,
    status,
    networkId: belongsTo(resources.networkRef),
    architecture: anyOf(resources.variant),
    minCapacity: atLeast(resources.capacity),
  },
  filterBy: {
    ...expiringColumns,
    capacity: resources.capacity,
    ...textAttrs("engineVersion", "architecture", "connectionString"),
    ...numberAttrs("usedMemory", "shardCount", "bandwidth", "connections", "qps", "port"),
  },
  show: (row, _context, around) => ({ ...said("redis", row, around), vpcId: row.networkRef }),
});

const mongoList = defineList("listMongos", {
  ...listOf("mongo"),
  filters: {
    ...expiringFilters,
    status,
    networkId: belongsTo(resources.networkRef),
    dbType: is(resources.variant),
    minStorage: atLeast(resources.capacity),
  },
  filterBy: {
    ...expiringColumns,
    storage: resources.capacity,
    ...textAttrs("engineVersion", "dbType", "instanceClass", "connectionString"),
    ...numberAttrs("nodeCount", "mongosCount", "port"),
  },
  show: (row, _context, around) => ({ ...said("mongo", row, around), vpcId: row.networkRef }),
});

const pubIpList = defineList("listPubIps", {
  ...listOf("pubIp"),
  filters: {
    ...expiringFilters,
    status,
    isp: anyOf(resources.variant),
    chargeType: attrIs("chargeType"),
    bindType: attrIs("bindType"),
    hostId: belongsTo(resources.hostRef),
  },
  filterBy: {
    ...expiringColumns,
    ...textAttrs("ipAddress", "isp", "chargeType", "bindType"),
    ...numberAttrs("bandwidth"),
  },
  show: (row, _context, around) => {
    const host = around.host(row);
    return {
      ...said("pubIp", row, around),
      hostId: host?.id ?? null,
      bindResourceName: host?.name ?? null,
    };
  },
});

const priNetList = defineList("listPriNets", {
  ...listOf("priNet"),
  filters: { ...baseFilters, status, isDefault: (isDefault) => eq(attr("isDefault"), String(isDefault)) },
  filterBy: {
    ...baseColumns,
    ...textAttrs("cidrBlock", "routeTableId"),
    ...numberAttrs("subnetCount", "availableIpCount"),
    ...booleanAttrs("isDefault"),
  },
  show: (row, _context, around) => ({ ...said("priNet", row, around), hostCount: around.count(row, "host") }),
});

/** The lists of this area, by operation. */
export const lists = {
  listHosts: hostList,
  listDisks: diskList,
  listDatabases: databaseList,
  listRedisInstances: redisList,
  listMongos: mongoList,
  listPubIps: pubIpList,
  listPriNets: priNetList,
};
