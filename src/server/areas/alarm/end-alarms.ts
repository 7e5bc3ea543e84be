import { and, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { bulkInsert } from "../../database/bulk-insert";
import type { Tx } from "../../database/client";
import { type AlarmCause, alarms, alarmStates, alarmTransitions } from "../../database/schema/alarm";
import { isOfAny, nameOf, type RuleResource } from "./rule-resources";

/** Ends what rules said of all their resources, as `endAlarms` does. */
export async function endAlarmsOf(
  tx: Tx,
  ruleIds: readonly number[],
  cause: Exclude<AlarmCause, "judged">,
  time: Date,
): Promise<void> {
  if (ruleIds.length === 0) return;
  await end(tx, (table) => inArray(table.ruleId, [...ruleIds]), cause, time);
}

/**
 * Ends what rules said of resources for another reason than values: their states are unknown from then on, and the alarms that last are over.
 */
export async function endAlarms(
  tx: Tx,
  among: readonly RuleResource[],
  cause: Exclude<AlarmCause, "judged">,
  time: Date,
): Promise<void> {
  if (among.length === 0) return;
  await end(tx, (table) => isOfAny(table, among), cause, time);
}

type Which = (table: typeof alarmStates | typeof alarms) => SQL;

async function end(tx: Tx, which: Which, cause: AlarmCause, time: Date): Promise<void> {
  const gone = await tx.delete(alarmStates).where(which(alarmStates)).returning();
  const ended = await tx
    .update(alarms)
    .set({ recoverTime: time, lastTime: time, cause, alarmState: sql`'insufficientData'` })
    .where(and(which(alarms), isNull(alarms.recoverTime)))
    .returning({ id: alarms.id, ruleId: alarms.ruleId, resourceId: alarms.resourceId });
  const alarmIds = new Map(ended.map(({ id, ruleId, resourceId }) => [nameOf({ ruleId, resourceId }), id]));
  const known = gone.flatMap((row) => {
    const alarmId = alarmIds.get(nameOf(row)) ?? null;
    return row.state === "insufficientData" && alarmId === null ? [] : [{ ...row, alarmId }];
  });
  await bulkInsert(
    tx,
    alarmTransitions,
    known.map(({ customId, ruleId, resourceId, alarmId, state }) => ({
      customId,
      ruleId,
      resourceId,
      alarmId,
      from: state,
      to: "insufficientData" as const,
      time,
      judgedTime: time,
      value: null,
      cause,
    })),
  );
}
