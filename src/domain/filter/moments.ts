import { addMonths } from "../month";
import type { Condition, Operator } from "./filter";

const DAY_MS = 24 * 60 * 60_000;
const unitMs: Record<string, number> = { M: 60_000, h: 60 * 60_000, d: DAY_MS };

/** Values from one to the other, both included; an open side where one is missing. Days and moments as the API writes them. */
export interface Interval {
  from?: string;
  to?: string;
}

/** A day by its value: "2026-01-31", or "today-7d" on the day that it is. `now`: as the API writes moments. */
function dayOf(value: string, now: string): string {
  const [, sign = "+", count = "0", unit = "d"] = /^today(?:([+-])(\d+)([dwm]))?$/.exec(value) ?? [];
  if (!value.startsWith("today")) return value;
  const today = now.slice(0, 10);
  const by = Number(`${sign}${count}`);
  return unit === "m" ? monthsLater(today, by) : daysLater(today, unit === "w" ? 7 * by : by);
}

/** The first and the last second that a value of a moment is about: a day has many. */
function momentsOf(value: string, now: string): { first: string; last: string } {
  const [, sign = "+", count = "0", unit = "d"] = /^now(?:([+-])(\d+)([Mhd]))?$/.exec(value) ?? [];
  if (value.startsWith("now")) {
    const moment = written(instantOf(now) + Number(`${sign}${count}`) * (unitMs[unit] ?? 0));
    return { first: moment, last: moment };
  }
  if (value.length > 10 && !value.startsWith("today")) return { first: value, last: value };
  const day = dayOf(value, now);
  return { first: `${day} 00:00:00`, last: `${day} 23:59:59` };
}

/** The values that an order operator asks for, where each value is about those from its first to its last. */
function intervalOf(operator: Operator, values: readonly { first: string; last: string }[]): Interval {
  const [one, other = one] = values;
  if (!one || !other) return {};
  switch (operator) {
    case "above":
      return { from: after(one.last) };
    case "atLeast":
      return { from: one.first };
    case "below":
      return { to: before(one.first) };
    case "atMost":
      return { to: one.last };
    default:
      return { from: one.first, to: other.last };
  }
}

/** The intervals of which a condition on days or moments asks for any. */
export function intervals({ operator, values }: Condition, isMoment: boolean, now: string): Interval[] {
  const bounds = values.map((value) => {
    if (isMoment) return momentsOf(value, now);
    const day = dayOf(value, now);
    return { first: day, last: day };
  });
  return operator === "is"
    ? bounds.map(({ first, last }) => ({ from: first, to: last }))
    : [intervalOf(operator, bounds)];
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of another month; the last one of a shorter month. */
function monthsLater(day: string, months: number): string {
  const month = addMonths(day.slice(0, 7), months);
  const last = daysLater(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

function after(value: string): string {
  return value.length > 10 ? written(instantOf(value) + 1000) : daysLater(value, 1);
}

function before(value: string): string {
  return value.length > 10 ? written(instantOf(value) - 1000) : daysLater(value, -1);
}

/** The API's clock has no summer time: it is reckoned with as UTC. */
function instantOf(moment: string): number {
  return Date.parse(`${moment.replace(" ", "T")}Z`);
}

function written(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19).replace("T", " ");
}
