import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MetricWindow, SeriesKey } from "../../src/server/areas/monitor/source";
import { hourMs, minuteMs } from "../../src/server/areas/monitor/store/chunk";
import { readLatest, readRange } from "../../src/server/areas/monitor/store/read";
import { dropOldMetrics } from "../../src/server/areas/monitor/store/retention";
import { rollUp, writeDays } from "../../src/server/areas/monitor/store/write-days";
import { chunksOf, writeChunks, writeSamples } from "../../src/server/areas/monitor/store/write-minutes";
import { hourValues, shapeOf } from "../../src/server/cloud-world/metric-values";
import { type Database, type OpenDatabase, openDatabase } from "../../src/server/database/client";
import { metricDays, metricHours } from "../../src/server/database/schema/metric";
import { addDays } from "../../src/server/time";
import { createEmptyDatabase, type TestDatabase } from "../helpers/database";
import { newSeries } from "../helpers/metric-series";

let database: TestDatabase;
let opened: OpenDatabase;
let db: Database;
let series: { id: number; key: SeriesKey }[];
const first = () => series[0] as (typeof series)[number];
beforeAll(async () => {
  database = await createEmptyDatabase();
  opened = openDatabase(database.url, 4);
  ({ db } = opened);
  series = await newSeries(db, 200);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  await db.delete(metricHours);
  await db.delete(metricDays);
});

/** Midnight in Shanghai. */
const midnight = new Date("2026-05-19T16:00:00Z");
const now = addDays(midnight, 1);
const at = (minutes: number) => new Date(midnight.getTime() + minutes * minuteMs);
const allRows = () => db.select().from(metricHours).orderBy(metricHours.seriesId, metricHours.hour);
const minutesOf = async ({ key }: (typeof series)[number], from: Date, to: Date, step = 60) => {
  const window: MetricWindow = { from, to, step, level: "minute" };
  return (await readRange(db, [key], window, ["average"]))[0]?.average;
};
/** Values of a day of a series, with gaps. */
const dayValues = (place: number, day = 0) =>
  Array.from({ length: 24 }, (_, hour) =>
    hourValues(shapeOf(`i-${place}`, "cpuUsage"), midnight.getTime() / hourMs + day * 24 + hour),
  ).flat();
const writeDay = (day: number, some = series) =>
  writeChunks(
    db,
    some.flatMap(({ id }, place) => chunksOf(id, at(day * 1440), dayValues(place, day))),
  );
const rollAll = async (moment: Date) => {
  while ((await db.$count(metricHours, sql`not rolled`)) > 0) await rollUp(db, moment);
};

describe("the store of metrics", () => {
  it("keeps minute by minute what it is told, with the sums of each hour", async () => {
    const minutes = [5, 6, 8, 59, 60];
    for (const [place, minute] of minutes.entries())
      await writeSamples(db, [{ seriesId: first().id, minute: at(minute).getTime() / minuteMs, value: place + 1 }]);
    expect(await minutesOf(first(), at(4), at(10))).toEqual([null, 1, 2, null, 3, null]);
    const rows = await allRows();
    expect(rows.map(({ sum, min, max, count }) => [sum, min, max, count])).toEqual([
      [10, 1, 4, 4],
      [5, 5, 5, 1],
    ]);
    expect(rows.map(({ values }) => values.length)).toEqual([60, 60]);
  });

  it("changes nothing when it is told the same twice", async () => {
    const { id } = first();
    const values = [1, null, 3, 4];
    const sample = { seriesId: id, minute: at(7).getTime() / minuteMs, value: 7 };
    const versions = () => db.execute(sql`select ctid, xmin, * from metric_hours`).then(({ rows }) => rows);
    await writeChunks(db, chunksOf(id, at(0), values));
    await writeSamples(db, [sample]);
    const before = await versions();
    await writeChunks(db, chunksOf(id, at(0), values));
    await writeSamples(db, [sample]);
    expect(await versions()).toEqual(before);
  });

  it("fills holes with what is late, corrects what was told otherwise, and forgets nothing", async () => {
    const { id } = first();
    await writeChunks(db, chunksOf(id, at(0), [1, null, 3, 9]));
    await writeChunks(db, chunksOf(id, at(0), [null, 2, null, 4]));
    expect(await minutesOf(first(), at(0), at(5))).toEqual([1, 2, 3, 4, null]);
    const [{ sum, min, max, count } = {}] = await allRows();
    expect([sum, min, max, count]).toEqual([10, 1, 4, 4]);
  });

  it("tells minutes, hours and days alike, and leaves gaps as gaps", async () => {
    await writeDay(0);
    const window = (step: number, level: MetricWindow["level"]): MetricWindow => ({
      from: midnight,
      to: now,
      step,
      level,
    });
    const statistics = ["average", "minimum", "maximum"] as const;
    const keys = series.slice(0, 40).map(({ key }) => key);
    const read = (step: number, level: MetricWindow["level"]) => readRange(db, keys, window(step, level), statistics);
    const byMinutes = { hour: await read(3600, "minute"), day: await read(86_400, "minute") };
    const open = { hour: await read(3600, "hour"), day: await read(86_400, "day") };
    await rollAll(now);
    const rolled = { hour: await read(3600, "hour"), day: await read(86_400, "day") };
    for (const level of ["hour", "day"] as const) {
      for (const other of [open, rolled])
        byMinutes[level].forEach((one, place) => {
          for (const statistic of statistics)
            one[statistic]?.forEach((value, step) =>
              expect(other[level][place]?.[statistic]?.[step] ?? null).toBeCloseTo(value ?? Number.NaN, 9),
            );
        });
    }
    const gap = await minutesOf(first(), at(0), now);
    expect(gap).toEqual(dayValues(0));
  });

  it("takes what is late into days that have been rolled up", async () => {
    const { id, key } = first();
    const day: MetricWindow = { from: midnight, to: now, step: 86_400, level: "day" };
    const total = async () => (await readRange(db, [key], day, ["average", "maximum"]))[0];
    await writeChunks(db, chunksOf(id, at(120), [10, 20]));
    await rollAll(now);
    await writeChunks(db, chunksOf(id, at(122), [60]));
    await rollAll(now);
    expect(await total()).toEqual({ average: [30], maximum: [60] });
    expect(await db.$count(metricHours, sql`not rolled`)).toBe(0);
  });

  it("prefers minutes to what a cloud sums up itself, whichever came first", async () => {
    const { id, key } = first();
    const hours = (value: number) => Array.from({ length: 24 }, (_, hour) => (hour < 4 ? value : null));
    const told = { seriesId: id, day: "2026-05-20", average: hours(50), minimum: hours(40), maximum: hours(70) };
    await writeDays(db, [told]);
    await writeChunks(db, chunksOf(id, at(60), [5, 7]));
    await rollAll(now);
    await writeDays(db, [told]);
    const window: MetricWindow = { from: midnight, to: at(300), step: 3600, level: "hour" };
    expect((await readRange(db, [key], window, ["average", "maximum"]))[0]).toEqual({
      average: [50, 6, 50, 50, null],
      maximum: [70, 7, 70, 70, null],
    });
  });

  it("tells the newest value since a moment", async () => {
    const { id, key } = first();
    await writeChunks(db, chunksOf(id, at(50), [1, 2, null, 4]));
    const other = series[1]?.key as SeriesKey;
    expect(await readLatest(db, [other, key], at(45))).toEqual([undefined, { time: at(53), value: 4 }]);
    expect(await readLatest(db, [key], at(54))).toEqual([undefined]);
  });

  it("keeps minutes, hours and days each for its time", async () => {
    await writeDay(0, [first()]);
    await rollAll(now);
    await dropOldMetrics(db, addDays(now, 15));
    expect(await db.$count(metricHours)).toBe(0);
    expect(await db.$count(metricDays, sql`sums is not null`)).toBe(1);
    await dropOldMetrics(db, addDays(now, 95));
    expect(await db.$count(metricDays, sql`sums is null and count > 0`)).toBe(1);
    await dropOldMetrics(db, addDays(now, 402));
    expect(await db.$count(metricDays)).toBe(0);
  });

  it("takes at most a sixth of the bytes of a row to a sample", async () => {
    await db.execute(
      sql`create table samples (series_id bigint, time timestamptz, value float8, primary key (series_id, time))`,
    );
    for (let hour = 0; hour < 24; hour += 1) {
      const ofHour = series.flatMap(({ id }, place) =>
        chunksOf(id, at(hour * 60), dayValues(place).slice(hour * 60, hour * 60 + 60)),
      );
      await writeChunks(db, ofHour);
    }
    await db.execute(sql`
      insert into samples select series_id, hour + (place - 1) * interval '1 minute', value
      from metric_hours, unnest(values) with ordinality as one(value, place) where value is not null order by 2, 1`);
    for (const table of ["samples", "metric_hours"]) await db.execute(sql.raw(`vacuum full ${table}`));
    const { rows } = await db.execute<{ ratio: number }>(
      sql`select pg_total_relation_size('samples')::float8 / pg_total_relation_size('metric_hours') as ratio`,
    );
    await db.execute(sql`drop table samples`);
    expect(rows[0]?.ratio).toBeGreaterThanOrEqual(6);
  });
});
