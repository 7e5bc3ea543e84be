import { sql } from "drizzle-orm";
import { duePeriods } from "../../../../domain/alarm/due";
import { type AlarmChange, judgeAll } from "../../../../domain/alarm/judge";
import type { AlarmState } from "../../../../domain/alarm/rule";
import type { Queryable } from "../../../database/client";
import { type alarmRules, alarmStates } from "../../../database/schema/alarm";
import { limits } from "../../../limits";
import type { MeasuredResource, MetricSource } from "../../monitor/source";
import { resourcesOfAll } from "../scope";
import { type ResourceValues, valuesOfAll } from "../values";

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
  /** Of the resources whose state changed. */
  changed: ResourceChanges[];
  /** Resources with a state that the rule is not about any more. */
  left: number[];
}

/** Periods of a rule that are to be judged, with those before that are looked back at. */
interface DueRule {
  rule: RuleRow;
  /** The end of the first one, milliseconds since 1970. */
  firstEnd: number;
  count: number;
  /** How many are looked back at only. */
  back: number;
}

type States = ReadonlyMap<number, AlarmState>;

/**
 * Judges the periods of rules that have become due since then. What they need is read for all of them together.
 * @returns the rules of which something has to be written
 */
export async function judgeRules(
  reading: { db: Queryable; source: MetricSource },
  rules: readonly RuleRow[],
  since: Date,
  now: Date,
): Promise<RuleVerdict[]> {
  const due = rules.flatMap((rule) => dueOf(rule, since, now) ?? []);
  if (due.length === 0) return [];
  const scopes = due.map(({ rule }) => ({ ...rule, named: { ruleId: rule.id } }));
  const inScope = await resourcesOfAll(reading.db, scopes);
  const states = await statesOf(reading.db, due);
  const values = await valuesOfAll(
    reading,
    due.map(({ rule, ...periods }, at) => ({ measure: rule, periods, resources: inScope[at] ?? [] })),
  );
  return due
    .map((one, at) => verdictOf(one, values[at] ?? [], inScope[at] ?? [], states.get(one.rule.id) ?? new Map()))
    .filter(({ changed, left }) => changed.length > 0 || left.length > 0);
}

function dueOf(rule: RuleRow, since: Date, now: Date): DueRule | undefined {
  const oldest = now.getTime() - limits.alarmCatchUp;
  const after = Math.max(since.getTime(), rule.judgedFrom.getTime(), oldest);
  const { firstEnd, count } = duePeriods(rule, after, now.getTime());
  const back = rule.times - 1;
  return count === 0 ? undefined : { rule, firstEnd: firstEnd - back * rule.period * 1000, count: count + back, back };
}

function verdictOf(
  { rule, firstEnd, back }: DueRule,
  read: readonly ResourceValues[],
  inScope: readonly MeasuredResource[],
  states: States,
): RuleVerdict {
  const changed = read.map(({ resource, values }) => ({
    resource,
    changes: judgeAll(rule, { firstEnd, values }, states.get(resource.id) ?? "insufficientData", back),
  }));
  const present = new Set(inScope.map(({ id }) => id));
  return {
    rule,
    changed: changed.filter(({ changes }) => changes.length > 0),
    left: [...states.keys()].filter((id) => !present.has(id)),
  };
}

/** What rules say of resources, by the ids of both. */
async function statesOf(db: Queryable, due: readonly DueRule[]): Promise<Map<number, States>> {
  const { ruleId, resourceId, state } = alarmStates;
  const ids = due.map(({ rule }) => rule.id);
  const rows = await db
    .select({ ruleId, resourceId, state })
    .from(alarmStates)
    .where(sql`${ruleId} = any(${sql.param(ids)}::bigint[])`);
  const states = new Map<number, Map<number, AlarmState>>();
  for (const row of rows) {
    const ofRule = states.get(row.ruleId) ?? new Map<number, AlarmState>();
    states.set(row.ruleId, ofRule.set(row.resourceId, row.state));
  }
  return states;
}
