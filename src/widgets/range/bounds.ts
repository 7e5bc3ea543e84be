import { compareDecimals } from "../../domain/decimal-format";
import { formats } from "../../domain/formats";
import { fromTimeZone, toTimeZone } from "../../domain/time-zone";
import { numberText } from "../number-text";
import type { Filter } from "../../model/resolved-list";

/** How one kind of range is typed, and how the browser's text becomes the API's. */
export interface RangeKind {
  /** The browser's own input; moments go by the clock of the reader's time zone. */
  input: "date" | "datetime-local" | "month" | "text";
  /** The API's value as the input shows it. */
  show(value: string | number, timeZone: string): string;
  /** What was typed as the API takes it; undefined while it is none (yet). */
  read(typed: string, side: "from" | "to", timeZone: string): string | undefined;
}

const decimals: RangeKind = {
  input: "text",
  show: String,
  read: (typed) => {
    const plain = numberText(typed);
    return formats.decimal(plain) ? plain : undefined;
  },
};

/** The ranges by the filter's kind. */
export const rangeKinds: Partial<Record<Filter["kind"], RangeKind>> = {
  dateRange: {
    input: "date",
    show: String,
    read: (typed) => (plausible(typed) && formats.date(typed) ? typed : undefined),
  },
  monthRange: { input: "month", show: String, read: (typed) => (formats["year-month"](typed) ? typed : undefined) },
  dateTimeRange: {
    input: "datetime-local",
    show: (value, timeZone) => toTimeZone(String(value), timeZone).replace(" ", "T").slice(0, 16),
    // Inputs go by the minute: the last minute counts whole.
    read: (typed, side, timeZone) => {
      const moment = `${typed.slice(0, 16).replace("T", " ")}:${side === "from" ? "00" : "59"}`;
      return plausible(typed) && formats["local-date-time"](moment) ? fromTimeZone(moment, timeZone) : undefined;
    },
  },
  numberRange: decimals,
  moneyRange: decimals,
};

/** Whether from is after to; an open side is always in order. */
export function wrongOrder(kind: Filter["kind"], from: string | undefined, to: string | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  return kind === "numberRange" || kind === "moneyRange" ? compareDecimals(from, to) === 1 : from > to;
}

/** While a year is typed the browser reports 0002, 0020 and 0202 on the way to 2026; such years are not asked for. */
function plausible(typed: string): boolean {
  return typed >= "1970";
}
