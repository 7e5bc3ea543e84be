import { and, eq, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { ResourceType } from "../../../src/generated/api";
import type { OperationId } from "../../../src/generated/operations";
import type { Database } from "../../../src/server/database/client";
import { resourceOperations, resources } from "../../../src/server/database/schema/resource";
import { type Example, other, ownId, unique } from "../example";
import { newResource, resourceOf } from "../resource-rows";

/** Filters that resources of all types have. */
const filters = {
  pageNum: 1,
  pageSize: 10,
  sortField: "monthCost",
  sortOrder: "descending",
  keyword: "w",
  cloudCode: ["qingyun", "aliyun"],
  regionId: ["pek3"],
  payMode: "postPay",
  minCost: "0.00",
  maxCost: "100000.00",
  presence: ["present", "gone"],
  tagKey: "env",
  tagValue: "prod",
  lacksKey: "owner",
};

const list = (further: object): Example => ({ input: () => ({ ...filters, ...further }) });

const one = (type: ResourceType): Example => ({
  input: async (db) => ({ id: await newResource(db, type) }),
  foreign: { id: resourceOf(other, type) },
});

/** An operation on a new resource in a state. */
const change = (type: ResourceType, values: Parameters<typeof newResource>[2], further: () => object): Example => ({
  input: async (db) => ({ id: await newResource(db, type, values), ...further() }),
  foreign: { id: resourceOf(other, type) },
});

/** An address at the simulated cloud whose bandwidth nobody is changing. */
async function idleAddress(db: Database): Promise<number> {
  const open = db
    .select({ id: resourceOperations.resourceId })
    .from(resourceOperations)
    .where(isNull(resourceOperations.finishTime));
  const states = inArray(resources.status, ["inUse", "available"]);
  const differs = sql`${resources.attrs}->>'bandwidth' <> '200' and ${resources.resourceId} not like 'pubIp-%'`;
  const idle = and(
    eq(resources.type, "pubIp"),
    states,
    isNull(resources.goneTime),
    notInArray(resources.id, open),
    differs,
  );
  return ownId(db, resources, idle);
}

async function attached(db: Database) {
  return { id: await newResource(db, "disk"), hostId: await newResource(db, "host"), clientToken: unique() };
}

/** Resources at the clouds. */
export const examples = {
  listHosts: list({ status: ["running"], minCpu: 2, minMemory: 4, osType: "linux" }),
  listDisks: list({ status: ["inUse"], diskKind: "data", minSize: 40 }),
  listDatabases: list({ status: ["running"], engine: ["MySQL"], nodeType: "highAvailability" }),
  listRedisInstances: list({ status: ["running"], architecture: ["standard"], minCapacity: 1024 }),
  listMongos: list({ status: ["running"], dbType: "replicate", minStorage: 10 }),
  listPubIps: list({ status: ["inUse"], isp: ["BGP"], chargeType: "PayByTraffic", bindType: "host" }),
  listPriNets: list({ status: ["available"], isDefault: false }),
  getHost: one("host"),
  getDisk: one("disk"),
  getDatabase: one("database"),
  getRedis: one("redis"),
  getMongo: one("mongo"),
  getPubIp: one("pubIp"),
  getPriNet: one("priNet"),
  getInventory: { input: () => ({ type: "host" }) },
  getResourceSummary: { input: () => ({ cloud: "aliyun" }) },
  listResourcesByCloud: { input: () => ({ cloud: "aliyun" }) },
  listResourcesByRegion: { input: () => ({ cloud: "aliyun" }) },
  listResourcesByState: { input: () => ({ cloud: "aliyun" }) },
  listAccountHealth: { input: () => ({ cloud: "aliyun" }) },
  getResourceMap: {
    input: () => {
      const { pageNum: _n, pageSize: _s, sortField: _f, sortOrder: _o, ...shared } = filters;
      return { ...shared, status: ["running"], minCpu: 2, minMemory: 4, osType: "linux" };
    },
  },
  listRelatedResources: one("host"),
  listResourceEvents: {
    input: async (db) => ({ id: await newResource(db, "host"), pageNum: 1, pageSize: 10 }),
    foreign: { id: resourceOf(other, "host") },
  },
  listResourceCosts: one("host"),
  listMetrics: {
    input: async (db) => ({ resourceType: "host", resourceId: await newResource(db, "host") }),
    foreign: { resourceId: resourceOf(other, "host") },
  },
  queryMetrics: {
    input: async (db) => ({
      resourceIds: [await newResource(db, "host")],
      metrics: ["cpuUsage"],
      startTime: "2026-05-20 00:00:00",
      endTime: "2026-05-20 06:00:00",
      points: 100,
      statistics: ["average", "maximum"],
      compare: "day",
      withEvents: true,
    }),
    foreign: { resourceIds: resourceOf(other, "host") },
  },
  listResourceAccounts: { input: () => ({ cloudCode: ["aliyun"] }) },
  listResourceRegions: { input: () => ({ cloudCode: ["aliyun"] }) },
  listResourceTargets: one("disk"),
  listResourceSizes: {
    input: async (db) => ({ id: await resourceOf(1001, "host")(db) }),
    foreign: { id: resourceOf(other, "host") },
  },
  operateResources: {
    input: async (db) => ({ ids: [await newResource(db, "host")], action: "stop", clientToken: unique() }),
    foreign: { ids: resourceOf(other, "host") },
  },
  renameResource: change("host", {}, () => ({ name: `renamed-${unique()}`, clientToken: unique() })),
  resizeResource: {
    input: async (db) => ({ id: await idleAddress(db), size: "200", clientToken: unique() }),
    foreign: { id: resourceOf(other, "pubIp") },
  },
  attachResource: { input: attached, foreign: { id: resourceOf(other, "disk"), hostId: resourceOf(other, "host") } },
  releaseResource: change("disk", { name: "to-be-released" }, () => ({
    name: "to-be-released",
    clientToken: unique(),
  })),
} satisfies Partial<Record<OperationId, Example>>;
