import { addDays, fromLocal, toLocalDate, toYearMonth } from "../../../time";

/** One month of bills. */
export interface BillMonth {
  /** "YYYY-MM". */
  cycle: string;
  /** Every day of the month, "YYYY-MM-DD", whether it has passed or not. */
  days: string[];
  /** Months after the first one. */
  index: number;
}

/** The month of `today` and the ones before it, oldest first. */
export function billMonths(today: Date, count: number): BillMonth[] {
  const [year, month] = toYearMonth(today).split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(Date.UTC(year, month - 1 - (count - 1 - index), 1));
    const cycle = start.toISOString().slice(0, 7);
    const length = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate();
    return { cycle, index, days: Array.from({ length }, (_day, at) => `${cycle}-${String(at + 1).padStart(2, "0")}`) };
  });
}

/** Seasons of the demo data: budget-poor February, mid-year sales, Double Eleven and year's end. */
export function seasonFactor(cycle: string): number {
  return { "02": 0.92, "06": 1.1, "11": 1.18, "12": 1.06 }[cycle.slice(5)] ?? 1;
}

/** Expected total of a month as a multiple of the middle month's: +1.8 % a month, times the season. */
export function monthFactor(month: BillMonth, count: number): number {
  return 1.018 ** (month.index - (count - 1) / 2) * seasonFactor(month.cycle);
}

/** Business slows down at weekends. */
export function dayFactor(day: string): number {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 ? 0.88 : 1;
}

/** The two days of the anomaly: a Tuesday and a Wednesday some seven weeks before today, always in a closed month. */
export function anomalyDays(today: Date): [string, string] {
  const around = addDays(fromLocal(toLocalDate(today)), -47);
  const weekday = new Date(`${toLocalDate(around)}T00:00:00Z`).getUTCDay();
  const tuesday = addDays(around, 2 - weekday);
  return [toLocalDate(tuesday), toLocalDate(addDays(tuesday, 1))];
}

/** How much more an anomalous day costs. */
export const anomalyFactor = 3;
