import { type JudgedPeriods, periodsToJudge } from "../../../../domain/alarm/due";
import { judgeAll } from "../../../../domain/alarm/judge";
import { addedBy, type Added, type Judged, settledBy, type SettledState, stateOf } from "../../../../domain/alarm/late";
import type { AlarmState } from "../../../../domain/alarm/rule";
import type { Queryable } from "../../../database/client";
import type { alarmRules } from "../../../database/schema/alarm";
import type { MeasuredResource, MetricSource } from "../../monitor/source";
import { nameOf } from "../rule-resources";
import { resourcesOfAll } from "../scope";
import { type ResourceValues, valuesOfAll } from "../values";
import { readStates, readStored, type States } from "./stored";

/** A rule as it is stored. */
export type RuleRow = typeof alarmRules.$inferSelect;

/** How the state of a resource changed by a rule. */
export interface ResourceChanges extends Added {
  resource: MeasuredResource;
  /** Since when the state is what it becomes, where it changes. */
  since: number;
  /** The state after the last period that is judged no more: with it judging goes on. */
  settled: SettledState;
}

/** What came of judging a rule. */
export interface RuleVerdict {
  rule: RuleRow;
  /** Of the resources of which something has to be written. */
  changed: ResourceChanges[];
  /** Resources with a state that the rule is not about any more. */
  left: number[];
}

/** From when to when rules are judged. */
export interface JudgedTime {
  /** All that had become due until then is judged. */
  since: Date;
  upTo: Date;
  /** What became due before is not judged any more. */
  oldest: Date;
}

/** Periods of a rule that are to be judged, with those before that are looked back at. */
interface DueRule {
  rule: RuleRow;
  periods: JudgedPeriods;
  /** All that are read; `back` of them are looked back at only. */
  read: { firstEnd: number; count: number };
  back: number;
}

/**
 * Judges the periods of rules that have become due since then, and those before with the values that have come late. What they need is read for
 * all of them together.
 * @returns the rules of which something has to be written
 */
export async function judgeRules(
  reading: { db: Queryable; source: MetricSource },
  rules: readonly RuleRow[],
  time: JudgedTime,
): Promise<RuleVerdict[]> {
  const due = rules.flatMap((rule) => dueOf(rule, time) ?? []);
  if (due.length === 0) return [];
  const scopes = due.map(({ rule }) => ({ ...rule, named: { ruleId: rule.id } }));
  const inScope = await resourcesOfAll({ db: reading.db, now: () => time.upTo }, scopes);
  const states = await readStates(
    reading.db,
    due.map(({ rule }) => rule.id),
  );
  const values = await valuesOfAll(
    reading,
    due.map(({ rule, read }, at) => ({ measure: rule, periods: read, resources: inScope[at] ?? [] })),
  );
  const judged = due.flatMap((one, at) => (values[at] ?? []).flatMap((read) => judge(one, read, states) ?? []));
  const verdicts = await verdictsOf(reading.db, judged);
  return due
    .map(({ rule }, at) => {
      const present = new Set(inScope[at]?.map(({ id }) => id));
      const left = states.idsOf(rule.id).filter((id) => !present.has(id));
      return { rule, changed: verdicts.get(rule.id) ?? [], left };
    })
    .filter(({ changed, left }) => changed.length > 0 || left.length > 0);
}

function dueOf(rule: RuleRow, { since, upTo, oldest }: JudgedTime): DueRule | undefined {
  const from = Math.max(rule.judgedFrom.getTime(), oldest.getTime());
  const periods = periodsToJudge(rule, since.getTime(), upTo.getTime(), from);
  if (!periods) return undefined;
  const back = rule.times - 1;
  const { firstEnd, count } = periods;
  return { rule, periods, back, read: { firstEnd: firstEnd - back * rule.period * 1000, count: count + back } };
}

/** What judging a resource comes to, beside its state as it is stored. */
interface JudgedResource {
  rule: RuleRow;
  resource: MeasuredResource;
  judged: Judged;
  state: AlarmState;
  settled: SettledState;
}

/** Judges a resource. Undefined where nothing changes. */
function judge(
  { rule, periods, read, back }: DueRule,
  { resource, values }: ResourceValues,
  states: States,
): JudgedResource | undefined {
  const { state, settled: before } = states.of({ ruleId: rule.id, resourceId: resource.id });
  const changes = judgeAll(rule, { firstEnd: read.firstEnd, values }, stateOf(before), back);
  if (changes.length === 0 && state === before) return undefined;
  const length = rule.period * 1000;
  const { firstEnd, count, settled, fresh } = periods;
  const endOf = (at: number) => firstEnd + at * length;
  const judged = {
    before,
    changes,
    firstEnd,
    length,
    lastEnd: endOf(count - 1),
    freshEnd: endOf(count - fresh),
    valueAt: (end: number) => values[(end - read.firstEnd) / length] ?? null,
  };
  const final = changes.filter(({ time }) => time < endOf(settled));
  return { rule, resource, judged, state, settled: settledBy(before, final) };
}

/** What has to be written of what was judged, by rule. */
async function verdictsOf(db: Queryable, judged: readonly JudgedResource[]): Promise<Map<number, ResourceChanges[]>> {
  const among = judged.map((one) => ({ ruleId: one.rule.id, resourceId: one.resource.id }));
  const first = Math.min(...judged.map((one) => one.judged.firstEnd));
  const stored = await readStored(db, among, new Date(first));
  const verdicts = new Map<number, ResourceChanges[]>();
  for (const { rule, resource, judged: found, state, settled } of judged) {
    const { lastChange, alarms = [] } = stored.get(nameOf({ ruleId: rule.id, resourceId: resource.id })) ?? {};
    const added = addedBy(found, { state, lastChange, alarms });
    if (added.changes.length === 0 && added.missed.length === 0 && settled === found.before) continue;
    const since = added.changes.at(-1)?.time ?? added.missed.at(-1)?.at(-1)?.time ?? found.lastEnd;
    const ofRule = verdicts.get(rule.id) ?? [];
    ofRule.push({ resource, ...added, since, settled });
    verdicts.set(rule.id, ofRule);
  }
  return verdicts;
}
