import { isEffective } from "./effective";
import type { AlarmComparison, AlarmCondition, AlarmState } from "./rule";

/** What a period says. One outside the effective interval says nothing. */
type Verdict = "breach" | "ok" | "missing" | "outside";

/** A change of a state. */
export interface AlarmChange {
  from: AlarmState;
  to: AlarmState;
  /** The end of the period that changed it, milliseconds since 1970. */
  time: number;
  /** Of that period; null where it had none. */
  value: number | null;
}

/** Values of periods one after the other; null where there is none, which is never zero. */
export interface PeriodValues {
  /** The end of the first one, milliseconds since 1970. */
  firstEnd: number;
  values: readonly (number | null)[];
}

/**
 * Judges periods in their order, each by itself and those before it. The same function judges what happens and what would have happened:
 * what comes out depends on the state and the last N values only, so nothing else has to be remembered.
 * @param from index of the first period to judge; earlier ones are only looked back at
 */
export function judgeAll(
  condition: AlarmCondition,
  { firstEnd, values }: PeriodValues,
  state: AlarmState,
  from = 0,
): AlarmChange[] {
  const changes: AlarmChange[] = [];
  let now = state;
  for (let at = from; at < values.length; at += 1) {
    const end = firstEnd + at * condition.period * 1000;
    const recent = { values: values.slice(Math.max(0, at - condition.times + 1), at + 1), end };
    const to = judge(condition, recent, now);
    if (to !== now) changes.push({ from: now, to, time: end, value: values[at] ?? null });
    now = to;
  }
  return changes;
}

/** The state after a period, by the values of at most the last N: the last of them is the period's own. */
function judge(
  condition: AlarmCondition,
  { values, end }: { values: readonly (number | null)[]; end: number },
  state: AlarmState,
): AlarmState {
  const { times, noDataPolicy, period } = condition;
  const verdicts = values.map((value, at) =>
    verdictOf(condition, value, end - (values.length - 1 - at) * period * 1000, state),
  );
  const all = (ask: (verdict: Verdict) => boolean) => verdicts.length === times && verdicts.every(ask);
  const isMissing = (verdict: Verdict) => verdict === "missing";
  const isBreach = (verdict: Verdict) => verdict === "breach" || (noDataPolicy === "breach" && isMissing(verdict));
  if (verdicts.at(-1) === "outside") return state;
  if (all(isBreach)) return "alarm";
  if (verdicts.at(-1) === "ok") return "ok";
  if (!all(isMissing)) return state;
  if (noDataPolicy === "ok") return "ok";
  return noDataPolicy === "insufficient" ? "insufficientData" : state;
}

/** While it is an alarm the recovery threshold decides. */
function verdictOf(condition: AlarmCondition, value: number | null, end: number, state: AlarmState): Verdict {
  const { comparison, threshold, recoveryThreshold, period, effectiveInterval } = condition;
  if (!isEffective(effectiveInterval, end - period * 1000)) return "outside";
  if (value === null) return "missing";
  const limit = state === "alarm" ? (recoveryThreshold ?? threshold) : threshold;
  return breaches[comparison](value, limit) ? "breach" : "ok";
}

const breaches: Record<AlarmComparison, (value: number, limit: number) => boolean> = {
  greater: (value, limit) => value > limit,
  greaterOrEqual: (value, limit) => value >= limit,
  less: (value, limit) => value < limit,
  lessOrEqual: (value, limit) => value <= limit,
};
