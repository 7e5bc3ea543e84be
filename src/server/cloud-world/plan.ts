import type { ResourceType } from "../../generated/api";
import { referenceRegions } from "../database/reference/regions";
import { drawOf } from "./draw";
import type { WorldAccount } from "./entity";

/** How large an account's estate is. */
export interface EstatePlan {
  counts: Record<ResourceType, number>;
  /** Hosts among them that live for hours only. */
  shortLived: number;
  /** The region of each network, and so of all that is in it. */
  regionIds: string[];
}

/** The types in the order of the numbers below. */
const types = ["host", "disk", "database", "redis", "pubIp", "priNet", "mongo"] as const;

/** The accounts of the demo: those of its group customer come to the numbers of the domain rules, by the clouds' shares. */
const planned: Readonly<Record<string, readonly number[]>> = {
  "usr-K3pV8xQe": [28, 50, 7, 4, 11, 2, 2],
  "usr-T9mR2wLz": [13, 22, 3, 2, 5, 2, 1],
  "1098327645120938": [16, 28, 4, 2, 6, 2, 1],
  "1573920486617305": [9, 17, 2, 2, 3, 1, 2],
  "1820475639910274": [4, 6, 1, 1, 2, 1, 0],
  "0a8c91d4e7f24b6db3c5": [15, 26, 3, 2, 6, 1, 1],
  "5f3e02b7c9a14d80a6e1": [7, 12, 2, 1, 3, 1, 0],
  "100028374651": [14, 25, 3, 2, 6, 2, 1],
  "471902836645": [9, 16, 2, 1, 3, 1, 1],
  jcloud_83920174: [5, 8, 1, 1, 1, 1, 0],
  "1660283947715520": [4, 6, 1, 1, 2, 1, 1],
  "100031947250": [3, 5, 1, 1, 2, 2, 0],
};

/** How much there is in an account, for each host. */
const shares = [1, 1.75, 0.23, 0.15, 0.38, 0.12, 0.08];

/** How large the estate of an account is: 8 to 30 hosts, and the rest in proportion. */
export function planOf({ cloudCode, accountUid }: WorldAccount): EstatePlan {
  const hosts = drawOf("plan", accountUid).whole(8, 30);
  const sizes = planned[accountUid] ?? shares.map((share) => Math.ceil(hosts * share));
  const counts = Object.fromEntries(types.map((type, at) => [type, sizes[at] ?? 0])) as EstatePlan["counts"];
  const regions = referenceRegions[cloudCode] ?? [];
  const regionIds = Array.from({ length: counts.priNet }, (_, at) => regions[at % regions.length]?.regionId ?? "");
  return { counts, shortLived: Math.floor(counts.host / 12), regionIds };
}
