import { and, asc, eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import type { Queryable } from "../../../database/client";
import { alarms, alarmTransitions } from "../../../database/schema/alarm";
import { alarmSilences } from "../../../database/schema/alarm-silence";
import { owned } from "../../../lists/owner";
import { holdsAt, silencesAlarm } from "./matching";

/** A silence because of which nobody is told of an alarm. */
export interface Silenced {
  silenceName: string;
  creator: string;
  endTime: Date;
}

/** The silences that hold for an alarm at a moment, for conditions on alarms. */
export function silencesNow(db: Queryable, now: Date) {
  return db
    .select({ id: alarmSilences.id })
    .from(alarmSilences)
    .where(and(silencesAlarm(), holdsAt(now)));
}

/** The silence that holds for each of these alarms of a customer, by its id: of several the one that ends last. One without any is missing. */
export async function silencedBy(
  db: Queryable,
  customId: number,
  alarmIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Silenced>> {
  if (alarmIds.length === 0) return new Map();
  const { silenceName, creator, endTime } = alarmSilences;
  const rows = await db
    .select({ alarmId: alarms.id, silenceName, creator, endTime })
    .from(alarms)
    .innerJoin(alarmSilences, and(silencesAlarm(), holdsAt(now)))
    .where(and(owned(alarms, customId), inArray(alarms.id, [...alarmIds])))
    .orderBy(asc(endTime), asc(alarmSilences.id));
  return new Map(rows.map(({ alarmId, ...silence }) => [alarmId, silence]));
}

/**
 * Those of these changes that a silence suppresses. While an alarm lasts, the silences of the moment count: one that is over lets it be told of,
 * though it began during it. Once the alarm is over, those of the time of the change count, too: what began and ended during a silence is not
 * told of afterwards, however late it was judged.
 */
export async function silencedChanges(
  db: Queryable,
  customId: number,
  changeIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: alarmTransitions.id })
    .from(alarmTransitions)
    .innerJoin(alarms, eq(alarms.id, alarmTransitions.alarmId))
    .innerJoin(alarmSilences, and(silencesAlarm(), holdsForChange(now)))
    .where(and(owned(alarmTransitions, customId), inArray(alarmTransitions.id, [...changeIds])));
  return new Set(rows.map(({ id }) => id));
}

function holdsForChange(now: Date): SQL | undefined {
  return or(holdsAt(now), and(isNotNull(alarms.recoverTime), holdsAt(alarmTransitions.time)));
}
