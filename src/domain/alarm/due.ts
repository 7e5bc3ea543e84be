/** How long after its end a period is judged: clouds supply values some minutes late. Milliseconds. */
export const JUDGING_DELAY = 3 * 60_000;

/** Rules are spread over so many milliseconds, so that not all are judged in the same second. */
const SPREAD = 60_000;

/** How much later than others a rule is judged: the same after every start and on every server. Milliseconds. */
export function offsetOf(ruleId: number): number {
  return (Math.imul(ruleId, 0x9e3779b1) >>> 0) % SPREAD;
}

/** Periods of a rule that become due in a time. */
export interface DuePeriods {
  /** The end of the first one, milliseconds since 1970. */
  firstEnd: number;
  count: number;
}

/**
 * The periods of a rule that are to be judged after one moment and up to another: each once, however often and on whichever server that is
 * asked. Periods end at whole multiples of their length. `period`: seconds; moments: milliseconds since 1970.
 */
export function duePeriods(rule: { id: number; period: number }, after: number, upTo: number): DuePeriods {
  const length = rule.period * 1000;
  const late = JUDGING_DELAY + offsetOf(rule.id);
  const last = Math.floor((upTo - late) / length);
  const judged = Math.floor((after - late) / length);
  return { firstEnd: (judged + 1) * length, count: Math.max(0, last - judged) };
}
