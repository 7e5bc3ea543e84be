import { sql } from "drizzle-orm";
import { hourMs } from "../../src/server/areas/monitor/store/chunk";
import { readRange } from "../../src/server/areas/monitor/store/read";
import { rollUp } from "../../src/server/areas/monitor/store/write-days";
import { chunksOf, writeChunks, writeSamples } from "../../src/server/areas/monitor/store/write-minutes";
import { windowOf } from "../../src/server/areas/monitor/window";
import { hourValues, shapeOf } from "../../src/server/cloud-world/metric-values";
import { type Database, openDatabase } from "../../src/server/database/client";
import { metricHours } from "../../src/server/database/schema/metric";
import { addDays, fromLocal, toLocalDate } from "../../src/server/time";
import { createEmptyDatabase, startTestCluster } from "../helpers/database";
import { newSeries } from "../helpers/metric-series";
import type { Measure } from "./measure";
import { median, timed } from "./statistics";

/** Series that are written every minute, and those of which thirty days are read. */
const SERIES = { written: 5_000, read: 12 } as const;
/** Days of a long chart, and how much of the time of one day they may take. */
const LONG = { days: 30, times: 2 } as const;
/** The longest that writing a minute of all may take, milliseconds: a twentieth of a core. */
const WRITE_MS = 3_000;
/** No more points than pixels. */
const POINTS = 2_000;

type Series = Awaited<ReturnType<typeof newSeries>>;

/** What the store of metrics takes: a minute of many series beside a row for each sample, and a long chart beside a short one. */
export async function measureMetrics(rounds: number, onShutdown: (close: () => unknown) => void): Promise<Measure[]> {
  onShutdown(await startTestCluster());
  const { url } = await createEmptyDatabase();
  const opened = openDatabase(url, 2);
  onShutdown(opened.close);
  const { db } = opened;
  const series = await newSeries(db, SERIES.written);
  return [await measureWriting(db, series, rounds), await measureReading(db, series.slice(0, SERIES.read), rounds)];
}

async function measureWriting(db: Database, series: Series, rounds: number): Promise<Measure> {
  await db.execute(sql`
    create table samples (series_id bigint, time timestamptz, value float8, primary key (series_id, time))`);
  const ids = `{${series.map(({ id }) => id).join(",")}}`;
  const first = Math.floor(Date.now() / hourMs) * 60;
  const times = { chunks: [] as number[], rows: [] as number[] };
  // The first minute of an hour makes its rows; the others, which are measured, fill them.
  for (let round = 0; round <= rounds; round += 1) {
    const minute = first + round;
    const samples = series.map(({ id }, at) => ({ seriesId: id, minute, value: (at * 7 + round) % 100 }));
    const chunks = await timed(() => writeSamples(db, samples));
    const values = `{${samples.map(({ value }) => value).join(",")}}`;
    const rows = await timed(() =>
      db.execute(sql`
        insert into samples select g.id, to_timestamp(${minute * 60}), g.value
        from unnest(${ids}::bigint[], ${values}::float8[]) as g(id, value)`),
    );
    if (round === 0) continue;
    times.chunks.push(chunks);
    times.rows.push(rows);
  }
  return {
    heading: `Metrics of ${SERIES.written.toLocaleString("en")} series, ${rounds} minutes`,
    name: "to write a minute of all, beside a row for each sample",
    value: median(times.chunks),
    reference: median(times.rows),
    unit: "ms",
    budget: WRITE_MS,
  };
}

async function measureReading(db: Database, series: Series, rounds: number): Promise<Measure> {
  const now = fromLocal(toLocalDate(new Date()));
  for (let day = -LONG.days; day < 0; day += 1) {
    const from = addDays(now, day);
    const hours = Array.from({ length: 24 }, (_, hour) => from.getTime() / hourMs + hour);
    const chunks = series.flatMap(({ id }, at) =>
      chunksOf(
        id,
        from,
        hours.flatMap((hour) => hourValues(shapeOf(`i-${at}`, "cpuUsage"), hour)),
      ),
    );
    await writeChunks(db, chunks);
  }
  const due = sql`not rolled and hour < ${now}`;
  while ((await db.$count(metricHours, due)) > 0) await rollUp(db, now);
  await db.execute(sql.raw("vacuum analyze metric_hours, metric_days"));
  const keys = series.map(({ key }) => key);
  const read = (days: number) =>
    timed(() => readRange(db, keys, windowOf(addDays(now, -days), now, POINTS, now), ["average", "maximum"]));
  const times = { long: [] as number[], short: [] as number[] };
  for (let round = 0; round <= 2 * rounds; round += 1) {
    const [long, short] = [await read(LONG.days), await read(1)];
    if (round === 0) continue;
    times.long.push(long);
    times.short.push(short);
  }
  return {
    heading: `Charts of ${SERIES.read} series, ${2 * rounds} rounds`,
    name: `to read ${LONG.days} days, beside one day`,
    value: median(times.long),
    reference: median(times.short),
    unit: "ms",
    ratio: LONG.times,
  };
}
