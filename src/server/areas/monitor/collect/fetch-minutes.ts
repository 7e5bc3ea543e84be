import { and, eq, inArray, isNotNull, not } from "drizzle-orm";
import type { MetricName, ResourceType } from "../../../../generated/api";
import type { Database } from "../../../database/client";
import { cloudAccounts } from "../../../database/schema/cloud";
import { metricScopes, metricSeries } from "../../../database/schema/metric";
import { resources } from "../../../database/schema/resource";
import { limits } from "../../../limits";
import { accessOf } from "../../cloud/access";
import { CloudError, type CloudProvider } from "../../cloud/provider";
import { holdAccount } from "../../cloud/hold-account";
import { patientCloud, SyncStopped } from "../../cloud/sync/patient-cloud";
import { serverTime, type SyncTime } from "../../cloud/sync/sync-time";
import type { SeriesKey } from "../source";
import { minuteMs } from "../store/chunk";
import { chunksOf, writeChunks } from "../store/write-minutes";
import { pagesOf } from "./ask";
import type { MetricScopeRow } from "./claims";
import { seriesOf } from "./series";

/** What fetching needs. */
interface Fetching {
  db: Database;
  cloud: Pick<CloudProvider, "metrics">;
  now: Date;
}

/** Resources of a type in a region of an account, of which a metric is missing. */
interface Missing {
  account: typeof cloudAccounts.$inferSelect;
  scope: MetricScopeRow;
  type: ResourceType;
  metricName: MetricName;
  /** The clouds' ids of the resources. */
  resourceIds: Set<string>;
  /** Minutes from here on are there. */
  to: Date;
}

/**
 * Fetches minutes before those that the collector goes back to by itself, and keeps them as it does: whoever reads the series has them. What
 * has been asked for once is not again, whether there was anything or not. A cloud that fails, or takes too long, is left out.
 */
export async function fetchMinutes(fetching: Fetching, series: readonly SeriesKey[], from: Date): Promise<void> {
  const begin = new Date(Math.floor(from.getTime() / minuteMs) * minuteMs);
  const time = serverTime(fetching.now, AbortSignal.timeout(limits.minutesFetch));
  for (const missing of await missingOf(fetching.db, series, begin)) {
    try {
      await fetchOf(fetching, missing, begin, time);
    } catch (error) {
      if (error instanceof SyncStopped) return;
      if (!(error instanceof CloudError)) throw error;
    }
  }
}

/** What is missing from a time on, by region, type and metric. Of regions that were never read nothing is known to be missing. */
async function missingOf(db: Database, series: readonly SeriesKey[], from: Date): Promise<Missing[]> {
  const ids = [...new Set(series.map(({ resource }) => resource.id))];
  const names = [...new Set(series.map(({ metricName }) => metricName))];
  const rows = await db
    .select({ resource: resources, account: cloudAccounts, scope: metricScopes })
    .from(resources)
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, resources.cloudAccountId))
    .innerJoin(
      metricScopes,
      and(eq(metricScopes.cloudAccountId, cloudAccounts.id), eq(metricScopes.regionId, resources.regionId)),
    )
    .where(and(inArray(resources.id, ids), isNotNull(cloudAccounts.secretKey), not(cloudAccounts.paused)));
  const asked = await db
    .select()
    .from(metricSeries)
    .where(and(inArray(metricSeries.resourceId, ids), inArray(metricSeries.metricName, names)));
  const found = new Map<string, Missing>();
  for (const { resource, metricName } of series) {
    const row = rows.find((one) => one.resource.id === resource.id);
    const known = row?.scope.minutesFrom ?? row?.scope.collectedTo;
    if (!row || !known) continue;
    const own = asked.find((one) => one.resourceId === resource.id && one.metricName === metricName)?.minutesFrom;
    const to = own && own < known ? own : known;
    if (to <= from) continue;
    const key = `${row.scope.id} ${resource.type} ${metricName}`;
    const missing = found.get(key) ?? { ...row, type: resource.type, metricName, resourceIds: new Set(), to };
    missing.resourceIds.add(resource.resourceId);
    found.set(key, { ...missing, to: to > missing.to ? to : missing.to });
  }
  return [...found.values()];
}

async function fetchOf(
  { db, cloud }: Fetching,
  { account, scope, type, metricName, resourceIds, to }: Missing,
  from: Date,
  time: SyncTime,
): Promise<void> {
  const access = accessOf(account);
  if (!access) return;
  const patient = patientCloud(time, () => Promise.resolve());
  const asked = { regionId: scope.regionId, type, metricName, from, to, period: 60 } as const;
  const told = await pagesOf({ cloud, access, patient }, asked);
  const series = await seriesOf(db, scope);
  await series.keep(type, [...resourceIds], metricName);
  const idOf = (resourceId: string) => series.idOf(type, resourceId, metricName);
  const chunks = told.flatMap(({ resourceId, average }) => {
    const id = resourceIds.has(resourceId) ? idOf(resourceId) : undefined;
    return id === undefined ? [] : chunksOf(id, from, average);
  });
  const ids = [...resourceIds].flatMap((resourceId) => idOf(resourceId) ?? []);
  await db.transaction(async (tx) => {
    if (!(await holdAccount(tx, account.id))) return;
    await writeChunks(tx, chunks);
    await tx.update(metricSeries).set({ minutesFrom: from }).where(inArray(metricSeries.id, ids));
  });
}
