import { addMonths } from "../../../domain/month";
import type { ReportCycleRange, ReportCycleType } from "../../../generated/api";
import { refuse } from "../../errors";
import { dayAfter, fromLocal, toLocalDate, toYearMonth } from "../../time";

/** The days a report covers, both included: "yyyy-MM-dd". */
export interface Period {
  startDate: string;
  endDate: string;
}

/** The months of a report as they are asked for. */
export interface CycleQuery {
  cycleRange?: ReportCycleRange;
  startCycle?: string | null;
  endCycle?: string | null;
}

/** When a series of reports goes on. */
export interface Rhythm {
  cycleType: Exclude<ReportCycleType, "once">;
  /** Hour of the day in Asia/Shanghai. */
  runHour: number;
  /** 1 Monday to 7 Sunday, of a weekly one. */
  weekday?: number | null;
  /** 1 to 28, of a monthly one. */
  monthDay?: number | null;
}

/** How many months back a range begins and ends. */
const ranges: Record<Exclude<ReportCycleRange, "custom">, readonly [first: number, last: number]> = {
  thisMonth: [0, 0],
  lastMonth: [1, 1],
  last3Months: [3, 1],
  last12Months: [12, 1],
};
const MOST_MONTHS = 36;

/** The days of whole months. @throws AnswerError where a range of one's own lacks a month, is the wrong way round or too long */
export function cyclePeriod({ cycleRange = "lastMonth", startCycle, endCycle }: CycleQuery, now: Date): Period {
  if (cycleRange !== "custom") {
    const [first, last] = ranges[cycleRange];
    return daysOf(addMonths(toYearMonth(now), -first), addMonths(toYearMonth(now), -last));
  }
  if (!startCycle || !endCycle) throw refuse("REPORT_CYCLES_MISSING", {}, startCycle ? "endCycle" : "startCycle");
  if (endCycle < startCycle || addMonths(startCycle, MOST_MONTHS - 1) < endCycle) throw refuse("REPORT_CYCLES_ORDER");
  return daysOf(startCycle, endCycle);
}

/** The last whole day, week from Monday or month before a moment. */
export function lastPeriod(cycleType: Rhythm["cycleType"], moment: Date): Period {
  const today = toLocalDate(moment);
  if (cycleType === "month") return daysOf(addMonths(today.slice(0, 7), -1), addMonths(today.slice(0, 7), -1));
  const endDate = dayAfter(today, cycleType === "day" ? -1 : -weekdayOf(today));
  return { startDate: cycleType === "day" ? endDate : dayAfter(endDate, -6), endDate };
}

/** When the series goes on: the first of its times after a moment. */
export function nextTime({ cycleType, runHour, weekday, monthDay }: Rhythm, after: Date): Date {
  const today = toLocalDate(after);
  const at = (day: string): Date => fromLocal(`${day} ${String(runHour).padStart(2, "0")}:00:00`);
  const days = Array.from({ length: 32 }, (_, ahead) => dayAfter(today, ahead)).filter(
    (day) =>
      cycleType === "day" ||
      (cycleType === "week" ? weekdayOf(day) === (weekday ?? 1) : Number(day.slice(8)) === (monthDay ?? 1)),
  );
  const next = days.map(at).find((moment) => moment > after);
  if (!next) throw new Error("a month has every weekday, and every day up to the 28th");
  return next;
}

/** A period in a name: "2026-10", "2026-11-19", "2026-11-09~2026-11-15". */
export function periodText({ startDate, endDate }: Period): string {
  if (startDate === endDate) return startDate;
  const month = startDate.slice(0, 7);
  const whole = daysOf(month, month);
  return startDate === whole.startDate && endDate === whole.endDate ? month : `${startDate}~${endDate}`;
}

/** Whether a period is of whole months, as bills are. */
export function isWholeMonths({ startDate, endDate }: Period): boolean {
  return startDate.endsWith("-01") && dayAfter(endDate, 1).endsWith("-01");
}

function daysOf(firstMonth: string, lastMonth: string): Period {
  return { startDate: `${firstMonth}-01`, endDate: dayAfter(`${addMonths(lastMonth, 1)}-01`, -1) };
}

/** 1 Monday to 7 Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
