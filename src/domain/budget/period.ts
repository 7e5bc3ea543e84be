import { addMonths } from "../month";

/** How long a period of a budget is. */
export type BudgetCycle = "MONTH" | "QUARTER" | "YEAR";

/** A period of a budget. */
export interface BudgetPeriod {
  /** "2026-11", "2026-Q4" or "2026": unlike for different periods, and in the order of time within a cycle. */
  name: string;
  /** Its first and its last day, "yyyy-MM-dd". */
  begin: string;
  end: string;
  /** Its first and its last month, "yyyy-MM". */
  firstMonth: string;
  lastMonth: string;
}

/** Months of a period. */
const monthsOf: Record<BudgetCycle, number> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

/** How periods are written. */
const spelling: Record<BudgetCycle, RegExp> = {
  MONTH: /^(\d{4})-(0[1-9]|1[0-2])$/,
  QUARTER: /^(\d{4})-Q([1-4])$/,
  YEAR: /^(\d{4})$/,
};

/** The period that a month, "2026-11", is in. */
export function periodOfMonth(cycle: BudgetCycle, month: string): BudgetPeriod {
  const length = monthsOf[cycle];
  const [year = 0, number = 1] = month.split("-").map(Number);
  const at = Math.floor((number - 1) / length);
  const firstMonth = addMonths(`${month.slice(0, 4)}-01`, at * length);
  const lastMonth = addMonths(firstMonth, length - 1);
  const name = cycle === "MONTH" ? month : cycle === "QUARTER" ? `${month.slice(0, 4)}-Q${at + 1}` : month.slice(0, 4);
  return { name, begin: `${firstMonth}-01`, end: `${lastMonth}-${lastDay(year, lastMonth)}`, firstMonth, lastMonth };
}

/** The period so many before this one; after it where negative. */
export function periodBefore(cycle: BudgetCycle, { firstMonth }: BudgetPeriod, count: number): BudgetPeriod {
  return periodOfMonth(cycle, addMonths(firstMonth, -count * monthsOf[cycle]));
}

/** The last so many periods up to the one a month is in, the earliest first. */
export function lastPeriods(cycle: BudgetCycle, month: string, count: number): BudgetPeriod[] {
  const last = periodOfMonth(cycle, month);
  return Array.from({ length: count }, (_, at) => periodBefore(cycle, last, count - 1 - at));
}

/** Whether a text names a period of the cycle. */
export function isPeriodName(cycle: BudgetCycle, name: string): boolean {
  return spelling[cycle].test(name);
}

/** Which day of the period a day is, 1 the first; and how many there are. */
export function dayOf({ begin, end }: BudgetPeriod, today: string): { day: number; days: number } {
  return { day: daysFrom(begin, today) + 1, days: daysFrom(begin, end) + 1 };
}

function daysFrom(first: string, day: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000);
}

function lastDay(year: number, month: string): string {
  return String(new Date(Date.UTC(year, Number(month.slice(5)), 0)).getUTCDate()).padStart(2, "0");
}
