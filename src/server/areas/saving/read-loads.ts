import { and, eq, isNull } from "drizzle-orm";
import { savingRules } from "../../../domain/savings/finding";
import { type Load, loadOf } from "../../../domain/savings/load";
import type { Queryable } from "../../database/client";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { addDays, fromLocal, toLocalDate } from "../../time";
import type { MetricSource, MetricWindow } from "../monitor/source";
import { hourMs } from "../monitor/store/chunk";
import { unchangedSince } from "./since";

/** Hosts of which metrics are read at a time. */
const BATCH = 500;

/** A running host, and since when it has its size. */
export type RunningHost = Awaited<ReturnType<typeof readHosts>>[number];

/** A host with how much of it is used. */
export interface LoadedHost {
  host: RunningHost;
  cpu: Load;
  memory: Load;
}

/** The running hosts of a customer. */
export function readHosts(db: Queryable, customId: number) {
  const { id, type, cloudCode, cloudAccountId, regionId, resourceId, name, status, attrs, payMode, expireTime } =
    resources;
  const place = { customId: resources.customId, cloudCode, cloudAccountId, regionId };
  const since = unchangedSince(["cpu", "memory", "instanceType"]);
  return db
    .select({ ...place, id, type, resourceId, name, status, attrs, payMode, expireTime, since })
    .from(resources)
    .where(and(owned(resources, customId), eq(type, "host"), eq(status, "running"), isNull(resources.goneTime)))
    .orderBy(id);
}

/**
 * How much of hosts was used in the last whole days, by the hour. Those are left out of which too little is known; metrics are read for many
 * hosts at a time.
 */
export async function readLoads(
  db: Queryable,
  metrics: MetricSource,
  hosts: readonly RunningHost[],
  now: Date,
): Promise<LoadedHost[]> {
  const to = fromLocal(toLocalDate(now));
  const window: MetricWindow = { from: addDays(to, -savingRules.loadDays), to, step: 3600, level: "hour" };
  const measured = hosts.filter(({ cloudCode }) => {
    const names = metrics.catalogue(cloudCode, "host");
    return names.includes("cpuUsage") && names.includes("memUsage");
  });
  const loaded: LoadedHost[] = [];
  for (let at = 0; at < measured.length; at += BATCH)
    loaded.push(...(await readBatch(db, metrics, measured.slice(at, at + BATCH), window)));
  return loaded.filter(({ cpu, memory }) => Math.min(cpu.days, memory.days) >= savingRules.leastLoadDays);
}

async function readBatch(
  db: Queryable,
  metrics: MetricSource,
  hosts: readonly RunningHost[],
  window: MetricWindow,
): Promise<LoadedHost[]> {
  const keys = hosts.flatMap((resource) => [
    { resource, metricName: "cpuUsage" as const },
    { resource, metricName: "memUsage" as const },
  ]);
  const values = await metrics.range(db, keys, window, ["average"]);
  return hosts.flatMap((host, at): LoadedHost[] => {
    // What was measured at another size says nothing of this one.
    const known = (of: number) =>
      (values[of]?.average ?? []).map((value, hour) =>
        window.from.getTime() + hour * hourMs < host.since.getTime() ? null : value,
      );
    const [cpu, memory] = [loadOf(known(at * 2)), loadOf(known(at * 2 + 1))];
    return cpu && memory ? [{ host, cpu, memory }] : [];
  });
}
