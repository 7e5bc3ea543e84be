import { dayOfNumber, monthsBefore, numberOfDay } from "./calendar";
import { median, spreadOf } from "./robust";

/** Days before a day whose median is its level: whole weeks, so that each weekday counts alike. */
const LEVEL_DAYS = 14;
/** Days with costs among them, at least. */
const LEVEL_LEAST = 8;
/** Days before a day with whose residuals its own is compared, and how many of them there must be. */
const RESIDUAL_DAYS = 91;
const RESIDUAL_LEAST = 35;
/** Residuals spread by this much at least, as a part of the level: what hardly ever changes may change a little. */
const SPREAD_LEAST = 0.05;
/** Months before in which a cost that is booked monthly is looked for, by how many days it may have moved, and how far it may have grown. */
const BOOKING_MONTHS = 3;
const BOOKING_DAYS = 3;
const BOOKING_GROWTH = 1.5;

/** From which score on a day belongs to an anomaly: standard deviations above what was expected. */
const DAY_SCORE = 5;
/** How much more than expected such a day costs at least, as a part of that. */
const DAY_RATIO = 0.5;

/** What was spent on a day, "yyyy-MM-dd". */
export interface DayCost {
  day: string;
  amount: number;
}

/** A day beside what was to be expected. */
export interface JudgedDay extends DayCost {
  expected: number;
  /** How many standard deviations a day is above that which may belong to an anomaly; absent of all others. */
  score?: number;
}

/** Numbers by the number of the day. */
type ByDay = ReadonlyMap<number, number>;

/** Costs and what follows from them. */
interface Series {
  amounts: ByDay;
  levels: ByDay;
  /** Amount / level - 1. */
  residuals: ByDay;
}

/**
 * Compares each day with those before it. Its level is the median of two weeks; how far the amount is from that is compared with the same
 * weekday in a quarter of a year, by medians and median absolute deviations. So neither growth nor weekends nor single days far off move
 * what is expected, and days that come later do not change how an earlier one is judged. A day without costs says nothing, since bills may
 * be missing, and is left out as are days without enough of a history. Only what is more is anomalous: what is less may still come.
 */
export function judgeDays(costs: readonly DayCost[]): JudgedDay[] {
  const series = seriesOf(costs);
  return [...series.residuals.keys()].sort((a, b) => a - b).flatMap((at) => judgeDay(series, at) ?? []);
}

function seriesOf(costs: readonly DayCost[]): Series {
  const amounts = new Map(
    costs.filter(({ amount }) => amount > 0).map(({ day, amount }) => [numberOfDay(day), amount]),
  );
  const levels = new Map<number, number>();
  const residuals = new Map<number, number>();
  for (const [at, amount] of amounts) {
    const before = valuesOf(amounts, at - LEVEL_DAYS, at - 1);
    const level = median(before);
    if (level === undefined || before.length < LEVEL_LEAST) continue;
    levels.set(at, level);
    residuals.set(at, amount / level - 1);
  }
  return { amounts, levels, residuals };
}

function judgeDay(series: Series, at: number): JudgedDay | undefined {
  const { amounts, levels, residuals } = series;
  const [amount = 0, level = 0, residual = 0] = [amounts.get(at), levels.get(at), residuals.get(at)];
  if (valuesOf(residuals, at - RESIDUAL_DAYS, at - 1).length < RESIDUAL_LEAST) return undefined;
  const centre = centreOf(residuals, at, at);
  if (centre === undefined) return undefined;
  const judged = { day: dayOfNumber(at), amount, expected: level * (1 + centre) };
  if (amount - judged.expected < DAY_RATIO * judged.expected) return judged;
  const score = (residual - centre) / spreadBefore(residuals, at);
  return score < DAY_SCORE || isBooking(series, at) ? judged : { ...judged, score };
}

/** The residual that days of a weekday usually have, before a day. */
function centreOf(residuals: ByDay, at: number, weekday: number): number | undefined {
  return median(valuesOf(residuals, weekday - RESIDUAL_DAYS, at - 1, 7));
}

/** How far residuals before a day are from those of their weekday: of the day's own weekday or of all, whichever is more. */
function spreadBefore(residuals: ByDay, at: number): number {
  const deviations = [0, 1, 2, 3, 4, 5, 6].map((step) => {
    const centre = centreOf(residuals, at, at + step) ?? 0;
    return valuesOf(residuals, at + step - RESIDUAL_DAYS, at - 1, 7).map((one) => one - centre);
  });
  return Math.max(spreadOf(deviations[0] ?? []), spreadOf(deviations.flat()), SPREAD_LEAST);
}

/** Whether most of the months before had as much above their level around the same day: what is booked monthly. */
function isBooking({ levels, amounts }: Series, at: number): boolean {
  const above = (day: number): number => (amounts.get(day) ?? 0) - (levels.get(day) ?? 0);
  const months = Array.from({ length: BOOKING_MONTHS }, (_, index) => {
    const middle = monthsBefore(at, index + 1);
    const days = Array.from({ length: 2 * BOOKING_DAYS + 1 }, (_day, step) => middle - BOOKING_DAYS + step);
    return days.filter((day) => levels.has(day)).map(above);
  }).filter((days) => days.length > 0);
  const like = months.filter((days) => Math.max(...days) * BOOKING_GROWTH >= above(at));
  return months.length > 0 && like.length * 2 >= months.length;
}

/** The values of days that have one, each day of them or every so many. */
function valuesOf(values: ByDay, from: number, to: number, step = 1): number[] {
  const found: number[] = [];
  for (let day = from; day <= to; day += step) {
    const value = values.get(day);
    if (value !== undefined) found.push(value);
  }
  return found;
}
