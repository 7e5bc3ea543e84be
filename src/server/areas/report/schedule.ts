import { and, asc, eq, lte } from "drizzle-orm";
import type { Database, Tx } from "../../database/client";
import { reports, reportSchedules } from "../../database/schema/report";
import { lastPeriod, nextTime, periodText } from "./period";

/** A row of schedules. */
export type ScheduleRow = typeof reportSchedules.$inferSelect;

/** Puts a report into the queue for each schedule that is due. What was missed is made up for once, by the latest of it. */
export async function queueDueReports(db: Database, now: Date): Promise<void> {
  while (await queueNext(db, now));
}

async function queueNext(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const due = and(eq(reportSchedules.enabled, true), lte(reportSchedules.nextTime, now));
    const [schedule] = await tx
      .select()
      .from(reportSchedules)
      .where(due)
      .orderBy(asc(reportSchedules.nextTime))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!schedule) return false;
    await queueOf(tx, schedule, now);
    await tx
      .update(reportSchedules)
      .set({ lastTime: now, nextTime: nextTime(schedule, now) })
      .where(eq(reportSchedules.id, schedule.id));
    return true;
  });
}

/** Queues the report of a schedule over the last whole day, week or month. @returns its id */
export async function queueOf(tx: Tx, schedule: ScheduleRow, now: Date): Promise<number> {
  const {
    id: scheduleId,
    customId,
    userId,
    creator,
    language,
    reportName,
    reportType,
    filter,
    format,
    cycleType,
  } = schedule;
  const period = lastPeriod(cycleType, now);
  const row = {
    scheduleId,
    customId,
    userId,
    creator,
    language,
    reportType,
    filter,
    format,
    cycleType,
    ...period,
    reportName: `${reportName} ${periodText(period)}`,
  };
  const [made] = await tx
    .insert(reports)
    .values({ ...row, queueTime: now, createTime: now })
    .returning({ id: reports.id });
  if (!made) throw new Error("an insert returns its row");
  return made.id;
}
