import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ResourceType } from "../../../../generated/api";
import type { Database } from "../../../database/client";
import { metricSeries } from "../../../database/schema/metric";
import { resources } from "../../../database/schema/resource";
import type { MetricName } from "../../../../generated/api";
import { holdAccount } from "../../cloud/hold-account";
import type { MetricScopeRow } from "./claims";

/** The series of a region: which there are, and new ones as they come. */
export interface RegionSeries {
  /** The types of which there is anything. */
  types: ResourceType[];
  /** The id of a series; undefined where the resource is not known here (yet). */
  idOf(type: ResourceType, resourceId: string, metricName: MetricName): number | undefined;
  /** Sees to it that the metric has a series for each of these resources; none where the account has been removed meanwhile. */
  keep(type: ResourceType, resourceIds: readonly string[], metricName: MetricName): Promise<void>;
}

/** Reads the series of a region. */
export async function seriesOf(db: Database, scope: MetricScopeRow): Promise<RegionSeries> {
  const { customId, cloudAccountId, regionId } = scope;
  const { id, type, resourceId, goneTime } = resources;
  const rows = await db
    .select({ id, type, resourceId })
    .from(resources)
    .where(and(eq(resources.cloudAccountId, cloudAccountId), eq(resources.regionId, regionId), isNull(goneTime)));
  const here = new Map(rows.map((row) => [`${row.type} ${row.resourceId}`, row.id]));
  const known = await db
    .select()
    .from(metricSeries)
    .where(inArray(metricSeries.resourceId, [...here.values()]));
  const ids = new Map(known.map((row) => [`${row.resourceId} ${row.metricName}`, row.id]));
  return {
    types: [...new Set(rows.map((row) => row.type))],
    idOf: (ofType, cloudId, name) => ids.get(`${here.get(`${ofType} ${cloudId}`)} ${name}`),
    keep: async (ofType, resourceIds, metricName) => {
      const mine = resourceIds.flatMap((cloudId) => here.get(`${ofType} ${cloudId}`) ?? []);
      const missing = mine.filter((one) => !ids.has(`${one} ${metricName}`));
      if (missing.length === 0) return;
      const made = await db.transaction(async (tx) => {
        if (!(await holdAccount(tx, cloudAccountId))) return [];
        return (
          tx
            .insert(metricSeries)
            .values(missing.map((one) => ({ customId, resourceId: one, metricName })))
            // Somebody else may have made it at this moment: the update gives its id.
            .onConflictDoUpdate({ target: [metricSeries.resourceId, metricSeries.metricName], set: { metricName } })
            .returning()
        );
      });
      for (const row of made) ids.set(`${row.resourceId} ${row.metricName}`, row.id);
    },
  };
}
