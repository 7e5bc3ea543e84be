import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { Queryable } from "../../../database/client";
import { alarmTransitions } from "../../../database/schema/alarm";

/** The changes among some that were not told of because their alarm began too often, for conditions. */
export function flappings(db: Queryable, among: SQL) {
  return db
    .select({ alarmId: alarmTransitions.alarmId })
    .from(alarmTransitions)
    .where(and(among, eq(alarmTransitions.notice, "flapping")));
}

/** Those of these alarms that were not told of because they began too often. */
export async function flappingAmong(db: Queryable, alarmIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await flappings(db, inArray(alarmTransitions.alarmId, [...alarmIds]));
  return new Set(rows.flatMap(({ alarmId }) => alarmId ?? []));
}
