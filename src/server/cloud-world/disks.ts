import type { CloudCode } from "../../generated/api";
import type { Entity } from "./entity";
import { drawOf } from "./draw";
import { entityOf, isPaidAhead, nameOf, occupantOf, type Site, subscriptionOf, zonesOf } from "./base";
import { idOf } from "./ids";

/** Classes of disks, the usual one first, and how many operations a GB brings. */
const classes: Record<CloudCode, readonly string[]> = {
  qingyun: ["SSD_Enterprise", "SSD", "NeonSAN"],
  aliyun: ["cloud_essd", "cloud_ssd", "cloud_efficiency"],
  huawei: ["SSD", "GPSSD", "SAS"],
  jd: ["ssd.gp1", "ssd.io1", "hdd.std1"],
  aws: ["gp3", "io2", "st1"],
  tx: ["CLOUD_SSD", "CLOUD_PREMIUM", "CLOUD_HSSD"],
};

/** How often a data disk grows within its life, each time by a quarter. */
const growths = 4;
const most = 2000;

/** The disks of an account: each host's system disk, and data disks, most of them attached to a host that lives long. */
export function disksOf(site: Site, hosts: readonly Entity[]): Entity[] {
  const more = Math.max(0, site.plan.counts.disk - hosts.length);
  const lasting = hosts.slice(site.plan.shortLived);
  return [
    ...hosts.map((host) => systemDiskOf(site, host)),
    ...Array.from({ length: more }, (_, place) => dataDiskAt(site, lasting, place)),
  ];
}

function systemDiskOf({ account }: Site, host: Entity): Entity {
  const { item, regionId } = host;
  const who = [account.accountUid, "system disk", item.resourceId];
  const size = drawOf(...who).pick([40, 60, 100, 200]);
  return entityOf("disk", regionId, item.createTime, {
    resourceId: idOf(account.cloudCode, "disk", who),
    name: `${item.name}-system`,
    zoneId: item.zoneId,
    status: "inUse",
    payMode: item.payMode,
    projectName: item.projectName,
    createTime: item.createTime,
    expireTime: item.expireTime,
    hostRef: item.resourceId,
    networkRef: null,
    attrs: attrsOf(account.cloudCode, 0, { diskKind: "system", size, device: "/dev/vda", isKept: false, snapshots: 1 }),
  });
}

function dataDiskAt(site: Site, hosts: readonly Entity[], place: number): Entity {
  const { account, plan, now } = site;
  const who = occupantOf(site, "disk", place);
  const { life, random, resourceId } = who;
  const along = plan.shortLived + (place % hosts.length);
  const host = random.chance(0.9) ? hosts[place % hosts.length] : undefined;
  const [first = ""] = plan.regionIds;
  const regionId = host?.regionId ?? first;
  const { project, name } = nameOf(site, "disk", place, ["data"], along);
  const grown = 1.25 ** Math.floor(life.part * growths);
  const size = Math.min(most, Math.round((random.pick([100, 200, 200, 500, 1000]) * grown) / 10) * 10);
  return entityOf("disk", regionId, life.born, {
    resourceId,
    name,
    zoneId: host?.item.zoneId ?? zonesOf(site, regionId)[0] ?? null,
    status: host ? "inUse" : "available",
    ...subscriptionOf(who, isPaidAhead(account, along), now),
    projectName: project.name,
    createTime: life.born,
    hostRef: host?.item.resourceId ?? null,
    networkRef: null,
    attrs: attrsOf(account.cloudCode, random.whole(0, 2), {
      diskKind: "data",
      size,
      device: host ? `/dev/vd${"bcdefgh"[Math.floor(place / Math.max(1, hosts.length)) % 7]}` : null,
      isKept: true,
      snapshots: random.whole(0, 7),
    }),
  });
}

interface DiskFacts {
  diskKind: "system" | "data";
  size: number;
  device: string | null;
  isKept: boolean;
  snapshots: number;
}

function attrsOf(cloudCode: CloudCode, at: number, { diskKind, size, device, isKept, snapshots }: DiskFacts) {
  return {
    diskType: classes[cloudCode][at],
    diskKind,
    size,
    iops: Math.min(50_000, 1800 + 50 * size),
    device,
    encrypted: size % 3 === 1,
    deleteWithInstance: !isKept,
    snapshotCount: snapshots,
  };
}
