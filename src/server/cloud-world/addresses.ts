import type { Entity } from "./entity";
import { drawOf } from "./draw";
import { entityOf, nameOf, occupantOf, type Site, subscriptionOf } from "./base";

/** Ranges for documentation (RFC 5737): addresses that belong to nobody. */
const ranges = ["203.0.113", "198.51.100", "192.0.2"];
const perRange = 254;

/** Public addresses of an account: two thirds are bound to a host, some to a balancer or a gateway, some are free. */
export function addressesOf(site: Site, hosts: readonly Entity[]): Entity[] {
  const lasting = hosts.slice(site.plan.shortLived);
  return Array.from({ length: site.plan.counts.pubIp }, (_, place) => addressAt(site, lasting, place));
}

function addressAt(site: Site, hosts: readonly Entity[], place: number): Entity {
  const { account, plan, now } = site;
  const who = occupantOf(site, "pubIp", place);
  const { life, random, resourceId } = who;
  const fate = random.next();
  const host = fate < 0.68 ? hosts[place % hosts.length] : undefined;
  const bindType = host ? "host" : fate < 0.78 ? "slb" : fate < 0.86 ? "nat" : "none";
  const { project, name } = nameOf(site, "pubIp", place, ["eip"], host && plan.shortLived + (place % hosts.length));
  return entityOf("pubIp", host?.regionId ?? plan.regionIds[0] ?? "", life.born, {
    resourceId,
    name,
    zoneId: null,
    status: bindType === "none" ? "available" : "inUse",
    ...subscriptionOf(who, random.chance(0.4), now),
    projectName: project.name,
    createTime: life.born,
    hostRef: host?.item.resourceId ?? null,
    networkRef: null,
    attrs: {
      ipAddress: addressText(account.accountUid, place),
      isp: random.pick(["BGP", "BGP", "BGP", "telecom", "unicom", "mobile"]),
      chargeType: random.chance(0.7) ? "PayByBandwidth" : "PayByTraffic",
      bandwidth: random.pick([5, 10, 10, 20, 50, 100, 200]),
      bindType,
    },
  });
}

/** Each place of an account has an address of its own. */
function addressText(accountUid: string, place: number): string {
  const at =
    (drawOf("addresses", accountUid).whole(0, ranges.length * perRange - 1) + place) % (ranges.length * perRange);
  return `${ranges[Math.floor(at / perRange)]}.${1 + (at % perRange)}`;
}
