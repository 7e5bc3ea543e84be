import { formats } from "../../domain/formats";
import { fromTimeZone } from "../../domain/time-zone";

/** Years before are on the way to another one. */
const EARLIEST = "1970";

/** A month as people type it: "2026-3", "2026/03", "2026年3月". Undefined while it is none (yet). */
export function readMonth(typed: string): string | undefined {
  const [, year, month = ""] = /^(\d{4})[-/.年](\d{1,2})月?$/u.exec(typed.trim()) ?? [];
  const written = `${year}-${month.padStart(2, "0")}`;
  return year !== undefined && year >= EARLIEST && formats["year-month"](written) ? written : undefined;
}

/** A day as people type it: "2026-3-1", "2026/03/01", "2026年3月1日". Undefined while it is none (yet). */
export function readDay(typed: string): string | undefined {
  const [, year, month = "", day = ""] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u.exec(typed.trim()) ?? [];
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return year !== undefined && year >= EARLIEST && formats.date(written) ? written : undefined;
}

/** What a moment has where nothing is typed of it: "00:00:00" of a day, "00" of a minute. */
export interface Untyped {
  day: string;
  minute: string;
}

/**
 * A moment as people type it by the clock of a time zone: a day, with "9:30" or "9:30:15" behind it or nothing.
 *
 * @returns "2026-01-31 09:30:00" in the API's time zone; undefined while it is none (yet)
 */
export function readMoment(typed: string, timeZone: string, untyped: Untyped): string | undefined {
  const [, date = "", hour, minute = "", second = untyped.minute] =
    /^(.*?)(?:[ T]+(\d{1,2})[:：](\d\d)(?:[:：](\d\d))?)?$/u.exec(typed.trim()) ?? [];
  const day = readDay(date);
  if (day === undefined) return undefined;
  const time = hour === undefined ? untyped.day : `${hour.padStart(2, "0")}:${minute}:${second}`;
  const moment = `${day} ${time}`;
  return formats["local-date-time"](moment) ? fromTimeZone(moment, timeZone) : undefined;
}
