import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, notExists, or, type SQL } from "drizzle-orm";
import { flappingMost, noticeOf } from "../../../../domain/alarm/notice";
import type { AlarmNoticeOutcome } from "../../../../generated/api";
import type { Database, Queryable, Tx } from "../../../database/client";
import { alarmRuleReceivers, alarmRules, alarms, alarmTransitions } from "../../../database/schema/alarm";
import type { Failed } from "../../../jobs/job";
import { limits } from "../../../limits";
import { raise } from "../../warning/raise";
import { silencesNow } from "../silences/silenced";
import { webhooksOf } from "../rule-webhooks";
import { readFacts, type Transition } from "./facts";
import { graverAlarms, graverResource } from "./graver";
import { alarmWarning } from "./words";

/**
 * Tells of the changes of alarms that are still to be told of: those of a rule together, once they have waited for others of their kind. What became of
 * each is written in the same transaction as the notice, so that none is told of twice or left out, however many servers look and whenever one ends.
 */
export async function tellOfAlarms(db: Database, now: Date, failed: Failed): Promise<void> {
  const ofDeleted = and(isNull(alarmTransitions.ruleId), eq(alarmTransitions.notice, "waiting"));
  await db.update(alarmTransitions).set({ notice: "notNeeded" }).where(ofDeleted);
  const rules = await db
    .selectDistinct({ ruleId: alarmTransitions.ruleId })
    .from(alarmTransitions)
    .where(and(isNotNull(alarmTransitions.ruleId), isDue(db, now)))
    .orderBy(asc(alarmTransitions.ruleId));
  for (const { ruleId } of rules)
    if (ruleId !== null) await db.transaction((tx) => tellOfRule(tx, ruleId, now)).catch(failed);
}

/** Tells of what is due of a rule's alarms. */
export async function tellOfRule(tx: Tx, ruleId: number, now: Date): Promise<void> {
  const [rule] = await tx.select().from(alarmRules).where(eq(alarmRules.id, ruleId));
  const changes = await tx
    .select()
    .from(alarmTransitions)
    .where(and(eq(alarmTransitions.ruleId, ruleId), isDue(tx, now)))
    .orderBy(asc(alarmTransitions.time), asc(alarmTransitions.id))
    .for("update", { skipLocked: true });
  if (!rule || changes.length === 0) return;
  const named = await tx.select().from(alarmRuleReceivers).where(eq(alarmRuleReceivers.ruleId, ruleId));
  const hooks = await webhooksOf(tx, ruleId);
  const hasReceivers = (named.length > 0 && rule.notifyWays.length > 0) || hooks.length > 0;
  const facts = await readFacts(tx, rule, changes, now);
  const decided = new Map<AlarmNoticeOutcome, Transition[]>();
  const lastOnes = new Set<number>();
  for (const change of changes) {
    const found = facts.factsOf(change, hasReceivers);
    const outcome = noticeOf(found);
    if (found.begun >= flappingMost) lastOnes.add(change.id);
    if (outcome === "sent" && change.to === "alarm") facts.tell(change);
    decided.set(outcome, [...(decided.get(outcome) ?? []), change]);
  }
  for (const [notice, rows] of decided) if (notice !== "sent") await mark(tx, rows, { notice });
  for (const to of ["alarm", "ok"] as const) {
    const rows = (decided.get("sent") ?? []).filter((row) => row.to === to);
    const [first] = rows;
    if (!first) continue;
    const of = rows.map((row) => ({
      name: facts.nameOf(row),
      value: row.value,
      alarmId: row.alarmId,
      resourceId: row.resourceId,
      time: row.time,
      pauses: lastOnes.has(row.id),
    }));
    const told = {
      customId: rule.customId,
      warningType: "alarm" as const,
      notifyWays: rule.notifyWays,
      userIds: named.map(({ userId }) => userId),
      webhooks: hooks,
    };
    const warning = { ...alarmWarning({ rule, to, of }), occasion: `alarm:${first.id}` };
    await mark(tx, rows, { notice: "sent", recordId: await raise(tx, told, warning, now) });
  }
}

async function mark(
  tx: Tx,
  rows: readonly Transition[],
  change: { notice: AlarmNoticeOutcome; recordId?: number | undefined },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx.update(alarmTransitions).set(change).where(inArray(alarmTransitions.id, ids));
}

/** What has waited for others of its kind; and what a graver alarm or a silence kept back that is over while this one lasts. */
function isDue(db: Queryable, now: Date): SQL | undefined {
  const waited = lte(alarmTransitions.judgedTime, new Date(now.getTime() - limits.alarmsTogether));
  const lasts = and(
    eq(alarms.id, alarmTransitions.alarmId),
    isNull(alarms.recoverTime),
    eq(alarms.alarmState, "alarm"),
  );
  const isFree = and(
    eq(alarmTransitions.notice, "inhibited"),
    exists(db.select().from(alarms).where(lasts)),
    notExists(graverAlarms(db, eq(graverResource, alarmTransitions.resourceId))),
  );
  const isHeard = and(
    eq(alarmTransitions.notice, "silenced"),
    exists(
      db
        .select()
        .from(alarms)
        .where(and(lasts, notExists(silencesNow(db, now)))),
    ),
  );
  return or(and(eq(alarmTransitions.notice, "waiting"), waited), isFree, isHeard);
}
