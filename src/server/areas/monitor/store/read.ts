import { and, desc, gte, inArray, lt, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { MetricStatistic } from "../../../../generated/api";
import type { Queryable } from "../../../database/client";
import { metricDays, metricHours, metricSeries } from "../../../database/schema/metric";
import { fromLocal, toLocalDate } from "../../../time";
import type { LatestValue, MetricWindow, SeriesKey, StepValues } from "../source";
import { hourMs, minuteMs } from "./chunk";
import { StepSums } from "./steps";

/** Reads series from the store, in their order. */
export async function readRange(
  db: Queryable,
  series: readonly SeriesKey[],
  window: MetricWindow,
  statistics: readonly MetricStatistic[],
): Promise<StepValues[]> {
  const ids = await idsOf(db, series);
  const sums = new Map([...ids.values()].map((id) => [id, new StepSums(window)]));
  const known = [...sums.keys()];
  if (known.length > 0) await readers[window.level](db, known, window, (id) => sums.get(id), statistics);
  return series.map((key) => (sums.get(ids.get(nameOf(key)) ?? 0) ?? new StepSums(window)).values(statistics));
}

/** The newest value of each series since then, in their order. */
export async function readLatest(
  db: Queryable,
  series: readonly SeriesKey[],
  since: Date,
): Promise<(LatestValue | undefined)[]> {
  const ids = await idsOf(db, series);
  const rows = await db
    .select({ id: metricHours.seriesId, hour: metricHours.hour, values: metricHours.values })
    .from(metricHours)
    .where(and(isAny(metricHours.seriesId, [...ids.values()]), gte(metricHours.hour, hourOf(since))))
    .orderBy(desc(metricHours.hour));
  return series.map((key) => {
    const id = ids.get(nameOf(key));
    for (const { hour, values } of rows.filter((row) => row.id === id)) {
      const at = values.findLastIndex((value) => value !== null);
      const time = new Date(hour.getTime() + at * minuteMs);
      if (at >= 0) return time >= since ? { time, value: values[at] ?? 0 } : undefined;
    }
    return undefined;
  });
}

type Reader = (
  db: Queryable,
  ids: readonly number[],
  window: MetricWindow,
  sumsOf: (id: number) => StepSums | undefined,
  statistics: readonly MetricStatistic[],
) => Promise<void>;

/** How each level is read. What is not in the days yet is read from the hours. */
const readers: Record<MetricWindow["level"], Reader> = {
  minute: async (db, ids, { from, to }, sumsOf) => {
    const rows = await db
      .select({ id: metricHours.seriesId, hour: metricHours.hour, values: minutesWithin(from, to) })
      .from(metricHours)
      .where(within(ids, from, to));
    for (const { id, hour, values } of rows) {
      const sums = sumsOf(id);
      const first = Math.max(hour.getTime(), from.getTime());
      numbersOf(values).forEach((value, at) => {
        if (value !== null) sums?.add(first + at * minuteMs, { sum: value, min: value, max: value, count: 1 });
      });
    }
  },
  hour: async (db, ids, window, sumsOf, statistics) => {
    const open = await readOpen(db, ids, window);
    const covered = new Set(open.map(({ id, hour }) => `${id} ${hour.getTime()}`));
    for (const { id, day, ...texts } of await readDays(db, ids, window, statistics)) {
      const begin = fromLocal(day).getTime();
      const [sums, mins, maxs] = [texts.sums, texts.mins, texts.maxs].map(numbersOf);
      numbersOf(texts.counts).forEach((count, at) => {
        const time = begin + at * hourMs;
        if (count === null || covered.has(`${id} ${time}`)) return;
        sumsOf(id)?.add(time, { sum: sums?.[at] ?? 0, min: mins?.[at] ?? 0, max: maxs?.[at] ?? 0, count });
      });
    }
    for (const { id, hour, ...sums } of open) sumsOf(id)?.add(hour.getTime(), sums);
  },
  day: async (db, ids, window, sumsOf) => {
    for (const { id, day, total } of await readTotals(db, ids, window))
      sumsOf(id)?.add(fromLocal(day).getTime(), total);
    for (const { id, hour, ...sums } of await readOpen(db, ids, window, isNotInDay))
      sumsOf(id)?.add(hour.getTime(), sums);
  },
};

/** An hour that was late, or is corrected, is in its day as it was until it is rolled up again. */
const isNotInDay = sql`not exists (select from ${metricDays} where ${metricDays.seriesId} = ${metricHours.seriesId}
  and ${metricDays.day} = (${metricHours.hour} at time zone 'Asia/Shanghai')::date
  and ${metricDays.counts}[extract(hour from ${metricHours.hour} at time zone 'Asia/Shanghai')::int + 1] is not null)`;

function within(ids: readonly number[], from: Date, to: Date) {
  const { seriesId, hour } = metricHours;
  return and(isAny(seriesId, ids), gte(hour, hourOf(from)), lt(hour, to));
}

/** Of the first hour and the last one only the minutes that are asked for: alarm rules ask for a few of many series. */
function minutesWithin(from: Date, to: Date): SQL<string | null> {
  const { hour, values } = metricHours;
  const lastHour = hourOf(new Date(to.getTime() - 1));
  const first = (from.getTime() - hourOf(from).getTime()) / minuteMs + 1;
  const last = (to.getTime() - lastHour.getTime()) / minuteMs;
  return sql<string | null>`${values}[case when ${hour} < ${from} then ${first}::int else 1 end
    : case when ${hour} = ${lastHour} then ${last}::int else 60 end]::text`;
}

/** Whether a column is one of many ids, of which there may be more than a statement has parameters. */
function isAny(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::bigint[])`;
}

/** Hours that are not in their days yet, or not as they are now. */
function readOpen(db: Queryable, ids: readonly number[], { from, to }: MetricWindow, besides?: SQL) {
  const { seriesId: id, hour, sum, min, max, count } = metricHours;
  return db
    .select({ id, hour, sum, min, max, count })
    .from(metricHours)
    .where(and(within(ids, from, to), not(metricHours.rolled), besides));
}

function ofDays(ids: readonly number[], { from, to }: MetricWindow) {
  const { seriesId, day } = metricDays;
  const last = toLocalDate(new Date(to.getTime() - 1));
  return and(isAny(seriesId, ids), gte(day, toLocalDate(from)), sql`${day} <= ${last}`);
}

/** Of the hours only what is asked for: the numbers of an array are most of the work. */
function readDays(db: Queryable, ids: readonly number[], window: MetricWindow, statistics: readonly MetricStatistic[]) {
  const { seriesId: id, day, sums, mins, maxs, counts } = metricDays;
  const where = (one: MetricStatistic, column: PgColumn) =>
    statistics.includes(one) ? textOf(column) : sql<null>`null`;
  return db
    .select({
      id,
      day,
      sums: where("average", sums),
      mins: where("minimum", mins),
      maxs: where("maximum", maxs),
      counts: textOf(counts),
    })
    .from(metricDays)
    .where(ofDays(ids, window));
}

function readTotals(db: Queryable, ids: readonly number[], window: MetricWindow) {
  const { seriesId: id, day, sum, min, max, count } = metricDays;
  return db.select({ id, day, total: { sum, min, max, count } }).from(metricDays).where(ofDays(ids, window));
}

async function idsOf(db: Queryable, series: readonly SeriesKey[]): Promise<Map<string, number>> {
  const { id, resourceId, metricName } = metricSeries;
  const resources = [...new Set(series.map(({ resource }) => resource.id))];
  const names = [...new Set(series.map((key) => key.metricName))];
  const rows = await db
    .select({ id, resourceId, metricName })
    .from(metricSeries)
    .where(and(isAny(resourceId, resources), inArray(metricName, names)));
  return new Map(rows.map((row) => [`${row.resourceId} ${row.metricName}`, row.id]));
}

function nameOf({ resource, metricName }: SeriesKey): string {
  return `${resource.id} ${metricName}`;
}

/** An array as text: PostgreSQL's client takes several times as long to read it. */
function textOf(column: PgColumn): SQL<string | null> {
  return sql<string | null>`${column}::text`;
}

function numbersOf(text: string | null): (number | null)[] {
  if (text === null) return [];
  return text
    .slice(1, -1)
    .split(",")
    .map((one) => (one === "NULL" ? null : Number(one)));
}

function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / hourMs) * hourMs);
}
