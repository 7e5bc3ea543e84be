import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/client";
import { metricHours as hours, metricSeries as series } from "../../../database/schema/metric";
import { arrayText, type Chunk, hourMs, minuteMs, type Sample } from "./chunk";

/** Chunks of one statement: some megabytes of text. */
const batchSize = 4_000;

/**
 * Writes one value to each series, the usual case of every minute: one statement for all of them, which touches nothing else of a row. What
 * is there already stays: `writeChunks` corrects it.
 */
export async function writeSamples(db: Queryable, samples: readonly Sample[]): Promise<void> {
  if (samples.length === 0) return;
  const ids = arrayText(samples.map(({ seriesId }) => seriesId));
  const minutes = arrayText(samples.map(({ minute }) => minute));
  const values = arrayText(samples.map(({ value }) => value));
  await db.execute(sql`
    with given as (
      select g.series_id, to_timestamp((g.minute / 60) * 3600) as hour, (g.minute % 60 + 1)::int as place, g.value
      from unnest(${ids}::bigint[], ${minutes}::bigint[], ${values}::float8[]) as g(series_id, minute, value)
    ), filled as (
      update ${hours} as m set values[g.place] = g.value, sum = m.sum + g.value, count = m.count + 1, rolled = false,
        min = least(m.min, g.value), max = greatest(m.max, g.value)
      from given g where m.series_id = g.series_id and m.hour = g.hour and m.values[g.place] is null
    )
    insert into ${hours} (series_id, custom_id, hour, sum, min, max, count, values)
    select g.series_id, s.custom_id, g.hour, g.value, g.value, g.value, 1,
      array_fill(null::float8, array[g.place - 1]) || g.value || array_fill(null::float8, array[60 - g.place])
    from given g inner join ${series} s on s.id = g.series_id
    where not exists (select from ${hours} m where m.series_id = g.series_id and m.hour = g.hour)
    on conflict do nothing`);
}

/** Writes parts of hours. Values fill holes and correct what was written before; where none is known, what is there stays. */
export async function writeChunks(db: Queryable, chunks: readonly Chunk[]): Promise<void> {
  for (let at = 0; at < chunks.length; at += batchSize) await writeBatch(db, chunks.slice(at, at + batchSize));
}

async function writeBatch(db: Queryable, chunks: readonly Chunk[]): Promise<void> {
  const ids = arrayText(chunks.map(({ seriesId }) => seriesId));
  const starts = arrayText(chunks.map(({ hour }) => hour * (hourMs / 1000)));
  const values = chunks.map((chunk) => arrayText(chunk.values));
  await db.execute(sql`
    with given as (
      select g.series_id, to_timestamp(g.start) as hour, g.text::float8[] as values
      from unnest(${ids}::bigint[], ${starts}::bigint[], ${sql.param(values)}::text[]) as g(series_id, start, text)
    ), merged as (
      select g.series_id, s.custom_id, g.hour, m.values as stored,
        case when m.values is null then g.values else (
          select array_agg(coalesce(one.given, one.stored) order by one.place)
          from unnest(g.values, m.values) with ordinality as one(given, stored, place)
        ) end as values
      from given g inner join ${series} s on s.id = g.series_id
      left join ${hours} m on m.series_id = g.series_id and m.hour = g.hour
    )
    insert into ${hours} as m (series_id, custom_id, hour, sum, min, max, count, values)
    select n.series_id, n.custom_id, n.hour, t.sum, t.min, t.max, t.count, n.values
    from merged n, lateral (select sum(v), min(v), max(v), count(v) from unnest(n.values) as v) as t
    where t.count > 0 and n.values is distinct from n.stored
    on conflict (series_id, hour) do update set sum = excluded.sum, min = excluded.min, max = excluded.max,
      count = excluded.count, values = excluded.values, rolled = false`);
}

/** Parts minutes since 1970 into the chunks of their hours. */
export function chunksOf(seriesId: number, from: Date, values: readonly (number | null)[]): Chunk[] {
  const chunks = new Map<number, Chunk>();
  values.forEach((value, at) => {
    if (value === null) return;
    const minute = from.getTime() / minuteMs + at;
    const hour = Math.floor(minute / 60);
    const chunk = chunks.get(hour) ?? { seriesId, hour, values: Array.from({ length: 60 }, () => null) };
    chunk.values[minute - hour * 60] = value;
    chunks.set(hour, chunk);
  });
  return [...chunks.values()];
}
