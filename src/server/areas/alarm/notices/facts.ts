import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { flappingTime, type NoticeFacts } from "../../../../domain/alarm/notice";
import { AlarmHandleStatus } from "../../../../generated/enums";
import type { Tx } from "../../../database/client";
import { type alarmRules, alarms, alarmTransitions } from "../../../database/schema/alarm";
import { owned } from "../../../lists/owner";
import { silencedChanges } from "../silences/silenced";
import { graverAlarms, graverResource } from "./graver";

type Rule = typeof alarmRules.$inferSelect;

/** A row of the ledger: a change of an alarm, and what became of telling of it. */
export type Transition = typeof alarmTransitions.$inferSelect;

/** Tells what decides about each change of a rule's alarms, one after the other: what is decided about one counts for those after it. */
export interface FactsReader {
  factsOf(change: Transition, hasReceivers: boolean): NoticeFacts;
  /** The beginning of an alarm was told of. */
  tell(change: Transition): void;
  /** What the resource of an alarm is called. */
  nameOf(change: Transition): string;
}

/** Reads what decides whether changes of a rule are told of now. */
export async function readFacts(tx: Tx, rule: Rule, changes: readonly Transition[], now: Date): Promise<FactsReader> {
  const about = await alarmsOf(tx, rule, changes);
  const graver = await criticalResources(tx, rule, changes);
  const ids = changes.map(({ id }) => id);
  const silenced = await silencedChanges(tx, rule.customId, ids, now);
  const begun = await beginnings(tx, rule, changes);
  const told = new Map<number, number>();
  for (const { alarmId, notice, time } of begun)
    if (alarmId !== null && notice === "sent") told.set(alarmId, time.getTime());
  return {
    factsOf: ({ id, to, cause, time, alarmId, resourceId }, hasReceivers) => ({
      to,
      judged: cause === "judged",
      time: time.getTime(),
      hasReceivers,
      isIgnored: alarmId !== null && about.get(alarmId)?.status === AlarmHandleStatus.ignored,
      isSilenced: silenced.has(id),
      isInhibited: graver.has(resourceId),
      lastTold: alarmId === null ? null : (told.get(alarmId) ?? null),
      silenceTime: rule.silenceTime,
      begun: begun.filter(
        (one) =>
          one.resourceId === resourceId && one.time <= time && one.time.getTime() > time.getTime() - flappingTime,
      ).length,
    }),
    tell: ({ alarmId, time }) => alarmId !== null && told.set(alarmId, time.getTime()),
    nameOf: ({ alarmId }) => (alarmId === null ? "" : (about.get(alarmId)?.resourceName ?? "")),
  };
}

async function alarmsOf(tx: Tx, { customId }: Rule, changes: readonly Transition[]) {
  const ids = [...new Set(changes.flatMap(({ alarmId }) => alarmId ?? []))];
  const rows = await tx
    .select({ id: alarms.id, status: alarms.status, resourceName: alarms.resourceName })
    .from(alarms)
    .where(and(owned(alarms, customId), inArray(alarms.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The resources for which a graver alarm lasts; none where this rule's alarms are critical themselves. */
async function criticalResources(tx: Tx, rule: Rule, changes: readonly Transition[]): Promise<Set<number>> {
  if (rule.alarmLevel === "critical") return new Set();
  const rows = await graverAlarms(tx, inArray(graverResource, resourcesOf(changes)));
  return new Set(rows.map(({ resourceId }) => resourceId));
}

/** When the rule began to hold for these resources, as far back as it matters. */
async function beginnings(tx: Tx, rule: Rule, changes: readonly Transition[]): Promise<Transition[]> {
  const first = Math.min(...changes.map(({ time }) => time.getTime()));
  const back = Math.max(flappingTime, rule.silenceTime * 1000);
  const alarmIds = changes.flatMap(({ alarmId }) => alarmId ?? []);
  const ofRule = and(
    owned(alarmTransitions, rule.customId),
    eq(alarmTransitions.ruleId, rule.id),
    inArray(alarmTransitions.resourceId, resourcesOf(changes)),
    eq(alarmTransitions.to, "alarm"),
  );
  const recent = await tx
    .select()
    .from(alarmTransitions)
    .where(and(ofRule, gt(alarmTransitions.time, new Date(first - back))))
    .orderBy(asc(alarmTransitions.time), asc(alarmTransitions.id));
  // An alarm that is over may have begun long ago.
  const older = await tx
    .select()
    .from(alarmTransitions)
    .where(and(ofRule, inArray(alarmTransitions.alarmId, alarmIds), eq(alarmTransitions.notice, "sent")))
    .orderBy(asc(alarmTransitions.time), asc(alarmTransitions.id));
  const known = new Set(recent.map(({ id }) => id));
  return [...older.filter(({ id }) => !known.has(id)), ...recent];
}

function resourcesOf(changes: readonly Transition[]): number[] {
  return [...new Set(changes.map(({ resourceId }) => resourceId))];
}
