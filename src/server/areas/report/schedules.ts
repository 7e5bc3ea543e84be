import { eq } from "drizzle-orm";
import type { Handlers } from "../../context";
import { reportSchedules } from "../../database/schema/report";
import { scheduleList } from "./lists";
import { nextTime } from "./period";

/** Schedules of the caller's customer. */
export const scheduleHandlers = {
  enableReportSchedule: async ({ id, enabled }, context) => {
    await context.db.transaction(async (tx) => {
      const row = await scheduleList.lock(tx, id, context);
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
      await scheduleList.remove(tx, ids, context);
      await context.audit({ targets: ids }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
