import { formats } from "../../domain/formats";
import { fromTimeZone, toTimeZone } from "../../domain/time-zone";
import type { Filter } from "../../model/resolved-list";
import { numberText } from "../number-text";

/** Which end of a range. */
export type Side = "from" | "to";

/** How one kind of range is typed, and how what is typed becomes the API's. */
export interface RangeKind {
  /** What it is of, which decides what is shown beside the inputs. */
  of: "days" | "months" | "numbers";
  /** The API's value as the input shows it. */
  show(value: string | number, side: Side, timeZone: string): string;
  /** What was typed as the API takes it; undefined while it is none (yet). */
  read(typed: string, side: Side, timeZone: string): string | undefined;
}

const decimals: RangeKind = {
  of: "numbers",
  show: String,
  read: (typed) => {
    const plain = numberText(typed);
    return formats.decimal(plain) ? plain : undefined;
  },
};

/** The first and the last second of a day or a minute. */
const ends: Record<Side, { day: string; minute: string }> = {
  from: { day: "00:00:00", minute: "00" },
  to: { day: "23:59:59", minute: "59" },
};

/** The ranges by the filter's kind; moments go by the clock of the reader's time zone. */
export const rangeKinds: Partial<Record<Filter["kind"], RangeKind>> = {
  dateRange: { of: "days", show: String, read: (typed) => readDay(typed) },
  monthRange: { of: "months", show: String, read: readMonth },
  dateTimeRange: {
    of: "days",
    show(value, side, timeZone) {
      const [day = "", time = ""] = toTimeZone(String(value), timeZone).split(" ");
      return time === ends[side].day ? day : `${day} ${time.slice(0, 5)}`;
    },
    read(typed, side, timeZone) {
      const [, date = "", hour, minute = ""] = /^(.*?)(?:[ T]+(\d{1,2})[:：](\d\d))?$/u.exec(typed.trim()) ?? [];
      const day = readDay(date);
      if (day === undefined) return undefined;
      const time = hour === undefined ? ends[side].day : `${hour.padStart(2, "0")}:${minute}:${ends[side].minute}`;
      const moment = `${day} ${time}`;
      return formats["local-date-time"](moment) ? fromTimeZone(moment, timeZone) : undefined;
    },
  },
  numberRange: decimals,
  moneyRange: decimals,
};

/** A month as people type it: "2026-3", "2026/03", "2026年3月". */
export function readMonth(typed: string): string | undefined {
  const [, year, month = ""] = /^(\d{4})[-/.年](\d{1,2})月?$/u.exec(typed.trim()) ?? [];
  const written = `${year}-${month.padStart(2, "0")}`;
  return year !== undefined && year >= EARLIEST && formats["year-month"](written) ? written : undefined;
}

/** A day as people type it: "2026-3-1", "2026/03/01", "2026年3月1日". */
function readDay(typed: string): string | undefined {
  const [, year, month = "", day = ""] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/u.exec(typed.trim()) ?? [];
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return year !== undefined && year >= EARLIEST && formats.date(written) ? written : undefined;
}

/** Years before are on the way to another one. */
const EARLIEST = "1970";
