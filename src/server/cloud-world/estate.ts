import { addressesOf } from "./addresses";
import type { Site } from "./base";
import { databasesOf } from "./databases";
import { disksOf } from "./disks";
import { type Entity, entityKey, type Estate, type WorldAccount } from "./entity";
import { hostsOf } from "./hosts";
import { networksOf } from "./networks";
import { planOf } from "./plan";

/** What is in an account at a moment, as far as nobody has done anything: a pure function of both. */
export function estateOf(account: WorldAccount, now: Date): Estate {
  const site: Site = { account, plan: planOf(account), now };
  const networks = networksOf(site);
  const hosts = hostsOf(site, networks);
  const all: Entity[] = [
    ...networks,
    ...hosts,
    ...disksOf(site, hosts),
    ...addressesOf(site, hosts),
    ...databasesOf(site, networks),
  ];
  return new Map(all.map((entity) => [entityKey(entity.type, entity.item.resourceId), entity]));
}
