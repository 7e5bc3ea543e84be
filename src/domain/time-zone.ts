import { API_TIME_ZONE } from "./reading";

const clocks = new Map<string, Intl.DateTimeFormat>();
const moment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const HOUR_MS = 3_600_000;

/** A moment as the API writes it ("2026-01-31 08:00:00", Asia/Shanghai), milliseconds since 1970; NaN of any other text. */
export function instantOf(text: string): number {
  return Date.parse(`${text.replace(" ", "T")}+08:00`);
}

/** A moment as the API writes it ("2026-01-31 08:00:00") by the clock of another zone, in the same spelling. */
export function toTimeZone(text: string, timeZone: string): string {
  if (timeZone === API_TIME_ZONE || !moment.test(text)) return text;
  const instant = instantOf(text);
  return Number.isNaN(instant) ? text : spelt(instant, timeZone);
}

/**
 * The reverse: what a clock of that zone shows, as the API takes it. An hour that a change to summer time skips becomes the
 * hour after it; of one that comes twice it is the first.
 */
export function fromTimeZone(text: string, timeZone: string): string {
  if (timeZone === API_TIME_ZONE || !moment.test(text)) return text;
  const wall = Date.parse(`${text.replace(" ", "T")}Z`);
  if (Number.isNaN(wall)) return text;
  const offsets = [wall - 12 * HOUR_MS, wall + 12 * HOUR_MS].map((near) => offsetAt(near, timeZone));
  const instants = offsets.map((offset) => wall - offset);
  const exact = instants.filter((instant) => spelt(instant, timeZone) === text);
  return spelt(exact.length > 0 ? Math.min(...exact) : Math.max(...instants), API_TIME_ZONE);
}

/** The time of day at an instant, milliseconds since 1970, by a zone's clock: "08:00:00". */
export function timeOfDay(instant: number, timeZone: string): string {
  // The API's clock needs no table of zones, which takes longer to open than a list to draw.
  const spelling =
    timeZone === API_TIME_ZONE ? new Date(instant + 8 * HOUR_MS).toISOString().slice(0, 19) : spelt(instant, timeZone);
  return spelling.slice(11);
}

/** The day it is at an instant, milliseconds since 1970, by a zone's clock: "2026-01-31". */
export function dayAt(instant: number, timeZone: string): string {
  return timeZone === API_TIME_ZONE
    ? new Date(instant + 8 * HOUR_MS).toISOString().slice(0, 10)
    : spelt(instant, timeZone).slice(0, 10);
}

/** An instant, milliseconds since 1970, as the API writes moments: "2026-01-31 08:00:00". */
export function apiMoment(instant: number): string {
  return `${dayAt(instant, API_TIME_ZONE)} ${timeOfDay(instant, API_TIME_ZONE)}`;
}

/** How far a zone's clock is ahead of UTC at an instant, milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return Date.parse(`${spelt(instant, timeZone).replace(" ", "T")}Z`) - instant;
}

function spelt(instant: number, timeZone: string): string {
  return clockOf(timeZone).format(instant);
}

/** Swedish writes dates as ISO 8601 does. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const digits = { month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" } as const;
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", ...digits, hourCycle: "h23" });
  clocks.set(timeZone, clock);
  return clock;
}
