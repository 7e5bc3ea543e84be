import { and, eq } from "drizzle-orm";
import { duePeriods } from "../../../../domain/alarm/due";
import { type AlarmChange, judgeAll } from "../../../../domain/alarm/judge";
import type { AlarmState } from "../../../../domain/alarm/rule";
import type { Queryable } from "../../../database/client";
import { type alarmRules, alarmStates } from "../../../database/schema/alarm";
import { limits } from "../../../limits";
import { owned } from "../../../lists/owner";
import type { MeasuredResource, MetricSource } from "../../monitor/source";
import { resourcesOf } from "../scope";
import { valuesOf } from "../values";

/** A rule as it is stored. */
export type RuleRow = typeof alarmRules.$inferSelect;

/** How the state of a resource changed by a rule. */
export interface ResourceChanges {
  resource: MeasuredResource;
  changes: AlarmChange[];
}

/** What came of judging a rule. */
export interface RuleVerdict {
  rule: RuleRow;
  changed: ResourceChanges[];
  /** Resources with a state that the rule is not about any more. */
  left: number[];
}

/** Judges the periods of a rule that have become due since then. Undefined where there are none. */
export async function judgeRule(
  reading: { db: Queryable; source: MetricSource },
  rule: RuleRow,
  since: Date,
  now: Date,
): Promise<RuleVerdict | undefined> {
  const oldest = now.getTime() - limits.alarmCatchUp;
  const after = Math.max(since.getTime(), rule.judgedFrom.getTime(), oldest);
  const { firstEnd, count } = duePeriods(rule, after, now.getTime());
  if (count === 0) return undefined;
  const back = rule.times - 1;
  const begin = firstEnd - back * rule.period * 1000;
  const inScope = await resourcesOf(reading.db, { ...rule, named: { ruleId: rule.id } });
  const states = await statesOf(reading.db, rule);
  const read = await valuesOf(reading, inScope, rule, { firstEnd: begin, count: count + back });
  const changed = read.map(({ resource, values }) => ({
    resource,
    changes: judgeAll(rule, { firstEnd: begin, values }, states.get(resource.id) ?? "insufficientData", back),
  }));
  const present = new Set(inScope.map(({ id }) => id));
  return {
    rule,
    changed: changed.filter(({ changes }) => changes.length > 0),
    left: [...states.keys()].filter((id) => !present.has(id)),
  };
}

async function statesOf(db: Queryable, { id, customId }: RuleRow): Promise<Map<number, AlarmState>> {
  const rows = await db
    .select({ resourceId: alarmStates.resourceId, state: alarmStates.state })
    .from(alarmStates)
    .where(and(owned(alarmStates, customId), eq(alarmStates.ruleId, id)));
  return new Map(rows.map(({ resourceId, state }) => [resourceId, state]));
}
