import { and, eq, inArray, isNull, ne, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { AlarmHandleStatus } from "../../../../generated/enums";
import type { Queryable } from "../../../database/client";
import { alarms, alarmTransitions } from "../../../database/schema/alarm";

const critical = alias(alarms, "critical");
const began = alias(alarmTransitions, "began");

/** Whose critical alarm it is, for conditions. */
export const graverResource = critical.resourceId;

/**
 * The resources of critical alarms that last and that somebody is told of: these keep back notices of less grave ones of the same resource. One that
 * nobody is told of keeps nothing back.
 */
export function graverAlarms(db: Queryable, among: SQL) {
  return db
    .select({ resourceId: critical.resourceId })
    .from(critical)
    .innerJoin(began, and(eq(began.alarmId, critical.id), eq(began.to, "alarm")))
    .where(
      and(
        among,
        eq(critical.alarmLevel, "critical"),
        eq(critical.alarmState, "alarm"),
        isNull(critical.recoverTime),
        ne(critical.status, AlarmHandleStatus.ignored),
        inArray(began.notice, ["waiting", "sent", "repeated"]),
      ),
    );
}
