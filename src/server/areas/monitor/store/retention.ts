import { lt, sql } from "drizzle-orm";
import type { Database } from "../../../database/client";
import { metricDays, metricHours } from "../../../database/schema/metric";
import { limits } from "../../../limits";
import { toLocalDate } from "../../../time";

/** Deletes minutes, then hours, then days that are past their time: what is finer is kept for a shorter time. */
export async function dropOldMetrics(db: Database, now: Date): Promise<void> {
  const before = (kept: number) => new Date(now.getTime() - kept);
  const { minutesKept, hoursKept, daysKept } = limits;
  await db.delete(metricHours).where(lt(metricHours.hour, before(minutesKept)));
  const hoursGone = toLocalDate(before(hoursKept));
  await db
    .update(metricDays)
    .set({ sums: null, mins: null, maxs: null, counts: null })
    .where(sql`${metricDays.day} < ${hoursGone} and ${metricDays.sums} is not null`);
  await db.delete(metricDays).where(lt(metricDays.day, toLocalDate(before(daysKept))));
}
