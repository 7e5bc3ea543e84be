import type { ResourceAction, ResourceType } from "../../generated/api";
import type { CloudOrder } from "../areas/cloud/provider";
import type { Words } from "../errors";
import { type Entity, entityKey, type Estate, type WorldAccount } from "./entity";
import { databaseSizes, hostSizes } from "./sizes";

/** An action as the clouds take it. */
export type Asked = Pick<CloudOrder, "action" | "input">;

type From = Partial<Record<ResourceAction, readonly string[]>>;

const databases: From = {
  reboot: ["running", "storageFull"],
  rename: ["running", "storageFull"],
  resize: ["running", "storageFull"],
  release: ["running", "storageFull", "error"],
};

/** The states from which the clouds do something. */
const allowed: Record<ResourceType, From> = {
  host: {
    start: ["stopped"],
    stop: ["running"],
    reboot: ["running", "error"],
    rename: ["running", "stopped", "suspended"],
    resize: ["stopped"],
    release: ["stopped", "error"],
  },
  disk: {
    attach: ["available"],
    detach: ["inUse"],
    rename: ["inUse", "available"],
    resize: ["inUse", "available"],
    release: ["available", "error"],
  },
  database: databases,
  redis: databases,
  mongo: databases,
  pubIp: {
    bind: ["available"],
    unbind: ["inUse"],
    rename: ["inUse", "available"],
    resize: ["inUse", "available"],
    release: ["available", "error"],
  },
  priNet: { rename: ["available"], release: ["available", "error"] },
};

/** The attribute that a new size changes, where it is a number. */
export const sizeAttributes: Partial<Record<ResourceType, string>> = {
  disk: "size",
  pubIp: "bandwidth",
  redis: "capacity",
  mongo: "storage",
};

const reasons = {
  state: { zh: "资源当前状态不支持该操作", en: "Its state does not allow this" },
  system: { zh: "系统盘不支持该操作", en: "A system disk does not allow this" },
  host: { zh: "目标云主机不存在或不可用", en: "The host does not exist or cannot be used" },
  size: { zh: "规格不存在或不支持变更", en: "There is no such size, or it cannot be changed to it" },
  notEmpty: { zh: "私有网络中仍有资源", en: "There are still resources in the network" },
  notHost: { zh: "该公网 IP 未绑定云主机", en: "The address is not bound to a host" },
} satisfies Record<string, Words>;

/** Why a cloud does not do something with a resource as it is; undefined where it does. */
export function refusalOf(account: WorldAccount, entity: Entity, asked: Asked, estate: Estate): Words | undefined {
  const { type, item } = entity;
  const { action, input } = asked;
  if (!allowed[type][action]?.includes(item.status)) return reasons.state;
  if (type === "disk" && item.attrs.diskKind === "system" && action !== "rename" && action !== "resize")
    return reasons.system;
  if (action === "attach" || action === "bind") {
    const host = estate.get(entityKey("host", String(input.hostRef)));
    return host?.regionId === entity.regionId && host.item.status !== "error" ? undefined : reasons.host;
  }
  if (action === "unbind" && item.hostRef === null) return reasons.notHost;
  if (action === "resize") return sizedBy(account, entity, input.size) ? undefined : reasons.size;
  if (action === "release" && type === "priNet" && isUsed(item.resourceId, estate)) return reasons.notEmpty;
  return undefined;
}

/** The attributes that a size brings; undefined where it is none. Disks and storage only grow. */
export function sizedBy(
  { cloudCode }: WorldAccount,
  { type, item }: Entity,
  size: string | number | undefined,
): Record<string, unknown> | undefined {
  const attribute = sizeAttributes[type];
  if (attribute !== undefined) {
    const [before, after] = [Number(item.attrs[attribute]), Number(size)];
    const fits = Number.isInteger(after) && after > 0 && (attribute === "bandwidth" || after > before);
    return fits ? { [attribute]: after } : undefined;
  }
  const sizes = type === "host" ? hostSizes(cloudCode) : type === "database" ? databaseSizes(cloudCode) : [];
  const found = sizes.find(({ name }) => name === size);
  if (!found) return undefined;
  const { name, cpu, memory } = found;
  return { [type === "host" ? "instanceType" : "instanceClass"]: name, cpu, memory };
}

function isUsed(networkId: string, estate: Estate): boolean {
  return [...estate.values()].some(({ item }) => item.networkRef === networkId);
}
