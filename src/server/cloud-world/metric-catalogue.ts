import type { CloudCode, ResourceType } from "../../generated/api";
import type { MetricName } from "../../generated/api";

type Catalogue = Record<ResourceType, readonly MetricName[]>;

/** What every cloud supplies. Of private networks none measures anything. */
const common: Catalogue = {
  host: ["cpuUsage", "netIn", "netOut", "diskReadIops", "diskWriteIops"],
  disk: ["diskReadIops", "diskWriteIops"],
  database: ["cpuUsage", "diskUsage", "connections", "diskReadIops", "diskWriteIops"],
  redis: ["cpuUsage", "memUsage", "connections", "netIn", "netOut"],
  mongo: ["cpuUsage", "diskUsage", "connections"],
  pubIp: [],
  priNet: [],
};

/** What a cloud supplies besides. Memory of hosts is seen by neither AWS nor Huawei, traffic of addresses by Alibaba only. */
const besides: Record<CloudCode, Partial<Catalogue>> = {
  qingyun: {
    host: ["memUsage", "diskUsage"],
    database: ["memUsage", "qps"],
    redis: ["qps"],
    mongo: ["memUsage", "qps"],
  },
  aliyun: {
    host: ["memUsage", "diskUsage", "connections"],
    disk: ["diskReadRate", "diskWriteRate", "diskLatency"],
    database: ["memUsage", "qps", "tps", "slowQueries"],
    redis: ["qps", "hitRate"],
    mongo: ["memUsage", "qps"],
    pubIp: ["netIn", "netOut"],
  },
  huawei: {
    disk: ["diskReadRate", "diskWriteRate"],
    database: ["memUsage", "qps", "tps", "slowQueries"],
    redis: ["qps", "hitRate"],
    mongo: ["memUsage", "qps"],
  },
  jd: { host: ["memUsage", "diskUsage"], database: ["memUsage", "qps"], redis: ["qps"] },
  aws: { disk: ["diskReadRate", "diskWriteRate"], redis: ["hitRate"] },
  tx: {
    host: ["memUsage", "diskUsage", "connections"],
    disk: ["diskReadRate", "diskWriteRate", "diskLatency"],
    database: ["memUsage", "qps", "tps", "slowQueries"],
    redis: ["qps", "hitRate"],
    mongo: ["memUsage", "qps"],
  },
};

/** What a cloud supplies of resources of a type. */
export function catalogueOf(cloudCode: CloudCode, type: ResourceType): readonly MetricName[] {
  return [...common[type], ...(besides[cloudCode][type] ?? [])];
}
