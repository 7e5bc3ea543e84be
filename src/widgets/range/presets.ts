import { API_TIME_ZONE } from "../../domain/reading";
import { dayAt, fromTimeZone } from "../../domain/time-zone";
import type { Filter } from "../../model/resolved-list";
import type { RangeValue } from "../contract";

/** A range that is named rather than typed. Counted back from today, today included. */
export type Preset = "today" | "last7Days" | "last30Days" | "thisMonth" | "lastMonth";

const DAY_MS = 24 * 60 * 60 * 1000;

const ofDays: readonly Preset[] = ["today", "last7Days", "last30Days", "thisMonth", "lastMonth"];
const ofMonths: readonly Preset[] = ["thisMonth", "lastMonth"];

/** The presets that a kind of filter offers; none where it is no range of time. */
export function presetsOf(kind: Filter["kind"]): readonly Preset[] {
  if (kind === "dateRange" || kind === "dateTimeRange") return ofDays;
  return kind === "monthRange" ? ofMonths : [];
}

/**
 * The range a preset means at this moment, written as the API takes it: days and months, which are those of the API's own clock, or
 * moments, from the beginning of a day to its end by the clock that the reader has chosen.
 */
export function presetRange(
  preset: Preset,
  kind: Filter["kind"],
  timeZone: string,
  now: Date = new Date(),
): Required<RangeValue> {
  const today = dayAt(now.getTime(), kind === "dateTimeRange" ? timeZone : API_TIME_ZONE);
  return rangeOfDays(presetDays(preset, today), kind, timeZone);
}

/** The preset that a range is at this moment; an address carries dates, so tomorrow the same range is another or none. */
export function presetOf(
  kind: Filter["kind"],
  range: RangeValue,
  timeZone: string,
  now: Date = new Date(),
): Preset | undefined {
  return presetsOf(kind).find((preset) => {
    const { from, to } = presetRange(preset, kind, timeZone, now);
    return from === range.from && to === range.to;
  });
}

/** So many days up to today, today included. */
export function lastDays(
  days: number,
  kind: Filter["kind"],
  timeZone: string,
  now: Date = new Date(),
): Required<RangeValue> {
  const today = dayAt(now.getTime(), kind === "dateTimeRange" ? timeZone : API_TIME_ZONE);
  return rangeOfDays({ from: daysBefore(today, days - 1), to: today }, kind, timeZone);
}

function rangeOfDays(
  { from, to }: { from: string; to: string },
  kind: Filter["kind"],
  timeZone: string,
): Required<RangeValue> {
  if (kind === "dateTimeRange")
    return { from: fromTimeZone(`${from} 00:00:00`, timeZone), to: fromTimeZone(`${to} 23:59:59`, timeZone) };
  return kind === "monthRange" ? { from: from.slice(0, 7), to: to.slice(0, 7) } : { from, to };
}

function presetDays(preset: Preset, today: string): { from: string; to: string } {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "last7Days":
      return { from: daysBefore(today, 6), to: today };
    case "last30Days":
      return { from: daysBefore(today, 29), to: today };
    case "thisMonth":
      return { from: firstOfMonth, to: today };
    case "lastMonth": {
      const last = daysBefore(firstOfMonth, 1);
      return { from: `${last.slice(0, 7)}-01`, to: last };
    }
  }
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
