import { addDays } from "../time";
import { drawOf } from "./draw";
import type { Entity } from "./entity";
import { entityOf, type Site, zonesOf } from "./base";
import { idOf } from "./ids";
import { projects } from "./projects";

/** A part of a network, as the API shows it. */
export interface Subnet {
  subnetId: string;
  name: string;
  cidr: string;
  zoneId: string;
  availableIp: number;
}

/** Networks were there before everything else. */
const beginning = new Date("2018-01-01T00:00:00Z");
/** Addresses of a subnet that are free when it is empty. */
export const subnetAddresses = 251;

/** The networks of an account; each has a subnet in every zone of its region. */
export function networksOf(site: Site): Entity[] {
  const { account, plan } = site;
  return plan.regionIds.map((regionId, place) => {
    const who = [account.accountUid, "priNet", place];
    const random = drawOf(...who);
    const project = random.pick(projects);
    const block = random.whole(16, 200);
    const created = addDays(beginning, random.whole(0, 300));
    const subnets = zonesOf(site, regionId).map((zoneId, at): Subnet => {
      const subnetId = idOf(account.cloudCode, "priNet", [...who, zoneId]).replace(/^vpc/, "subnet");
      const cidr = `10.${block}.${at + 1}.0/24`;
      return { subnetId, name: `${project.code}-subnet-${at + 1}`, cidr, zoneId, availableIp: subnetAddresses };
    });
    return entityOf("priNet", regionId, created, {
      resourceId: idOf(account.cloudCode, "priNet", who),
      name: place === 0 ? "default-vpc" : `${project.code}-vpc-${String(place + 1).padStart(2, "0")}`,
      zoneId: null,
      status: "available",
      payMode: "postPay",
      projectName: place === 0 ? null : project.name,
      createTime: created,
      expireTime: null,
      hostRef: null,
      networkRef: null,
      attrs: {
        cidrBlock: `10.${block}.0.0/16`,
        ipv6Cidr: random.chance(0.3) ? `2001:db8:${block.toString(16)}::/56` : null,
        isDefault: place === 0,
        subnetCount: subnets.length,
        availableIpCount: subnets.length * subnetAddresses,
        routeTableId: idOf(account.cloudCode, "priNet", [...who, "routes"]).replace(/^vpc/, "rtb"),
        subnets,
      },
    });
  });
}
