import type { DurationUnit } from "./duration";
import { instantOf } from "./time-zone";

/** How long something still takes, in its largest unit. */
export interface TimeLeft {
  number: number;
  unit: Extract<DurationUnit, "day" | "hour" | "minute">;
}

const MINUTE_MS = 60_000;
const HOURS_OF_DAYS = 48;

/**
 * How long it is until a moment that the API wrote ("2026-01-31 08:00:00"), rounded down: days from 48 hours on, hours from one
 * on, else minutes. Undefined where the moment is over or the text is none.
 * @param now milliseconds since 1970
 */
export function timeLeft(moment: string, now: number): TimeLeft | undefined {
  const minutes = Math.floor((instantOf(moment) - now) / MINUTE_MS);
  if (!(minutes >= 0)) return undefined;
  const hours = Math.floor(minutes / 60);
  if (hours >= HOURS_OF_DAYS) return { number: Math.floor(hours / 24), unit: "day" };
  return hours > 0 ? { number: hours, unit: "hour" } : { number: minutes, unit: "minute" };
}
