import { formats } from "../../domain/formats";
import { apiMoment, toTimeZone } from "../../domain/time-zone";
import type { Say } from "../contract";
import { readDay, readMoment, readMonth } from "./typed-times";

/** A time that a form asks for. */
export interface TimeKind {
  /** What is unfolded to pick it in. */
  picked: "day" | "month";
  /** How it is typed, for who has not begun to. */
  spelling: Parameters<Say>[0];
  /** The API's value by the reader's clock; as it is where it is no such time. */
  show(value: string, timeZone: string): string;
  /** What was typed as the API takes it; as it is where it is no such time, for the form to say so. */
  read(typed: string, timeZone: string): string;
  /** What was picked, as it is typed; what is typed already keeps its time of day. */
  pick(picked: string, typed: string): string;
}

/** How far ahead the moments are that can be picked by name. */
export type Ahead = "oneHour" | "fourHours" | "oneDay" | "oneWeek";

const MINUTE_MS = 60_000;
const minutesAhead: Record<Ahead, number> = { oneHour: 60, fourHours: 240, oneDay: 1440, oneWeek: 10_080 };

/** The moments that can be picked by name, the nearest first. */
export const aheads = Object.keys(minutesAhead) as Ahead[];

/** A moment so far ahead as the API takes it: not before that time has passed, at a full minute. */
export function momentAhead(ahead: Ahead, now: Date = new Date()): string {
  return apiMoment((Math.ceil(now.getTime() / MINUTE_MS) + minutesAhead[ahead]) * MINUTE_MS);
}

const midnight = { day: "00:00:00", minute: "00" };

/** "2026-01-31". */
export const day: TimeKind = {
  picked: "day",
  spelling: "filter.dayFormat",
  show: (value) => value,
  read: (typed) => readDay(typed) ?? typed,
  pick: (picked) => picked,
};

/** "2026-01". */
export const month: TimeKind = {
  picked: "month",
  spelling: "filter.monthFormat",
  show: (value) => value,
  read: (typed) => readMonth(typed) ?? typed,
  pick: (picked) => picked,
};

/** "2026-01-31 08:00:00" in the API's time zone. */
export const moment: TimeKind = {
  picked: "day",
  spelling: "form.momentFormat",
  show: (value, timeZone) => (formats["local-date-time"](value) ? toTimeZone(value, timeZone) : value),
  read: (typed, timeZone) => readMoment(typed, timeZone, midnight) ?? typed,
  pick: (picked, typed) => `${picked} ${/\d{1,2}:\d\d(:\d\d)?$/.exec(typed)?.[0] ?? midnight.day}`,
};
