import { effectiveIn } from "./effective";
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
  const length = condition.period * 1000;
  const isEffective = effectiveIn(condition.effectiveInterval);
  const changes: AlarmChange[] = [];
  let now = state;
  const verdictAt = (at: number): Verdict => {
    if (!isEffective(firstEnd + (at - 1) * length)) return "outside";
    return verdictOf(condition, values[at] ?? null, now);
  };
  for (let at = from; at < values.length; at += 1) {
    const to = judge(condition, at, verdictAt, now);
    if (to !== now) changes.push({ from: now, to, time: firstEnd + at * length, value: values[at] ?? null });
    now = to;
  }
  return changes;
}

/** The state after a period, by what it says and what those before it say. */
function judge(
  { times, noDataPolicy }: AlarmCondition,
  at: number,
  verdictAt: (at: number) => Verdict,
  state: AlarmState,
): AlarmState {
  const last = verdictAt(at);
  if (last === "outside") return state;
  if (last === "ok") return "ok";
  const isBreach = (verdict: Verdict) => verdict === "breach" || (noDataPolicy === "breach" && verdict === "missing");
  const all = (ask: (verdict: Verdict) => boolean): boolean => {
    for (let back = 0; back < times; back += 1) if (at < back || !ask(verdictAt(at - back))) return false;
    return true;
  };
  if (isBreach(last)) return all(isBreach) ? "alarm" : state;
  if (noDataPolicy === "keep" || !all((verdict) => verdict === "missing")) return state;
  return noDataPolicy === "ok" ? "ok" : "insufficientData";
}

/** What a period says that is judged. While it is an alarm the recovery threshold decides. */
function verdictOf(
  { comparison, threshold, recoveryThreshold }: AlarmCondition,
  value: number | null,
  state: AlarmState,
): Verdict {
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
