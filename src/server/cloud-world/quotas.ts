import type { CloudQuota } from "../areas/cloud/provider";
import type { Granted } from "./quota-review";
import type { Entity, Estate } from "./entity";

/** A kind of quota: what counts towards it, and the least a region grants. */
interface QuotaKind extends Omit<CloudQuota, "total" | "used"> {
  least: number;
  used: (region: readonly Entity[]) => number;
}

const count = (type: Entity["type"]) => (region: readonly Entity[]) => region.filter((one) => one.type === type).length;

const sum = (type: Entity["type"], attribute: string) => (region: readonly Entity[]) =>
  region.filter((one) => one.type === type).reduce((total, { item }) => total + Number(item.attrs[attribute] ?? 0), 0);

const kinds: readonly QuotaKind[] = [
  {
    productCode: "host",
    quotaCode: "hosts",
    quotaName: { zh: "云主机数量", en: "Hosts" },
    unit: "count",
    least: 20,
    used: count("host"),
  },
  {
    productCode: "host",
    quotaCode: "cores",
    quotaName: { zh: "vCPU 核数", en: "Cores" },
    unit: "core",
    least: 100,
    used: sum("host", "cpu"),
  },
  {
    productCode: "disk",
    quotaCode: "disks",
    quotaName: { zh: "云硬盘数量", en: "Disks" },
    unit: "count",
    least: 50,
    used: count("disk"),
  },
  {
    productCode: "disk",
    quotaCode: "diskSize",
    quotaName: { zh: "云硬盘容量", en: "Disk space" },
    unit: "GB",
    least: 5_000,
    used: sum("disk", "size"),
  },
  {
    productCode: "pubIp",
    quotaCode: "addresses",
    quotaName: { zh: "公网 IP 数量", en: "Public IPs" },
    unit: "count",
    least: 10,
    used: count("pubIp"),
  },
  {
    productCode: "pubIp",
    quotaCode: "bandwidth",
    quotaName: { zh: "公网带宽", en: "Public bandwidth" },
    unit: "Mbps",
    least: 500,
    used: sum("pubIp", "bandwidth"),
  },
  {
    productCode: "priNet",
    quotaCode: "networks",
    quotaName: { zh: "私有网络数量", en: "Private networks" },
    unit: "count",
    least: 5,
    used: count("priNet"),
  },
  {
    productCode: "database",
    quotaCode: "databases",
    quotaName: { zh: "数据库实例数量", en: "Databases" },
    unit: "count",
    least: 5,
    used: count("database"),
  },
];

/**
 * The quotas of a region: what is used follows from the estate, and what is granted is doubled as it fills up, unless more was granted when
 * somebody applied for it.
 */
export function quotasOf(estate: Estate, regionId: string, granted: Granted = new Map()): CloudQuota[] {
  const region = [...estate.values()].filter((entity) => entity.regionId === regionId);
  return kinds.map(({ least, used: measure, ...kind }) => {
    const used = measure(region);
    let total = least;
    while (total < used) total *= 2;
    return { ...kind, used, total: Math.max(total, granted.get(kind.quotaCode) ?? 0) };
  });
}
