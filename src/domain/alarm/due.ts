/** How long after its end a period is judged: clouds supply values some minutes late. Milliseconds. */
export const JUDGING_DELAY = 3 * 60_000;

/** Rules are judged in so many parts. */
export const RULE_PARTS = 16;

/** The parts are spread over so many milliseconds, so that not all rules are judged in the same second. */
const SPREAD = 60_000;

/** The part of all rules that a rule belongs to. */
export function partOf(ruleId: number): number {
  return ruleId % RULE_PARTS;
}

/** How much later than others a rule is judged, with all of its part: the same after every start and on every server. Milliseconds. */
export function offsetOf(ruleId: number): number {
  return (partOf(ruleId) * SPREAD) / RULE_PARTS;
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

/** Whether any period of the rules of a part can have become due after one moment and up to another, milliseconds since 1970. */
export function isPartDue(part: number, after: number, upTo: number): boolean {
  // All periods are whole minutes, and a part is a rule's id that belongs to it.
  return duePeriods({ id: part, period: 60 }, after, upTo).count > 0;
}
