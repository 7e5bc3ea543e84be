import { limits } from "../../limits";
import type { MetricWindow } from "./source";
import { dayMs, hourMs, minuteMs } from "./store/chunk";

/** Days begin so long before those of UTC. */
const ahead = 8 * hourMs;
/** Up to these ranges minutes and hours are read: a longer one takes no more work, as the next level has fewer rows. */
const mostMinutes = 3 * dayMs;
const mostHours = 62 * dayMs;

/** Steps in which people read a clock, in units of each level. */
const steps = {
  minute: [1, 2, 5, 10, 15, 20, 30, 60, 120, 180, 240, 360, 720, 1440],
  hour: [1, 2, 3, 4, 6, 8, 12, 24, 48, 96, 168],
  day: [1, 2, 5, 7, 10, 14, 30],
};
const units = { minute: minuteMs, hour: hourMs, day: dayMs };

/**
 * How a range is read: by the coarsest level that shows it well, in the shortest step that gives no more than so many points.
 * @param oldest of what is read in the same steps
 */
export function windowOf(start: Date, end: Date, points: number, now: Date, oldest = start): MetricWindow {
  const level = levelOf(end.getTime() - start.getTime(), now.getTime() - oldest.getTime());
  const unit = units[level];
  for (const factor of steps[level]) {
    const window = alignedTo(start, end, factor * unit, level);
    if ((window.to.getTime() - window.from.getTime()) / (factor * unit) <= points) return window;
  }
  const { from } = alignedTo(start, end, dayMs, level);
  const step = Math.ceil((end.getTime() - from.getTime()) / points / dayMs) * dayMs;
  const count = Math.ceil((end.getTime() - from.getTime()) / step);
  return { from, to: new Date(from.getTime() + count * step), step: step / 1000, level };
}

/** The steps of a window as moments at which they begin. */
export function timesOf({ from, to, step }: MetricWindow): Date[] {
  const count = Math.round((to.getTime() - from.getTime()) / (step * 1000));
  return Array.from({ length: count }, (_, at) => new Date(from.getTime() + at * step * 1000));
}

function levelOf(length: number, age: number): MetricWindow["level"] {
  if (length <= mostMinutes && age <= limits.minutesKept) return "minute";
  return length <= mostHours && age <= limits.hoursKept ? "hour" : "day";
}

function alignedTo(start: Date, end: Date, step: number, level: MetricWindow["level"]): MetricWindow {
  const from = new Date(Math.floor((start.getTime() + ahead) / step) * step - ahead);
  const to = new Date(Math.max(from.getTime() + step, Math.ceil((end.getTime() + ahead) / step) * step - ahead));
  return { from, to, step: step / 1000, level };
}
