import { addMonths, countMonths } from "../../../../domain/month";
import type { CostComparison } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { refuse } from "../../../errors";
import { dayAfter, daysBetween, fromLocal, monthsLater, toLocalDate, toYearMonth } from "../../../time";
import { comparedMonths } from "../change/compared-months";

/** Months of an analysis that names none, and the most that there may be. */
const usual = { month: 6, day: 1 } as const;
const most = { month: 36, day: 3 } as const;

/** Months, both ends among them. */
export interface MonthRange {
  start: string;
  end: string;
}

/** Days, both ends among them. */
export interface DayRange {
  startDate: string;
  endDate: string;
}

/** The time of an analysis, and what it is compared with. */
export interface CostTime extends MonthRange {
  /** Days of its months that take part; absent where all do. */
  within?: DayRange;
  compared?: MonthRange & {
    /** Days of its last month that take part; absent where all do. */
    days?: number;
    /** Days of its months that take part, where the time is of days. */
    within?: DayRange;
  };
}

/** The months that are asked for. @throws AnswerError COST_TIME_WRONG, BILL_COMPARED_WRONG */
export async function costTime(
  { startCycle, endCycle, granularity = "month", compare, comparedCycle, currency }: Input<"listCosts">,
  context: Context,
): Promise<CostTime> {
  const now = toYearMonth(context.now());
  const end = endCycle ?? (startCycle !== undefined && startCycle > now ? startCycle : now);
  const start = startCycle ?? addMonths(end, 1 - usual[granularity]);
  const count = countMonths(start, end);
  if (count < 1 || count > most[granularity]) throw refuse("COST_TIME_WRONG");
  const from = comparedCycle ?? (compare && addMonths(start, compare === "lastYear" ? -12 : -count));
  if (from === undefined) return { start, end };
  if (from >= start) throw refuse("BILL_COMPARED_WRONG");
  const compared = { start: from, end: addMonths(from, count - 1) };
  if (end !== now) return { start, end, compared };
  const { days } = await comparedMonths({ billCycle: end, ...(currency && { currency }) }, context);
  // Of a month that has no whole day yet nothing is compared: the months before it are, and say so.
  if (days === 0 && count > 1) return { start, end, compared: { ...compared, end: addMonths(compared.end, -1) } };
  return { start, end, compared: { ...compared, days } };
}

/** The time of an analysis of some days, and what it is compared with: as many days before, or the same ones a year earlier. */
export function daysTime({ startDate, endDate }: DayRange, compare: CostComparison | undefined): CostTime {
  const time = { ...monthsOf({ startDate, endDate }), within: { startDate, endDate } };
  if (compare === undefined) return time;
  const count = daysBetween(startDate, endDate) + 1;
  const back = (day: string): string =>
    compare === "lastYear" ? toLocalDate(monthsLater(fromLocal(day), -12)) : dayAfter(day, -count);
  const within = { startDate: back(startDate), endDate: back(endDate) };
  return { ...time, compared: { ...monthsOf(within), within } };
}

/** Every month of the time, or every day that has begun, in their order. */
export function periodsOf({ start, end, within }: CostTime, byDay: boolean, today: string): string[] {
  const months = Array.from({ length: countMonths(start, end) }, (_, at) => addMonths(start, at));
  if (!byDay) return months.filter((month) => month <= today.slice(0, 7));
  const { startDate, endDate } = within ?? { startDate: `${start}-01`, endDate: today };
  return months.flatMap((month) => daysOf(month)).filter((day) => day >= startDate && day <= endDate && day <= today);
}

function monthsOf({ startDate, endDate }: DayRange): MonthRange {
  return { start: startDate.slice(0, 7), end: endDate.slice(0, 7) };
}

function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, "0")}`);
}
