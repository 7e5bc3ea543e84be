import { roundDecimal, sumDecimals } from "../decimal-math";
import { addMonths } from "../month";
import { deviationOf, median } from "./statistics";
import { FACTOR_DAYS, type UsageDay, type UsageLevel, usageLevel, weekdayOf } from "./usage-level";

/** What the bill has of a day: exact decimal texts. Days without lines are absent. */
export interface CostDay {
  /** "2026-11-24". */
  day: string;
  /** What was paid in advance. */
  prepaid: string;
  /** All else. */
  usage: string;
}

/** Why there is no forecast: the month has no whole day of usage yet; less than four weeks are known; usage is too irregular. */
export type NoForecast = "tooEarly" | "shortHistory" | "irregular";

/** What a month will come to: decimal texts. */
export interface MonthForecast {
  /** Last day whose usage is on the bill. */
  through: string;
  /** To a cent; on the last day what the bill has, to the last decimal. */
  forecastAmount: string;
  /** The month will be between these with a probability of 80 %. */
  lowAmount: string;
  highAmount: string;
}

/** Months before the one at hand whose days a forecast is made of. */
export const MONTHS_BEFORE = 3;

/** 80 % are within so many standard deviations: of Student's t with 10 degrees of freedom, since deviations are estimated of a few numbers. */
const EIGHTY_PERCENT = 1.372;
/** Days of the twelve weeks before the month that have to be known. */
const LEAST_DAYS = 28;
/** The last day is not whole while it has less than this part of a usual one: its lines are still to come. */
const WHOLE = 0.5;
/** How many days lines are late at most. */
const MOST_PARTIAL = 3;
/** Part of the days before the month on which something has to be used. */
const LEAST_USED = 0.6;
const DAY = 86_400_000;

/**
 * What a month will come to, of what the bill has of it and of the three months before. Prepaid counts as booked, with the renewals that those
 * months had after the same day; usage of the days left is the level of usage by weekday. The interval has the error of the level, which
 * all days share, those of single days and that of renewals.
 */
export function forecastMonth(days: readonly CostDay[], month: string, today: string): MonthForecast | NoForecast {
  const first = numberOf(`${month}-01`);
  const end = numberOf(`${addMonths(month, 1)}-01`);
  const own = days.filter(({ day }) => day.startsWith(month));
  const actual = sumDecimals(own.flatMap(({ prepaid, usage }) => [prepaid, usage]));
  const known = usageBefore(days, numberOf(today));
  const history = known.filter(({ at }) => at < first && at >= first - FACTOR_DAYS);
  if (history.length < LEAST_DAYS) return "shortHistory";
  const used = history.filter(({ usage }) => usage > 0).length;
  const isUsed = used >= LEAST_USED * history.length;
  if (!isUsed && used > 0) return "irregular";
  const whole = withoutPartial(known, first);
  const through = whole.at(-1)?.at ?? 0;
  if (through < first) return "tooEarly";
  if (through === end - 1)
    return { through: dayOf(through), forecastAmount: actual, lowAmount: actual, highAmount: actual };
  const left = isUsed ? usageLeft(usageLevel(whole, first), through + 1, end) : { amount: 0, error: 0 };
  const renewals = renewalsAfter(days, month, own.at(-1)?.day ?? dayOf(through));
  const partial = sumOf(own.filter(({ day }) => numberOf(day) > through).map(({ usage }) => usage));
  const rest = Math.max(left.amount, partial) - partial + renewals.amount;
  const margin = EIGHTY_PERCENT * Math.hypot(left.error, renewals.error);
  const plus = (amount: number): string => roundDecimal(sumDecimals([actual, amount.toFixed(2)]), 2);
  return {
    through: dayOf(through),
    forecastAmount: plus(rest),
    lowAmount: plus(Math.max(Math.min(0, rest), rest - margin)),
    highAmount: plus(rest + margin),
  };
}

/** An amount that is expected, and the standard deviation of what it may be. */
interface Expected {
  amount: number;
  error: number;
}

/** Usage of the days from one until before another. */
function usageLeft({ level, levelError, dayError, factors }: UsageLevel, from: number, until: number): Expected {
  const byWeekday = factors.map(() => 0);
  let squares = 0;
  for (let at = from; at < until; at += 1) {
    const factor = factors[weekdayOf(at)] ?? 1;
    byWeekday[weekdayOf(at)] = (byWeekday[weekdayOf(at)] ?? 0) + factor;
    squares += factor ** 2;
  }
  const sum = byWeekday.reduce((total, one) => total + one, 0);
  const ofFactors = byWeekday.reduce((total, one) => total + one ** 2, 0) / (FACTOR_DAYS / byWeekday.length);
  const part = Math.hypot(levelError * sum, dayError * Math.sqrt(squares + ofFactors));
  return { amount: level * sum, error: Math.abs(level) * part };
}

/** What the months before had prepaid after the same day. */
function renewalsAfter(days: readonly CostDay[], month: string, last: string): Expected {
  const begun = days[0]?.day ?? last;
  const amounts = Array.from({ length: MONTHS_BEFORE }, (_, at) => addMonths(month, -at - 1)).flatMap((one) => {
    const since = `${one}${last.slice(7)}`;
    const own = days.filter(({ day }) => day.startsWith(one) && day > since);
    return begun > since ? [] : [sumOf(own.map(({ prepaid }) => prepaid))];
  });
  if (amounts.length === 0) return { amount: 0, error: 0 };
  const amount = median(amounts);
  return { amount, error: amounts.length === 1 ? Math.abs(amount) / 2 : deviationOf(amounts) };
}

/** The days before one, in their order. */
function usageBefore(days: readonly CostDay[], today: number): UsageDay[] {
  return days.map(({ day, usage }) => ({ at: numberOf(day), usage: Number(usage) })).filter(({ at }) => at < today);
}

/** Without the last days that have far less than their weekday had: lines come late. Where many have, usage has fallen. */
function withoutPartial(days: readonly UsageDay[], first: number): readonly UsageDay[] {
  const byDay = new Map(days.map(({ at, usage }) => [at, usage]));
  const isWhole = ({ at, usage }: UsageDay): boolean => {
    const same = [1, 2, 3, 4].map((weeks) => byDay.get(at - weeks * 7)).filter((one) => one !== undefined);
    return at < first || same.length === 0 || usage >= WHOLE * median(same);
  };
  const whole = days.slice(0, days.findLastIndex(isWhole) + 1);
  return days.length - whole.length > MOST_PARTIAL ? days : whole;
}

function sumOf(amounts: readonly string[]): number {
  return Number(sumDecimals(amounts));
}

/** Days since 1970-01-01. */
function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY;
}

function dayOf(at: number): string {
  return new Date(at * DAY).toISOString().slice(0, 10);
}
