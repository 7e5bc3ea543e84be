import type { ResourceType } from "../../generated/api";
import type { CloudSize } from "../areas/cloud/provider";
import { sizeAttributes, sizedBy } from "./actions";
import type { Entity, WorldAccount } from "./entity";
import { databaseSizes, hostSizes, type Size } from "./sizes";

/** The numbers that are offered where a size is one, and their unit. */
const numbers: Partial<Record<ResourceType, { sizes: readonly number[]; unit: string }>> = {
  disk: { sizes: [40, 60, 100, 200, 300, 500, 1000, 2000, 4000], unit: "GB" },
  mongo: { sizes: [20, 50, 100, 200, 500, 1000, 2000], unit: "GB" },
  redis: { sizes: [1024, 2048, 4096, 8192, 16_384, 32_768, 65_536], unit: "MB" },
  pubIp: { sizes: [1, 2, 5, 10, 20, 50, 100, 200], unit: "Mbps" },
};

/** The sizes that a resource can be changed to: all that the cloud takes but the present one. */
export function offeredSizes(account: WorldAccount, entity: Entity): CloudSize[] {
  const { type, item } = entity;
  const { sizes, unit } = numbers[type] ?? { sizes: [], unit: "" };
  const present = sizeAttributes[type];
  const byNumber = sizes
    .filter((size) => present === undefined || size !== item.attrs[present])
    .map((size) => ({ size: String(size), description: { zh: `${size} ${unit}`, en: `${size} ${unit}` } }));
  const byName = named(type, account)
    .filter(({ name }) => name !== item.attrs.instanceType && name !== item.attrs.instanceClass)
    .map(({ name, cpu, memory }) => ({
      size: name,
      description: { zh: `${name}（${cpu} 核 ${memory} GB）`, en: `${name} (${cpu} cores, ${memory} GB)` },
    }));
  return [...byNumber, ...byName].filter(({ size }) => sizedBy(account, entity, size) !== undefined);
}

function named(type: ResourceType, { cloudCode }: WorldAccount): Size[] {
  if (type === "host") return hostSizes(cloudCode);
  return type === "database" ? databaseSizes(cloudCode) : [];
}
