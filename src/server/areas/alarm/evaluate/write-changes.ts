import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { AlarmHandleStatus } from "../../../../generated/enums";
import type { AlarmChange } from "../../../../domain/alarm/judge";
import type { Tx } from "../../../database/client";
import { alarms, alarmStates, alarmTransitions } from "../../../database/schema/alarm";
import { owned } from "../../../lists/owner";
import type { MeasuredResource } from "../../monitor/source";
import { lifecycle } from "../lifecycle";
import type { ResourceChanges, RuleRow } from "./judge-rule";

type Alarm = typeof alarms.$inferSelect;

/** Writes how states changed by a rule: the states, the alarms that begin, come back or end, and a transition for each change. */
export async function writeChanges(
  tx: Tx,
  rule: RuleRow,
  changed: readonly ResourceChanges[],
  judgedTime: Date,
): Promise<void> {
  if (changed.length === 0) return;
  const lasting = await lastingOf(
    tx,
    rule,
    changed.map(({ resource }) => resource.id),
  );
  const transitions: (typeof alarmTransitions.$inferInsert)[] = [];
  for (const { resource, changes } of changed) {
    let alarm = lasting.get(resource.id);
    for (const change of changes) {
      const after = await follow(tx, { rule, resource, alarm }, change);
      const { from, to, value } = change;
      const about = { customId: rule.customId, ruleId: rule.id, resourceId: resource.id };
      const alarmId = (after ?? alarm)?.id ?? null;
      transitions.push({
        ...about,
        alarmId,
        from,
        to,
        value,
        time: new Date(change.time),
        judgedTime,
        cause: "judged",
      });
      alarm = after;
    }
  }
  await tx.insert(alarmTransitions).values(transitions);
  await tx
    .insert(alarmStates)
    .values(changed.map((one) => stateOf(rule, one)))
    .onConflictDoUpdate({
      target: [alarmStates.ruleId, alarmStates.resourceId],
      set: { state: sql`excluded.state`, since: sql`excluded.since` },
    });
}

function stateOf(rule: RuleRow, { resource, changes }: ResourceChanges): typeof alarmStates.$inferInsert {
  const last = changes.at(-1);
  if (!last) throw new Error("what has not changed is not written");
  const { customId, id: ruleId } = rule;
  return { customId, ruleId, resourceId: resource.id, state: last.to, since: new Date(last.time) };
}

/** Alarms of a rule that have not ended, by their resources. */
async function lastingOf(tx: Tx, rule: RuleRow, resourceIds: readonly number[]): Promise<Map<number, Alarm>> {
  const rows = await tx
    .select()
    .from(alarms)
    .where(
      and(
        owned(alarms, rule.customId),
        eq(alarms.ruleId, rule.id),
        inArray(alarms.resourceId, [...resourceIds]),
        isNull(alarms.recoverTime),
      ),
    )
    .for("update");
  return new Map(rows.map((row) => [row.resourceId, row]));
}

interface About {
  rule: RuleRow;
  resource: MeasuredResource;
  /** The one that lasts. */
  alarm: Alarm | undefined;
}

/** What becomes of the alarm of a resource. @returns the one that lasts then */
async function follow(tx: Tx, about: About, { to, time, value }: AlarmChange): Promise<Alarm | undefined> {
  const { alarm } = about;
  const lastTime = new Date(time);
  if (!alarm) return to === "alarm" ? begin(tx, about, lastTime, value) : undefined;
  const change: Partial<Alarm> =
    to === "ok"
      ? { alarmState: to, lastTime, recoverTime: lastTime, cause: "judged" }
      : to === "alarm"
        ? { alarmState: to, lastTime, curValue: value, times: alarm.times + 1 }
        : { alarmState: to, lastTime };
  await tx.update(alarms).set(change).where(eq(alarms.id, alarm.id));
  return to === "ok" ? undefined : { ...alarm, ...change };
}

async function begin(tx: Tx, { rule, resource }: About, startTime: Date, curValue: number | null): Promise<Alarm> {
  const { customId, ruleName, resourceType, metricName, statistics, comparison, threshold, period, alarmLevel } = rule;
  const [made] = await tx
    .insert(alarms)
    .values({
      customId,
      ruleName,
      resourceType,
      metricName,
      statistics,
      comparison,
      threshold,
      period,
      alarmLevel,
      ruleId: rule.id,
      resourceId: resource.id,
      resourceName: resource.name,
      cloudCode: resource.cloudCode,
      curValue,
      alarmState: "alarm",
      periods: rule.times,
      times: 1,
      startTime,
      lastTime: startTime,
      status: AlarmHandleStatus.open,
      statusTime: startTime,
    })
    .returning();
  if (!made) throw new Error("an insert returns its row");
  await lifecycle.begin(tx, made.id, { status: AlarmHandleStatus.open, time: startTime, actorKind: "system" });
  return made;
}
