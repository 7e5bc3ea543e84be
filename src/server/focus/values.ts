import { Decimal } from "decimal.js";

/** A value of a cell, or what is wrong with it. */
export type Reading<T> = { value: T } | { problem: string };

/** Digits enough for sums and differences of any two amounts. */
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });
const decimalText = /^[+-]?(\d+(\.\d*)?|\.\d+)([Ee][+-]?\d{1,3})?$/;
/** NUMERIC(20,8) has 12 digits before the point. */
const limit = new Exact("1e12");
const momentText = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|\+00:?00)?$/;
const shownLength = 60;

/** FOCUS writes null as NULL or leaves the cell empty. */
export function nullable(text: string | undefined): string | null {
  return text === undefined || text === "" || text === "NULL" ? null : text;
}

/** PostgreSQL takes every text but one with NUL or half a character in it. */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);
}

/** A cell as a message shows it. */
export function quoted(text: string | null): string {
  if (text === null) return "NULL";
  return `"${text.length > shownLength ? `${text.slice(0, shownLength)}…` : text}"`;
}

/**
 * An amount with 8 decimals as text. Files carry up to 11 and more: each amount is rounded by itself, half up (away
 * from zero), just as PostgreSQL rounds into NUMERIC(20,8).
 */
export function readAmount(text: string | null): Reading<string> {
  if (text === null) return { problem: "is empty, but FOCUS 1.0 has a decimal number here" };
  if (!decimalText.test(text)) return { problem: `${quoted(text)} is not a decimal number` };
  const amount = new Exact(text).toDecimalPlaces(8);
  if (amount.abs().gte(limit)) return { problem: `${quoted(text)} has more than 12 digits before the point` };
  return { value: amount.isZero() ? "0.00000000" : amount.toFixed(8) };
}

/** a - b, both with 8 decimals; exact. */
export function difference(a: string, b: string): Reading<string> {
  const result = new Exact(a).minus(b);
  return result.abs().gte(limit)
    ? { problem: "differs by more than 12 digits from BilledCost" }
    : { value: result.toFixed(8) };
}

/** A moment of a FOCUS file: always UTC, "2024-09-18T23:00:00Z" or "2024-09-18 23:00:00". */
export function readMoment(text: string | null): Reading<Date> {
  const match = momentText.exec(text ?? "");
  const moment = new Date(`${match?.[1] ?? ""}T${match?.[2] ?? ""}Z`);
  // A day that no calendar has would silently become another one.
  if (!match || Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== match[1]) {
    return { problem: `${quoted(text)} is not a date and time in UTC (2024-09-18T23:00:00Z)` };
  }
  if (moment.getUTCFullYear() < 1900) return { problem: `${quoted(text)} is before 1900` };
  return { value: moment };
}
