import type { MetricName, MetricStatistic } from "../../../generated/api";
import { AlarmPeriod } from "../../../generated/enums";
import type { Queryable } from "../../database/client";
import type { MeasuredResource, MetricSource, MetricWindow, SeriesKey } from "../monitor/source";

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

/** What one rule needs. */
export interface AskedValues {
  measure: Measure;
  resources: readonly MeasuredResource[];
  /** Consecutive ones. `firstEnd`: the end of the first one, milliseconds since 1970. */
  periods: { firstEnd: number; count: number };
}

interface Reading {
  db: Queryable;
  source: MetricSource;
}

/**
 * Values of consecutive periods for all resources whose cloud supplies the metric. What judges and what tells beforehand how often it would have
 * been an alarm both read by this.
 */
export async function valuesOf(reading: Reading, asked: AskedValues): Promise<ResourceValues[]> {
  return (await valuesOfAll(reading, [asked]))[0] ?? [];
}

/** The same of many rules, in their order: one read for all that ask for the same statistic of periods of the same length. */
export async function valuesOfAll({ db, source }: Reading, asked: readonly AskedValues[]): Promise<ResourceValues[][]> {
  const measured = asked.map((one) => ({ ...one, resources: suppliedOf(source, one) }));
  const kinds = new Map<string, AskedValues[]>();
  for (const one of measured) {
    if (one.resources.length === 0 || one.periods.count === 0) continue;
    const kind = kindOf(one);
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  const readers = new Map<string, Reader>();
  for (const [kind, ofKind] of kinds) readers.set(kind, await readKind(db, source, ofKind));
  return measured.map((one) => readers.get(kindOf(one))?.(one) ?? []);
}

function suppliedOf(source: MetricSource, { resources, measure }: AskedValues): MeasuredResource[] {
  return resources.filter(({ cloudCode, type }) => source.catalogue(cloudCode, type).includes(measure.metricName));
}

function kindOf({ measure }: AskedValues): string {
  return `${measure.period} ${measure.statistics}`;
}

/** Tells what was read for all of a kind to one of them. */
type Reader = (asked: AskedValues) => ResourceValues[];

async function readKind(db: Queryable, source: MetricSource, asked: readonly AskedValues[]): Promise<Reader> {
  const [first] = asked;
  if (!first) throw new Error("a kind has somebody who asks");
  const { statistics, period } = first.measure;
  const series = new Map<string, SeriesKey>();
  for (const { resources, measure } of asked)
    for (const resource of resources)
      series.set(nameOf(resource, measure), { resource, metricName: measure.metricName });
  const window = windowOf(asked, period);
  const read = await source.range(db, [...series.values()], window, [statistics]);
  const values = new Map([...series.keys()].map((name, at) => [name, read[at]?.[statistics] ?? []]));
  return ({ resources, measure, periods: { firstEnd, count } }) => {
    const from = (firstEnd - window.from.getTime()) / (period * 1000) - 1;
    return resources.map((resource) => ({
      resource,
      values: (values.get(nameOf(resource, measure)) ?? []).slice(from, from + count),
    }));
  };
}

/** The periods of all who ask. */
function windowOf(asked: readonly AskedValues[], period: number): MetricWindow {
  const length = period * 1000;
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { periods } of asked) {
    from = Math.min(from, periods.firstEnd - length);
    to = Math.max(to, periods.firstEnd + (periods.count - 1) * length);
  }
  const level = period === AlarmPeriod.hour ? "hour" : "minute";
  return { from: new Date(from), to: new Date(to), step: period, level };
}

function nameOf({ id }: MeasuredResource, { metricName }: Measure): string {
  return `${id} ${metricName}`;
}
