import { type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../../database/client";
import { metricDays as days, metricHours as hours, metricSeries as series } from "../../../database/schema/metric";
import { arrayText, type DayChunk, hourMs } from "./chunk";

/** Rows of one statement. */
const batchSize = 2_000;
/** Chunks that one statement rolls up. */
const rollSize = 5_000;

/** Writes hours as clouds sum them up themselves. Where minutes have been rolled up, those stay. */
export async function writeDays(db: Queryable, chunks: readonly DayChunk[]): Promise<void> {
  for (let at = 0; at < chunks.length; at += batchSize) {
    const batch = chunks.slice(at, at + batchSize);
    const ids = arrayText(batch.map(({ seriesId }) => seriesId));
    const texts = (pick: (chunk: DayChunk) => (number | null)[]) =>
      sql`${sql.param(batch.map((one) => arrayText(pick(one))))}::text[]`;
    const given = sql`
      select g.series_id, s.custom_id, g.day::date as day, g.average::float8[] as averages, g.mins::float8[] as mins,
        g.maxs::float8[] as maxs
      from unnest(${ids}::bigint[], ${sql.param(batch.map(({ day }) => day))}::text[], ${texts((one) => one.average)},
        ${texts((one) => one.minimum)}, ${texts((one) => one.maximum)}) as g(series_id, day, average, mins, maxs)
      inner join ${series} s on s.id = g.series_id`;
    // An hour of a cloud counts as sixty minutes.
    const hourly = sql`
      select g.series_id, g.custom_id, g.day, one.place, one.average * 60 as sum, one.min, one.max, 60 as count
      from (${given}) g, unnest(g.averages, g.mins, g.maxs) with ordinality as one(average, min, max, place)
      where one.average is not null`;
    await mergeHours(db, sql`with hourly as (${hourly})`, "stored");
  }
}

/**
 * Takes the sums of hours that are over into their days, some at a time: the other jobs wait meanwhile. Hours that the collector is writing
 * have to wait themselves: both write many rows at a time, and each could wait for the other.
 */
export async function rollUp(db: Database, now: Date): Promise<void> {
  const current = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  const local = sql`(h.hour at time zone 'Asia/Shanghai')`;
  const due = sql`
    with due as (
      select series_id, hour from ${hours} where not rolled and hour < ${current}
      order by series_id, hour limit ${rollSize} for update skip locked
    ), taken as (
      update ${hours} h set rolled = true from due where h.series_id = due.series_id and h.hour = due.hour
      returning h.series_id, h.custom_id, h.hour, h.sum, h.min, h.max, h.count
    ), hourly as (
      select h.series_id, h.custom_id, ${local}::date as day, extract(hour from ${local})::bigint + 1 as place,
        h.sum, h.min, h.max, h.count::int as count
      from taken h
    )`;
  await mergeHours(db, due, "given");
}

/**
 * Merges hours, one to a row of `hourly`, into the rows of their days: one server at a time, as each keeps the hours that it has read beside
 * those that it is given.
 */
async function mergeHours(db: Queryable, hourly: SQL, preferred: "given" | "stored"): Promise<void> {
  const pick = (given: string, stored: string) =>
    sql.raw(preferred === "given" ? `coalesce(${given}, ${stored})` : `coalesce(${stored}, ${given})`);
  const merge = sql`
    ${hourly}, given as (
      select series_id, custom_id, day from hourly group by series_id, custom_id, day
    ), merged as (
      select g.series_id, g.custom_id, g.day, p.at as place, ${pick("h.sum", "d.sums[p.at]")} as sum,
        ${pick("h.min", "d.mins[p.at]")} as min, ${pick("h.max", "d.maxs[p.at]")} as max,
        ${pick("h.count", "d.counts[p.at]")} as count
      from given g cross join generate_series(1, 24) as p(at)
      left join hourly h on h.series_id = g.series_id and h.day = g.day and h.place = p.at
      left join ${days} d on d.series_id = g.series_id and d.day = g.day
    )
    insert into ${days} (series_id, custom_id, day, sum, min, max, count, sums, mins, maxs, counts)
    select series_id, custom_id, day, sum(sum), min(min), max(max), sum(count), array_agg(sum order by place),
      array_agg(min order by place), array_agg(max order by place), array_agg(count::smallint order by place)
    from merged group by series_id, custom_id, day order by series_id, day
    on conflict (series_id, day) do update set sum = excluded.sum, min = excluded.min, max = excluded.max,
      count = excluded.count, sums = excluded.sums, mins = excluded.mins, maxs = excluded.maxs, counts = excluded.counts`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('metric days'))`);
    await tx.execute(merge);
  });
}
