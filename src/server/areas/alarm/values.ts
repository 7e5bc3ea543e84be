import type { MetricName, MetricStatistic } from "../../../generated/api";
import { AlarmPeriod } from "../../../generated/enums";
import type { Queryable } from "../../database/client";
import type { MeasuredResource, MetricSource, MetricWindow } from "../monitor/source";

/** What is read of each resource. */
export interface Measure {
  metricName: MetricName;
  statistics: MetricStatistic;
  /** Seconds. */
  period: number;
}

/** Values of a resource, one for each period. */
export interface ResourceValues {
  resource: MeasuredResource;
  values: (number | null)[];
}

/**
 * Values of consecutive periods for all resources whose cloud supplies the metric, in one read. What judges and what tells beforehand how often
 * it would have been an alarm both read by this.
 * @param firstEnd the end of the first period, milliseconds since 1970
 */
export async function valuesOf(
  { db, source }: { db: Queryable; source: MetricSource },
  resources: readonly MeasuredResource[],
  { metricName, statistics, period }: Measure,
  { firstEnd, count }: { firstEnd: number; count: number },
): Promise<ResourceValues[]> {
  const measured = resources.filter(({ cloudCode, type }) => source.catalogue(cloudCode, type).includes(metricName));
  if (measured.length === 0 || count === 0) return [];
  const length = period * 1000;
  const from = new Date(firstEnd - length);
  const window: MetricWindow = {
    from,
    to: new Date(from.getTime() + count * length),
    step: period,
    level: period === AlarmPeriod.hour ? "hour" : "minute",
  };
  const series = measured.map((resource) => ({ resource, metricName }));
  const read = await source.range(db, series, window, [statistics]);
  return measured.map((resource, at) => ({ resource, values: read[at]?.[statistics] ?? [] }));
}
