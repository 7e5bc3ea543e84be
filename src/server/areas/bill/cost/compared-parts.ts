import { addMonths, countMonths } from "../../../../domain/month";
import type { CostRow } from "../../../../generated/api";
import type { Context } from "../../../context";
import { dayAfter, daysBetween, fromLocal, toLocalDate } from "../../../time";
import type { LinesBehind, ToLines } from "./lines-behind";
import type { CostTime, MonthRange } from "./periods";
import type { CostCell } from "./read-costs";

/** What a comparison is called, by its months. */
const words = {
  zh: (months: string) => `对比期合计（${months}）`,
  en: (months: string) => `Compared total (${months})`,
} as const;

/** A period of what is compared with, beside what it is divided by. */
export type ComparedPart = Pick<CostRow, "period" | "sumName" | "amount" | "comparedAmount" | "lineCount"> &
  LinesBehind;

/**
 * The periods of what is compared with that have lines, each under the month or day at its place of the time.
 * @param behind how listBillDetails finds their lines
 */
export function comparedParts(
  cells: readonly CostCell[],
  time: CostTime,
  behind: ToLines,
  language: Context["language"],
): ComparedPart[] {
  const { compared } = time;
  if (!compared) return [];
  const sumName = words[language](monthsText(compared));
  return cells.flatMap(({ place, period, compared: comparedAmount, comparedLines }) => {
    if (place !== null || period === null || comparedAmount === null) return [];
    const [months, day] = isDay(period) ? [compared, period] : [{ start: period, end: period }, null];
    const lineCount = Number(comparedLines);
    return [
      { period: placeIn(time, period), sumName, ...behind(months, day), amount: null, comparedAmount, lineCount },
    ];
  });
}

/** Where a period of what is compared with stands in the time; a day that the month does not have keeps its date. */
export function placeIn({ start, within, compared }: CostTime, period: string): string {
  if (!compared) return period;
  if (within && compared.within) return dayAfter(period, daysBetween(compared.within.startDate, within.startDate));
  const month = addMonths(period.slice(0, 7), countMonths(compared.start, start) - 1);
  const placed = `${month}${period.slice(7)}`;
  return !isDay(period) || toLocalDate(fromLocal(placed)) === placed ? placed : period;
}

function isDay(period: string): boolean {
  return period.length > "YYYY-MM".length;
}

function monthsText({ start, end }: MonthRange): string {
  return start === end ? start : `${start} – ${end}`;
}
