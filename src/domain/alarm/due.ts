/** How long after its end a period is judged: clouds supply values some minutes late. Milliseconds. */
export const JUDGING_DELAY = 3 * 60_000;

/** For how long after it was judged first a period is judged again, with the values that have come meanwhile. Milliseconds. */
export const LATE_VALUES = 15 * 60_000;

/** Rules are judged in so many parts. */
export const RULE_PARTS = 16;

/** The lengths that periods of rules have, seconds. */
const lengths = [60, 300, 900, 3600] as const;

/** What decides when periods of a rule are judged. `period`: seconds. */
export interface TimedRule {
  id: number;
  period: number;
}

/** The part of all rules that a rule belongs to. */
export function partOf(ruleId: number): number {
  return ruleId % RULE_PARTS;
}

/**
 * How much later than others a rule is judged, with all of its part and period: the same after every start and on every server. The parts are
 * spread over a tenth of the period, and over a minute where that is less: so longer periods, of which many end at the same moment, are not
 * all judged within the same minute, and no rule waits long for that. Milliseconds.
 */
export function offsetOf({ id, period }: TimedRule): number {
  const spread = Math.max(60_000, period * 100);
  return (partOf(id) * spread) / RULE_PARTS;
}

/** Periods of a rule that become due in a time. */
export interface DuePeriods {
  /** The end of the first one, milliseconds since 1970. */
  firstEnd: number;
  count: number;
}

/**
 * The periods of a rule that are to be judged after one moment and up to another: each once, however often and on whichever server that is
 * asked. Periods end at whole multiples of their length. Moments: milliseconds since 1970.
 */
export function duePeriods(rule: TimedRule, after: number, upTo: number): DuePeriods {
  const length = rule.period * 1000;
  const late = JUDGING_DELAY + offsetOf(rule);
  const last = Math.floor((upTo - late) / length);
  const judged = Math.floor((after - late) / length);
  return { firstEnd: (judged + 1) * length, count: Math.max(0, last - judged) };
}

/** Periods of a rule that are judged together: those for the last time, those again, and those for the first time. */
export interface JudgedPeriods extends DuePeriods {
  /** How many, the first ones, are judged for the last time: what comes later changes nothing any more. */
  settled: number;
  /** How many, the last ones, are judged for the first time. */
  fresh: number;
}

/**
 * The periods of a rule to be judged at a moment when it has been judged up to another one; undefined where there is nothing to do. Each period is
 * judged when it becomes due, again with each one after it, and for the last time when values do not come any more.
 * @param from what became due until then is not judged at all
 */
export function periodsToJudge(rule: TimedRule, since: number, upTo: number, from: number): JudgedPeriods | undefined {
  const after = (moment: number) => Math.max(moment, from);
  const fresh = duePeriods(rule, after(since), upTo).count;
  const settled = duePeriods(rule, after(since - LATE_VALUES), upTo - LATE_VALUES).count;
  if (fresh === 0 && settled === 0) return undefined;
  return { ...duePeriods(rule, after(since - LATE_VALUES), upTo), settled, fresh };
}

/** Whether there is anything to judge of any rule of a part. */
export function isPartDue(part: number, since: number, upTo: number): boolean {
  // A part is a rule's id that belongs to it.
  return lengths.some((period) => periodsToJudge({ id: part, period }, since, upTo, 0) !== undefined);
}
