import { timeLeft } from "./time-left";
import { dayAt, instantOf, timeOfDay } from "./time-zone";

/** How a moment near now is told: how far it is, or the day it is on with the clock ("14:05"). */
export type NearTime =
  | { told: "now" }
  | { told: "minutesAgo" | "inMinutes" | "inHours"; count: number }
  | { told: "yesterday" | "today" | "tomorrow"; time: string };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Up to so many hours ahead a moment is told by how long it takes until then; later ones by their clock. */
const HOURS_AHEAD = 6;
const days = ["yesterday", "today", "tomorrow"] as const;

/**
 * How a moment of the API ("2026-01-31 08:00:00") is told while it is near: by minutes within the hour before, by minutes and
 * hours within the six hours ahead, rounded down, else by its day from yesterday to tomorrow. Undefined where it is
 * farther away, and for a text that is no moment. Clocks that differ by less than a minute mean the same moment.
 * @param now milliseconds since 1970
 * @param timeZone the reader's, by whose days it goes
 */
export function nearTime(moment: string, now: number, timeZone: string): NearTime | undefined {
  const instant = instantOf(moment);
  if (Number.isNaN(instant)) return undefined;
  if (Math.abs(instant - now) < MINUTE_MS) return { told: "now" };
  const minutesAgo = Math.floor((now - instant) / MINUTE_MS);
  if (minutesAgo > 0 && minutesAgo < 60) return { told: "minutesAgo", count: minutesAgo };
  const left = timeLeft(moment, now);
  if (left?.unit === "minute") return { told: "inMinutes", count: left.number };
  if (left?.unit === "hour" && left.number < HOURS_AHEAD) return { told: "inHours", count: left.number };
  const away = (Date.parse(dayAt(instant, timeZone)) - Date.parse(dayAt(now, timeZone))) / DAY_MS;
  const told = days[away + 1];
  return told && { told, time: timeOfDay(instant, timeZone).slice(0, 5) };
}
