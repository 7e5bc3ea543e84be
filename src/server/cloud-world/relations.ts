import { type Entity, entityKey, type Estate, type WorldAccount } from "./entity";
import { type Subnet, subnetAddresses } from "./networks";
import { rawStatusOf } from "./words";

/** Brings what follows from other resources in line with them: what is attached to nothing, bandwidths, free addresses, the clouds' words. */
export function relate(account: WorldAccount, estate: Estate): void {
  for (const entity of estate.values()) loosen(entity, estate);
  const all = [...estate.values()];
  for (const entity of all) {
    if (entity.type === "host") entity.item.attrs.bandwidth = bandwidthOf(entity, all);
    if (entity.type === "priNet") countAddresses(entity, all);
    entity.item.rawStatus = rawStatusOf(account.cloudCode, entity.type, entity.item.status);
  }
}

/** What was attached to a host that is gone is free again; a disk that belongs to it is gone, too. */
function loosen(entity: Entity, estate: Estate): void {
  const { item, type } = entity;
  if (item.hostRef !== null && !estate.has(entityKey("host", item.hostRef))) {
    if (item.attrs.deleteWithInstance === true) estate.delete(entityKey(type, item.resourceId));
    item.hostRef = null;
    if (item.status === "inUse") item.status = "available";
  }
  if (item.hostRef !== null) return;
  if (type === "disk") item.attrs.device = null;
  if (type === "pubIp" && item.status === "available") item.attrs.bindType = "none";
}

function bandwidthOf({ item }: Entity, all: readonly Entity[]): number {
  return all
    .filter((one) => one.type === "pubIp" && one.item.hostRef === item.resourceId)
    .reduce((sum, address) => sum + Number(address.item.attrs.bandwidth), 0);
}

function countAddresses({ item }: Entity, all: readonly Entity[]): void {
  const subnets = (item.attrs.subnets as Subnet[]).map((subnet) => {
    const taken = all.filter((one) => one.item.attrs.subnetId === subnet.subnetId).length;
    return { ...subnet, availableIp: subnetAddresses - taken };
  });
  item.attrs.subnets = subnets;
  item.attrs.availableIpCount = subnets.reduce((sum, { availableIp }) => sum + availableIp, 0);
}
