import { and, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { type AlarmCause, alarms, alarmStates, alarmTransitions } from "../../database/schema/alarm";

/**
 * Ends what rules said of resources for another reason than values: their states are unknown from then on, and the alarms that last are over.
 * @param among of these resources only
 */
export async function endAlarms(
  tx: Tx,
  ruleIds: readonly number[],
  cause: Exclude<AlarmCause, "judged">,
  time: Date,
  among?: readonly number[],
): Promise<void> {
  if (ruleIds.length === 0) return;
  const { ruleId, resourceId } = alarmStates;
  const gone = await tx
    .delete(alarmStates)
    .where(and(inArray(ruleId, [...ruleIds]), among && inArray(resourceId, [...among])))
    .returning();
  const ended = await tx
    .update(alarms)
    .set({ recoverTime: time, lastTime: time, cause, alarmState: sql`'insufficientData'` })
    .where(
      and(
        inArray(alarms.ruleId, [...ruleIds]),
        isNull(alarms.recoverTime),
        among && inArray(alarms.resourceId, [...among]),
      ),
    )
    .returning({ id: alarms.id, ruleId: alarms.ruleId, resourceId: alarms.resourceId });
  const alarmOf = (row: (typeof gone)[number]) =>
    ended.find((one) => one.ruleId === row.ruleId && one.resourceId === row.resourceId)?.id ?? null;
  const known = gone.filter((row) => row.state !== "insufficientData" || alarmOf(row) !== null);
  if (known.length === 0) return;
  await tx.insert(alarmTransitions).values(
    known.map((row) => ({
      customId: row.customId,
      ruleId: row.ruleId,
      resourceId: row.resourceId,
      alarmId: alarmOf(row),
      from: row.state,
      to: "insufficientData" as const,
      time,
      judgedTime: time,
      value: null,
      cause,
    })),
  );
}
