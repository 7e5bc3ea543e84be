import type { Filter } from "../../model/resolved-list";
import type { RangeValue } from "../contract";

/** A range that is named rather than typed. Counted back from today, today included. */
export type Preset = "today" | "last7Days" | "last30Days" | "thisMonth" | "lastMonth";

/** The API's days and months are those of Asia/Shanghai, eight hours ahead of UTC all the year. */
const AHEAD_MS = 8 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

const ofDays: readonly Preset[] = ["today", "last7Days", "last30Days", "thisMonth", "lastMonth"];
const ofMonths: readonly Preset[] = ["thisMonth", "lastMonth"];

/** The presets that a kind of filter offers; none where it is no range of time. */
export function presetsOf(kind: Filter["kind"]): readonly Preset[] {
  if (kind === "dateRange" || kind === "dateTimeRange") return ofDays;
  return kind === "monthRange" ? ofMonths : [];
}

/** The range a preset means at this moment, written as the API takes it: days, months, or moments from 00:00:00 to 23:59:59. */
export function presetRange(preset: Preset, kind: Filter["kind"], now: Date = new Date()): Required<RangeValue> {
  const { from, to } = presetDays(preset, now);
  if (kind === "monthRange") return { from: from.slice(0, 7), to: to.slice(0, 7) };
  return kind === "dateRange" ? { from, to } : { from: `${from} 00:00:00`, to: `${to} 23:59:59` };
}

/** The preset that a range is at this moment; an address carries dates, so tomorrow the same range is another or none. */
export function presetOf(kind: Filter["kind"], range: RangeValue, now: Date = new Date()): Preset | undefined {
  return presetsOf(kind).find((preset) => {
    const { from, to } = presetRange(preset, kind, now);
    return from === range.from && to === range.to;
  });
}

function presetDays(preset: Preset, now: Date): { from: string; to: string } {
  const today = dayOf(now.getTime());
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "last7Days":
      return { from: dayOf(now.getTime() - 6 * DAY_MS), to: today };
    case "last30Days":
      return { from: dayOf(now.getTime() - 29 * DAY_MS), to: today };
    case "thisMonth":
      return { from: firstOfMonth, to: today };
    case "lastMonth": {
      const last = new Date(Date.parse(firstOfMonth) - DAY_MS).toISOString().slice(0, 10);
      return { from: `${last.slice(0, 7)}-01`, to: last };
    }
  }
}

function dayOf(time: number): string {
  return new Date(time + AHEAD_MS).toISOString().slice(0, 10);
}
