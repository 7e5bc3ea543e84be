import { meanOf, median, type Usual, usualOf } from "./statistics";

/** What was used on a day. */
export interface UsageDay {
  /** Days since 1970-01-01. */
  at: number;
  usage: number;
}

/** What a usual day costs, and how sure that is. Parts are of the level. */
export interface UsageLevel {
  /** Usage of a day whose weekday has the factor 1. */
  level: number;
  /** Standard deviation of the level. */
  levelError: number;
  /** Standard deviation of single days. */
  dayError: number;
  /** What days of a weekday, 0 Sunday, cost in parts of the level. */
  factors: readonly number[];
}

const WEEK = 7;
/** Days that a level is taken from before the month and, at most, in it. */
const BEFORE = 28;
const RECENT = 14;
/** Days that factors of weekdays are taken from. */
export const FACTOR_DAYS = 84;
/** Part of the level by which months differ at least. */
const LEAST_STEP = 0.03;
/** Part of the level beyond which a day is no usual one: at least this, or so many standard deviations. */
const UNUSUAL = { part: 0.5, deviations: 4 } as const;

/**
 * The level of usage in a month that began with `first`, of the days before it and those of it that are known. Weekdays are told apart by
 * medians. The level of the month counts the more the more days of it are known, and the more it differs from the one before; a few
 * unusual days of it do not count.
 */
export function usageLevel(days: readonly UsageDay[], first: number): UsageLevel {
  const latest = days.at(-1)?.at ?? first;
  const factors = weekdayFactors(days.filter(({ at }) => at > latest - FACTOR_DAYS));
  const alike = days.map(({ at, usage }) => ({ at, usage: usage / (factors[weekdayOf(at)] ?? 1) }));
  const between = (from: number, to: number): number[] =>
    alike.filter(({ at }) => at >= from && at < to).map(({ usage }) => usage);
  const before = usualOf(between(first - BEFORE, first));
  const dayError = before.mean === 0 ? 0 : before.spread / Math.abs(before.mean);
  const own = usualDays(between(first, Infinity).slice(-RECENT), before.mean, dayError);
  return { ...blended(before, own, stepBefore(between, first), dayError), dayError, factors };
}

/** Which day of the week a day is, 0 Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(at: number): number {
  return (((at + 4) % WEEK) + WEEK) % WEEK;
}

/** Each weekday in parts of the median of the week around it; 1 for those without a day to compare. */
function weekdayFactors(days: readonly UsageDay[]): number[] {
  const byDay = new Map(days.map(({ at, usage }) => [at, usage]));
  const parts = days.flatMap(({ at, usage }) => {
    const around = Array.from({ length: WEEK }, (_, index) => byDay.get(at + index - 3)).filter(
      (one) => one !== undefined,
    );
    const usual = median(around);
    return around.length === WEEK && usual > 0 ? [{ weekday: weekdayOf(at), part: usage / usual }] : [];
  });
  return Array.from({ length: WEEK }, (_, weekday) => {
    const own = parts.filter((one) => one.weekday === weekday).map(({ part }) => part);
    const factor = own.length === 0 ? 1 : usualOf(own).mean;
    return factor > 0 ? factor : 1;
  });
}

/** Without those far from the level before, unless they are the greater part: then that level is over. */
function usualDays(own: readonly number[], before: number, dayError: number): readonly number[] {
  const most = Math.abs(before) * Math.max(UNUSUAL.part, UNUSUAL.deviations * dayError);
  const usual = own.filter((usage) => Math.abs(usage - before) <= most);
  return own.length > 4 && usual.length * 2 < own.length ? own : usual;
}

/** How much four weeks differed from the four before them, in parts of the level: what may be expected of a new month. */
function stepBefore(between: (from: number, to: number) => number[], first: number): number {
  const means = [1, 2, 3].map((back) => usualOf(between(first - back * BEFORE, first - (back - 1) * BEFORE)).mean);
  const steps = means.slice(1).flatMap((mean, at) => {
    const step = ((means[at] ?? NaN) - mean) / mean;
    return Number.isFinite(step) ? [step ** 2] : [];
  });
  return Math.max(LEAST_STEP, Math.sqrt(steps.reduce((sum, one) => sum + one, 0) / Math.max(1, steps.length)));
}

/** Both levels, each weighted by how sure it is. */
function blended(
  before: Usual,
  own: readonly number[],
  step: number,
  dayError: number,
): Pick<UsageLevel, "level" | "levelError"> {
  const beforeSquare = step ** 2 + dayError ** 2 / BEFORE;
  if (own.length === 0 || before.mean === 0) return { level: before.mean, levelError: Math.sqrt(beforeSquare) };
  const mean = meanOf(own);
  // Each of them was divided by a factor that is itself the mean of a few days.
  const ownSquare = (dayError ** 2 * (1 + WEEK / FACTOR_DAYS)) / own.length;
  // A month that differs by more than single days explain has changed by more than the months before did.
  const stepSquare = Math.max(beforeSquare, ((mean - before.mean) / before.mean) ** 2 - ownSquare);
  const weight = stepSquare / (stepSquare + ownSquare);
  return { level: before.mean + weight * (mean - before.mean), levelError: Math.sqrt(weight * ownSquare) };
}
