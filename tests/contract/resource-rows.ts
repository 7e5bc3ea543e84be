import type { ResourceType } from "../../src/generated/api";
import type { CloudItem } from "../../src/server/areas/cloud/provider";
import { writeItems } from "../../src/server/areas/cloud/sync/write-items";
import type { Database } from "../../src/server/database/client";
import { cloudAccounts } from "../../src/server/database/schema/cloud";
import { resources } from "../../src/server/database/schema/resource";
import { and, eq } from "drizzle-orm";
import { firstId, own, unique } from "./example";

/** What only a type has, as a cloud would say it. */
export const attrs: Record<ResourceType, Record<string, unknown>> = {
  host: {
    instanceType: "4C8G",
    cpu: 4,
    memory: 8,
    osName: "Debian 12",
    osType: "linux",
    imageId: "img-1",
    privateIp: ["10.0.0.4"],
    bandwidth: 10,
    subnetId: null,
    securityGroupIds: [],
  },
  disk: {
    diskType: "SSD",
    diskKind: "data",
    size: 100,
    iops: 3000,
    device: null,
    encrypted: false,
    deleteWithInstance: false,
    snapshotCount: 0,
  },
  database: {
    engine: "MySQL",
    engineVersion: "8.0",
    instanceClass: "4C8G",
    cpu: 4,
    memory: 8,
    storage: 100,
    storageUsed: 40,
    nodeType: "highAvailability",
    connectionString: "db.example.internal",
    port: 3306,
  },
  redis: {
    engineVersion: "7.0",
    architecture: "standard",
    capacity: 4096,
    usedMemory: 1024,
    shardCount: 1,
    bandwidth: 96,
    connections: 10_000,
    qps: 80_000,
    connectionString: "redis.example.internal",
    port: 6379,
  },
  mongo: {
    engineVersion: "6.0",
    dbType: "replicate",
    instanceClass: "4C8G",
    storage: 100,
    nodeCount: 3,
    mongosCount: 0,
    connectionString: "mongo.example.internal",
    port: 27_017,
  },
  pubIp: { ipAddress: "203.0.113.7", isp: "BGP", chargeType: "PayByTraffic", bandwidth: 10, bindType: "none" },
  priNet: {
    cidrBlock: "10.0.0.0/16",
    ipv6Cidr: null,
    isDefault: false,
    subnetCount: 0,
    availableIpCount: 65_000,
    routeTableId: null,
    subnets: [],
  },
};

/** The state in which something of a type usually is. */
const usual: Record<ResourceType, string> = {
  host: "running",
  disk: "available",
  database: "running",
  redis: "running",
  mongo: "running",
  pubIp: "available",
  priNet: "available",
};

/** Writes a resource into the first account of a customer, as a synchronisation would. @returns its row's id */
export async function newResource(
  db: Database,
  type: ResourceType,
  values: Partial<CloudItem> & { customId?: number } = {},
): Promise<number> {
  const { customId = own, attrs: others, ...said } = values;
  const cloudAccountId = await firstId(db, cloudAccounts, eq(cloudAccounts.customId, customId));
  const place = { customId, cloudAccountId, cloudCode: "qingyun" as const, regionId: "pek3", type };
  const resourceId = `${type}-${unique()}`;
  const item: CloudItem = {
    resourceId,
    name: `test-${unique()}`,
    zoneId: null,
    status: usual[type],
    rawStatus: usual[type],
    payMode: "postPay",
    projectName: null,
    createTime: new Date("2026-01-05T00:00:00Z"),
    expireTime: null,
    hostRef: null,
    networkRef: null,
    ...said,
    attrs: { ...attrs[type], ...others },
  };
  await db.transaction((tx) => writeItems(tx, place, [item], { now: new Date() }));
  return firstId(
    db,
    resources,
    and(eq(resources.cloudAccountId, cloudAccountId), eq(resources.resourceId, item.resourceId)),
  );
}

/** The id of a resource of a customer. */
export const resourceOf = (customId: number, type: ResourceType) => (db: Database) =>
  firstId(db, resources, and(eq(resources.customId, customId), eq(resources.type, type)));
