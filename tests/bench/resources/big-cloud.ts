import type { CloudCode, ResourceType } from "../../../src/generated/api";
import { CloudError, type CloudItem, type CloudProvider, type Scope } from "../../../src/server/areas/cloud/provider";
import { addressesOf } from "../../../src/server/cloud-world/addresses";
import type { Site } from "../../../src/server/cloud-world/base";
import { databasesOf } from "../../../src/server/cloud-world/databases";
import { disksOf } from "../../../src/server/cloud-world/disks";
import type { Entity } from "../../../src/server/cloud-world/entity";
import { hostsOf } from "../../../src/server/cloud-world/hosts";
import { networksOf } from "../../../src/server/cloud-world/networks";
import { projects } from "../../../src/server/cloud-world/projects";
import { rawStatusOf } from "../../../src/server/cloud-world/words";
import { referenceRegions } from "../../../src/server/database/reference/regions";

/** The clouds of the bench, two accounts at each. */
export const bigClouds: readonly CloudCode[] = ["qingyun", "aliyun", "huawei", "jd", "aws", "tx"];
const ACCOUNTS_PER_CLOUD = 2;
/** Regions that an account has something in. */
const REGIONS = 4;
/** Resources of a page, as clouds allow. */
const PAGE_SIZE = 100;

/** How many of a type there are among 1,000 resources: the proportions of the demo. */
const perThousand: Record<ResourceType, number> = {
  host: 270,
  disk: 472,
  database: 63,
  redis: 40,
  mongo: 20,
  pubIp: 104,
  priNet: 31,
};

/** An account of the bench. */
export interface BigAccount {
  cloudCode: CloudCode;
  accountUid: string;
  regionIds: string[];
}

/** The accounts of the bench. */
export const bigAccounts: readonly BigAccount[] = bigClouds.flatMap((cloudCode) =>
  Array.from({ length: ACCOUNTS_PER_CLOUD }, (_, at) => ({
    cloudCode,
    accountUid: `bench-${cloudCode}-${at + 1}`,
    regionIds: (referenceRegions[cloudCode] ?? []).slice(0, REGIONS).map(({ regionId }) => regionId),
  })),
);

/** Clouds in which about so many resources stand still: always the same ones, by the rules of the demo, with Chinese names among them. */
export function bigCloud(
  size: number,
  now: Date,
): Pick<CloudProvider, "verify" | "inventory" | "balance"> & CloudProvider {
  const scopes = new Map<string, CloudItem[]>();
  for (const account of bigAccounts) {
    for (const { type, regionId, item } of estateOf(account, size / bigAccounts.length, now)) {
      const key = keyOf(account.accountUid, { regionId, type });
      scopes.set(key, [...(scopes.get(key) ?? []), item]);
    }
  }
  const impossible = () => Promise.reject(new CloudError("refused", { zh: "不支持", en: "Not possible" }));
  return {
    verify: async ({ accessKey }) => ({
      valid: true,
      accountUid: accessKey,
      accountName: accessKey,
      missing: [],
      reason: null,
    }),
    inventory: async ({ accountUid }, scope, cursor = "0") => {
      const from = Number(cursor);
      const items = scopes.get(keyOf(accountUid, scope)) ?? [];
      const next = from + PAGE_SIZE;
      return { items: items.slice(from, next), next: next < items.length ? String(next) : undefined };
    },
    bill: async () => ({ lines: [] }),
    balance: async () => "0.00",
    sizes: async () => [],
    hostSizes: async () => [],
    quotas: async () => [],
    describe: impossible,
    act: impossible,
    poll: impossible,
    metricCatalogue: () => [],
    metrics: impossible,
  };
}

const keyOf = (accountUid: string, { regionId, type }: Scope) => `${accountUid} ${regionId} ${type}`;

function estateOf({ cloudCode, accountUid, regionIds }: BigAccount, size: number, now: Date): Entity[] {
  const count = (type: ResourceType) => Math.max(1, Math.round((size * perThousand[type]) / 1000));
  const counts = Object.fromEntries(
    (Object.keys(perThousand) as ResourceType[]).map((type) => [type, count(type)]),
  ) as Record<ResourceType, number>;
  const places = Array.from({ length: counts.priNet }, (_, at) => regionIds[at % regionIds.length] ?? "");
  const site: Site = { account: { cloudCode, accountUid }, plan: { counts, shortLived: 0, regionIds: places }, now };
  const networks = networksOf(site);
  const hosts = hostsOf(site, networks);
  const all = [
    ...networks,
    ...hosts,
    ...disksOf(site, hosts),
    ...addressesOf(site, hosts),
    ...databasesOf(site, networks),
  ];
  return all.map((entity) => named(cloudCode, entity));
}

/** Half of all names are Chinese: "智能风控-web-07" for "risk-web-07". */
function named(cloudCode: CloudCode, { item, ...entity }: Entity): Entity {
  const project = projects.find(({ code }) => item.name.startsWith(`${code}-`));
  const isChinese = project !== undefined && item.resourceId.charCodeAt(item.resourceId.length - 1) % 2 === 0;
  const name = isChinese ? item.name.replace(project.code, project.name) : item.name;
  return { ...entity, item: { ...item, name, rawStatus: rawStatusOf(cloudCode, entity.type, item.status) } };
}
