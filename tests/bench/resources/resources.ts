import type { Input, OperationId } from "../../../src/generated/operations";
import { callApi } from "../../helpers/signed-in";
import type { Measure } from "../measure";
import { median } from "../statistics";
import type { Filled } from "./fill";

/** So many there are in the one database, and in the other that it is compared with. */
export const RESOURCES = { many: 100_000, few: 1_000 } as const;

/** What 100 times as many resources may cost: a page, and a synchronisation that finds nothing new beside the first. */
const TIMES_FEW = 2;
const PART_OF_FIRST = 0.2;

/** A server with resources, a session on it, and what filling it took. */
export interface ResourceSite {
  url: string;
  token: string;
  filled: Filled;
}

/** Both sizes. */
type BothSizes = Record<keyof typeof RESOURCES, ResourceSite>;

/** Both sizes, and the hand-written page on the database of the larger one. */
export interface ResourceSites extends BothSizes {
  reference: Pick<ResourceSite, "url" | "token">;
}

/** A call that is measured. */
interface Asked<Id extends OperationId = OperationId> {
  id: Id;
  input: Input<Id>;
}

const ask = <Id extends OperationId>(id: Id, input: Input<Id>): Asked => ({ id, input }) as Asked;

/** What is looked for in names: half of them are Chinese. */
const TWO_CHARACTERS = "风控";

const kinds: { name: string; ratio?: number; calls: Asked[] }[] = [
  {
    name: "filtered, sorted page with its total",
    ratio: TIMES_FEW,
    calls: [
      ask("listHosts", { status: ["running"], cloudCode: ["aliyun"], sortField: "monthCost" }),
      ask("listHosts", { payMode: "prePay", minCpu: 4, sortField: "expireTime", sortOrder: "ascending" }),
      ask("listHosts", { cloudCode: ["aws", "tx"], osType: "linux", sortField: "name", pageNum: 2 }),
      ask("listDisks", { minSize: 200, status: ["inUse"], sortField: "createTime" }),
      ask("listDisks", { minCost: "500.00", maxCost: "900.00", sortField: "monthCost", sortOrder: "ascending" }),
      ask("listDatabases", { engine: ["MySQL"], sortField: "monthCost" }),
      ask("listTagResources", { type: ["host", "disk"], cloudCode: ["huawei"], sortField: "monthCost" }),
    ],
  },
  {
    name: "page of what has two Chinese characters in its name",
    ratio: TIMES_FEW,
    calls: [
      ask("listHosts", { keyword: TWO_CHARACTERS, sortField: "monthCost" }),
      ask("listDisks", { keyword: TWO_CHARACTERS, status: ["inUse"] }),
      ask("listTagResources", { keyword: TWO_CHARACTERS }),
    ],
  },
  {
    name: "page of the few that a keyword finds",
    ratio: TIMES_FEW,
    calls: [
      ask("listHosts", { keyword: "web-07" }),
      ask("listDisks", { keyword: "data-11", sortField: "name" }),
      ask("listTagResources", { keyword: "eip-05" }),
    ],
  },
  {
    name: "page of what has a tag",
    ratio: TIMES_FEW,
    calls: [
      ask("listHosts", { tagKey: "环境", tagValue: "生产", sortField: "monthCost" }),
      ask("listDisks", { tagKey: "owner", sortField: "createTime" }),
      ask("listTagResources", { lacksKey: "cost-center" }),
    ],
  },
  {
    name: "counts: inventory, clouds, regions, states of hosts",
    calls: [
      ask("getInventory", { type: "host" }),
      ask("listResourcesByCloud", {}),
      ask("listResourcesByRegion", {}),
      ask("listResourcesByState", {}),
    ],
  },
  { name: "summary of the home page", calls: [ask("getResourceSummary", {})] },
  {
    name: "tags with their numbers",
    calls: [ask("listTags", {}), ask("getTagCoverage", undefined), ask("listTagKeys", undefined)],
  },
];

/** What is asked of 100,000 resources of six clouds beside the same asked of 1,000, by turns; and what synchronising them takes. */
export async function measureResources({ many, few }: BothSizes, rounds: number): Promise<Measure[]> {
  const heading = `Server, ${many.filled.resources.toLocaleString("en")} resources beside ${few.filled.resources.toLocaleString("en")} (in the place of the reference), ${rounds} rounds`;
  const measures: Measure[] = [];
  const pages = { many: [] as number[], few: [] as number[] };
  for (const { name, ratio, calls } of kinds) {
    const all = { many: [] as number[], few: [] as number[] };
    const each: { what: string; many: number; few: number }[] = [];
    for (const call of calls) {
      const times = await byTurns(call, { many, few }, rounds);
      all.many.push(...times.many);
      all.few.push(...times.few);
      each.push({ what: call.id, many: median(times.many), few: median(times.few) });
    }
    const [slowest] = each.toSorted((one, other) => other.many / other.few - one.many / one.few);
    const goal = ratio === undefined ? {} : { ratio };
    if (ratio !== undefined) {
      pages.many.push(...all.many);
      pages.few.push(...all.few);
    }
    measures.push({ heading, name, value: median(all.many), reference: median(all.few), unit: "ms", ...goal });
    if (slowest && each.length > 1)
      measures.push({
        heading,
        name: `  the one that grows most, ${slowest.what}`,
        value: slowest.many,
        reference: slowest.few,
        unit: "ms",
      });
  }
  const middle = { value: median(pages.many), reference: median(pages.few), unit: "ms", ratio: TIMES_FEW } as const;
  return [...measures, { heading, name: "all of these pages together", ...middle }, ...syncMeasures(many.filled)];
}

/** The same call on both, who begins changing; a first round counts for nothing. */
async function byTurns(
  { id, input }: Asked,
  sites: BothSizes,
  rounds: number,
): Promise<Record<keyof BothSizes, number[]>> {
  const times: Record<keyof BothSizes, number[]> = { many: [], few: [] };
  for (let round = 0; round <= rounds; round++) {
    for (const side of round % 2 === 0 ? (["many", "few"] as const) : (["few", "many"] as const)) {
      const { url, token } = sites[side];
      const since = performance.now();
      const answer = await callApi(url, id, input, token);
      if (round > 0) times[side].push(performance.now() - since);
      else requireRows(id, answer);
    }
  }
  return times;
}

/** A page without rows would be fast, and worth nothing. */
function requireRows(id: OperationId, answer: unknown): void {
  const { list } = answer as { list?: unknown[] };
  if (list?.length === 0) throw new Error(`${id} found nothing`);
}

function syncMeasures({ resources, firstSync, sameSync, written }: Filled): Measure[] {
  const heading = `Synchronisation of ${resources.toLocaleString("en")} resources, beside the first one`;
  return [
    {
      heading,
      name: "nothing new at the clouds",
      value: sameSync,
      reference: firstSync,
      unit: "ms",
      ratio: PART_OF_FIRST,
    },
    { heading, name: "rows written by it", value: written, unit: "", budget: 0 },
  ];
}
