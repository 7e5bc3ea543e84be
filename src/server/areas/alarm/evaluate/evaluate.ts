import { randomUUID } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/client";
import { alarmRules } from "../../../database/schema/alarm";
import type { Failed } from "../../../jobs/job";
import { limits } from "../../../limits";
import type { MetricSource } from "../../monitor/source";
import { endAlarms } from "../end-alarms";
import { judgeRule, type RuleRow, type RuleVerdict } from "./judge-rule";
import { claimShard, endShard, freeShards, type ShardClaim } from "./shards";
import { writeChanges } from "./write-changes";

/**
 * Judges what has become due of all rules. Every server of a database does so: each part of the rules is judged by one at a time, and what came
 * of it is written together with how far it is judged, so that nothing is judged twice or left out, however a server ends.
 */
export async function evaluateAlarms(
  db: Database,
  source: MetricSource,
  now: Date,
  signal: AbortSignal,
  failed: Failed,
): Promise<void> {
  for (const shard of await freeShards(db, now)) {
    if (signal.aborted) return;
    const claim = await claimShard(db, shard, randomUUID(), now);
    if (claim) await judgeShard(db, source, claim, now).catch(failed);
  }
}

async function judgeShard(db: Database, source: MetricSource, claim: ShardClaim, now: Date): Promise<void> {
  const verdicts: RuleVerdict[] = [];
  for (const rule of await rulesOf(db, claim.shard)) {
    const verdict = await judgeRule({ db, source }, rule, claim.judgedTo, now);
    if (verdict) verdicts.push(verdict);
  }
  await db.transaction(async (tx) => {
    if (!(await endShard(tx, claim, now))) return;
    for (const verdict of verdicts) {
      if (verdict.changed.length === 0 && verdict.left.length === 0) continue;
      // Somebody may have changed it meanwhile: then it is judged anew from there.
      const [rule] = await tx.select().from(alarmRules).where(eq(alarmRules.id, verdict.rule.id)).for("update");
      if (!rule?.enabled || rule.judgedFrom.getTime() !== verdict.rule.judgedFrom.getTime()) continue;
      await writeChanges(tx, rule, verdict.changed, now);
      if (verdict.left.length > 0) await endAlarms(tx, [rule.id], "outOfScope", now, verdict.left);
    }
  });
}

async function rulesOf(db: Database, shard: number): Promise<RuleRow[]> {
  return db
    .select()
    .from(alarmRules)
    .where(and(alarmRules.enabled, sql`${alarmRules.id} % ${limits.alarmShards} = ${shard}`))
    .orderBy(asc(alarmRules.id));
}
