import { randomUUID } from "node:crypto";
import { and, asc, inArray, sql } from "drizzle-orm";
import { RULE_PARTS } from "../../../../domain/alarm/due";
import type { Database, Tx } from "../../../database/client";
import { alarmRules } from "../../../database/schema/alarm";
import type { Failed } from "../../../jobs/job";
import { renewing } from "../../../jobs/renewing";
import { limits } from "../../../limits";
import type { MetricSource } from "../../monitor/source";
import { endAlarms } from "../end-alarms";
import { type JudgedTime, judgeRules, type RuleRow, type RuleVerdict } from "./judge-rules";
import { claimShard, dueShards, endShard, renewShard, type ShardClaim } from "./shards";
import { writeChanges } from "./write-changes";

/**
 * Judges what has become due of all rules. Every server of a database does so: each part of the rules is judged by one at a time, and what came
 * of it is written together with how far it is judged, so that nothing is judged twice or left out, however a server ends. Nothing is kept in
 * memory from one pass to the next. docs/alarms.md tells what values that come late change.
 */
export async function evaluateAlarms(
  db: Database,
  source: MetricSource,
  clock: () => Date,
  signal: AbortSignal,
  failed: Failed,
): Promise<void> {
  for (const shard of await dueShards(db, clock())) {
    if (signal.aborted) return;
    const now = clock();
    const claim = await claimShard(db, shard, randomUUID(), now);
    if (!claim) continue;
    const renew = () => renewShard(db, claim, clock());
    await renewing(renew, () => judgeShard(db, source, claim, now)).catch(failed);
  }
}

async function judgeShard(db: Database, source: MetricSource, claim: ShardClaim, now: Date): Promise<void> {
  const time = timeOf(claim, now);
  const verdicts = await judgeRules({ db, source }, await rulesOf(db, claim.shard), time);
  await db.transaction(async (tx) => {
    if (await endShard(tx, claim, time.upTo, now)) await writeVerdicts(tx, verdicts, now);
  });
}

/** What is judged now: all that is due, or the first piece of it, of what there still are values by the minute. */
function timeOf({ judgedTo }: ShardClaim, now: Date): JudgedTime {
  const oldest = new Date(now.getTime() - limits.minutesKept);
  const since = new Date(Math.max(judgedTo.getTime(), oldest.getTime()));
  const upTo = new Date(Math.min(now.getTime(), since.getTime() + limits.alarmPiece));
  return { since, upTo, oldest };
}

async function rulesOf(db: Database, shard: number): Promise<RuleRow[]> {
  return db
    .select()
    .from(alarmRules)
    .where(and(alarmRules.enabled, sql`${alarmRules.id} % ${RULE_PARTS} = ${shard}`))
    .orderBy(asc(alarmRules.id));
}

/** Writes what came of judging. A rule that somebody has changed meanwhile is judged anew from there. */
async function writeVerdicts(tx: Tx, verdicts: readonly RuleVerdict[], now: Date): Promise<void> {
  const ids = verdicts.map(({ rule }) => rule.id);
  if (ids.length === 0) return;
  const rows = await tx
    .select()
    .from(alarmRules)
    .where(inArray(alarmRules.id, ids))
    .orderBy(asc(alarmRules.id))
    .for("update");
  const locked = new Map(rows.map((row) => [row.id, row]));
  const valid = verdicts.flatMap((verdict) => {
    const rule = locked.get(verdict.rule.id);
    const isSame = rule?.enabled && rule.judgedFrom.getTime() === verdict.rule.judgedFrom.getTime();
    return isSame ? [{ ...verdict, rule }] : [];
  });
  await writeChanges(tx, valid, now);
  const left = valid.flatMap(({ rule, left: gone }) => gone.map((resourceId) => ({ ruleId: rule.id, resourceId })));
  await endAlarms(tx, left, "outOfScope", now);
}
