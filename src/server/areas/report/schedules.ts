import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { ReportSchedule } from "../../../generated/api";
import type { Context, Handlers } from "../../context";
import { pageOf } from "../../database/page";
import { reportSchedules } from "../../database/schema/report";
import { refuse } from "../../errors";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { nextTime } from "./period";
import type { ScheduleRow } from "./schedule";

/** Schedules of the caller's customer. */
export const scheduleHandlers = {
  listReportSchedules: async (input, context) => {
    const page = pageOf(input);
    const [rows, total] = await Promise.all([
      context.db
        .select()
        .from(reportSchedules)
        .where(own(context))
        .orderBy(desc(reportSchedules.createTime), desc(reportSchedules.id))
        .limit(page.limit)
        .offset(page.offset),
      context.db.$count(reportSchedules, own(context)),
    ]);
    return { list: rows.map(toSchedule), total, pageNum: page.pageNum, pageSize: page.pageSize };
  },

  enableReportSchedule: async ({ id, enabled }, context) => {
    await context.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(reportSchedules)
        .where(and(own(context), eq(reportSchedules.id, id)))
        .for("update");
      if (!row) throw refuse("NOT_FOUND");
      await tx
        .update(reportSchedules)
        .set({ enabled, nextTime: nextTime(row, context.now()) })
        .where(eq(reportSchedules.id, id));
      await context.audit({ targets: [id], detail: { enabled } }, tx);
    });
    return null;
  },

  deleteReportSchedules: async ({ ids }, context) => {
    await context.db.transaction(async (tx) => {
      const { rowCount } = await tx.delete(reportSchedules).where(and(own(context), inArray(reportSchedules.id, ids)));
      if (rowCount !== ids.length) throw refuse("NOT_FOUND");
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

function own({ user }: Context): SQL {
  return eq(reportSchedules.customId, user.customId);
}

function toSchedule(row: ScheduleRow): ReportSchedule {
  const {
    id,
    reportName: scheduleName,
    reportType,
    cycleType,
    runHour,
    weekday,
    monthDay,
    format,
    enabled,
    nextTime: next,
    lastTime,
    creator,
    createTime,
  } = row;
  return {
    id,
    scheduleName,
    reportType,
    cycleType,
    runHour,
    weekday,
    monthDay,
    format,
    enabled,
    creator,
    nextTime: toLocalDateTime(next),
    lastTime: toLocalDateTimeOrNull(lastTime),
    createTime: toLocalDateTime(createTime),
  };
}
