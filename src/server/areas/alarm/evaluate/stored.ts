import { and, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { SettledState, Stored } from "../../../../domain/alarm/late";
import type { AlarmState } from "../../../../domain/alarm/rule";
import type { Queryable } from "../../../database/client";
import { alarms, alarmStates, alarmTransitions } from "../../../database/schema/alarm";
import { isOfAny, nameOf, type RuleResource } from "../rule-resources";

/** What rules say of resources. */
export interface States {
  /** The state that is stored, and the one that late values change no more. */
  of(about: RuleResource): { state: AlarmState; settled: SettledState };
  /** The resources of which something is stored. */
  idsOf(ruleId: number): number[];
}

const unknown = { state: "insufficientData", settled: "insufficientData" } as const;

/** Reads what rules say of their resources. */
export async function readStates(db: Queryable, ruleIds: readonly number[]): Promise<States> {
  const { ruleId, resourceId, state, settled } = alarmStates;
  const rows = await db
    .select({ ruleId, resourceId, state, settled })
    .from(alarmStates)
    .where(sql`${ruleId} = any(${sql.param(ruleIds)}::bigint[])`);
  const states = new Map<number, Map<number, ReturnType<States["of"]>>>();
  for (const row of rows) {
    const ofRule = states.get(row.ruleId) ?? new Map<number, ReturnType<States["of"]>>();
    states.set(row.ruleId, ofRule.set(row.resourceId, { state: row.state, settled: row.settled }));
  }
  return {
    of: (about) => states.get(about.ruleId)?.get(about.resourceId) ?? unknown,
    idsOf: (id) => [...(states.get(id)?.keys() ?? [])],
  };
}

/** A change of a rule makes another one of it: what was said before is not looked at. */
const ofSameRule = ["judged", "outOfScope"] as const;

/** What is stored of the time since then, by the names of rules and resources. */
export async function readStored(
  db: Queryable,
  among: readonly RuleResource[],
  since: Date,
): Promise<Map<string, Omit<Stored, "state">>> {
  const stored = new Map<string, Omit<Stored, "state">>();
  if (among.length === 0) return stored;
  const { ruleId, resourceId, time, cause } = alarmTransitions;
  const last = await db
    .select({ ruleId, resourceId, time: sql`max(${time})`.mapWith(time) })
    .from(alarmTransitions)
    .where(and(isOfAny(alarmTransitions, among), gte(time, since), inArray(cause, [...ofSameRule])))
    .groupBy(ruleId, resourceId);
  const changed = new Map(last.map((row) => [nameOf(row), row.time.getTime()]));
  const rows = await db
    .select()
    .from(alarms)
    .where(
      and(
        isOfAny(alarms, among),
        or(isNull(alarms.recoverTime), and(gte(alarms.recoverTime, since), inArray(alarms.cause, [...ofSameRule]))),
      ),
    );
  for (const about of among) stored.set(nameOf(about), { lastChange: changed.get(nameOf(about)), alarms: [] });
  for (const row of rows) {
    const { lastChange, alarms: known = [] } = stored.get(nameOf(row)) ?? {};
    const alarm = { start: row.startTime.getTime(), end: row.recoverTime?.getTime() ?? null };
    stored.set(nameOf(row), { lastChange, alarms: [...known, alarm] });
  }
  return stored;
}
