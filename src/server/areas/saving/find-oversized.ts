import { savingRules } from "../../../domain/savings/finding";
import { oversizedHost } from "../../../domain/savings/right-size";
import type { Queryable } from "../../database/client";
import type { Providers } from "../../providers";
import type { SyncTime } from "../cloud/sync/sync-time";
import { type BilledDays, billedOf } from "./billed";
import { findIdle } from "./find-idle";
import { evidenceOf, type FoundSaving } from "./found";
import { type LoadedHost, readHosts, readLoads, type RunningHost } from "./read-loads";
import { readSizes, regionOf, type RegionSizes } from "./read-sizes";

/** What came of looking at hosts. */
export interface OversizedHosts {
  found: FoundSaving[];
  /** Those of which nothing could be told, with the size that each has: what was found of it before still holds. */
  unknown: ReadonlyMap<number, string>;
}

/**
 * Running hosts of a customer that do nothing, or are larger than they have to be. Metrics are read for many hosts at a time, sizes asked for once in a
 * region, and both only of what is left to judge.
 */
export async function findOversized(
  db: Queryable,
  customId: number,
  { cloud, metrics }: Pick<Providers, "cloud" | "metrics">,
  time: SyncTime,
): Promise<OversizedHosts> {
  const now = time.clock();
  const hosts = await readHosts(db, customId);
  if (!cloud || !metrics) return { found: [], unknown: new Map(hosts.map(withSize)) };
  const loaded = await readLoads(db, metrics, hosts, now);
  // What does nothing need not be made smaller.
  const idle = await findIdle(db, customId, loaded, now);
  const idleHosts = new Set(idle.map(({ resourceId }) => resourceId));
  const quiet = loaded.filter((one) => isQuiet(one) && !idleHosts.has(one.host.id));
  const candidates = quiet.map(({ host }) => host);
  const sizes = await readSizes(db, cloud, time, candidates);
  const billed = await billedOf(db, customId, candidates, now, "time");
  return {
    found: [...idle, ...quiet.flatMap((one) => judge(one, sizes, billed.get(one.host.id)))],
    unknown: new Map([
      ...without(hosts, new Set(loaded.map(({ host }) => host.id))).map(withSize),
      ...candidates.filter((host) => !sizes.has(regionOf(host))).map(withSize),
    ]),
  };
}

/** Whether a smaller size could do at all: for all others sizes need not be asked for. */
function isQuiet({ cpu, memory }: LoadedHost): boolean {
  return cpu.p95 < savingRules.mostCpu && memory.p95 < savingRules.mostMemory;
}

function judge({ host, cpu, memory }: LoadedHost, sizes: RegionSizes, billed: BilledDays | undefined): FoundSaving[] {
  const size = sizeOf(host);
  const ofRegion = sizes.get(regionOf(host)) ?? [];
  const finding = billed && oversizedHost({ status: host.status, size, cpu, memory, sizes: ofRegion, billed });
  if (!finding) return [];
  const { smaller, ...saving } = finding;
  const load = { cpuP95: cpu.p95, memoryP95: memory.p95, loadDays: Math.min(cpu.days, memory.days) };
  const evidence = evidenceOf(host.since, billed, { size, smallerSize: smaller.size, ...load });
  return [{ resourceId: host.id, finding: saving, evidence }];
}

function sizeOf({ attrs }: RunningHost): string {
  return String(attrs.instanceType);
}

function withSize(host: RunningHost): [number, string] {
  return [host.id, sizeOf(host)];
}

function without(hosts: readonly RunningHost[], ids: ReadonlySet<number>): RunningHost[] {
  return hosts.filter(({ id }) => !ids.has(id));
}
