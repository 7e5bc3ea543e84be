import { apiMoment } from "../../../domain/time-zone";

/** How far back charts may reach, in milliseconds, by what the address calls it. */
export const ranges = {
  "1h": 3_600_000,
  "24h": 86_400_000,
  "7d": 7 * 86_400_000,
  "30d": 30 * 86_400_000,
} as const;

/** A time up to now. */
export type RangeName = keyof typeof ranges;

/** What the values of a range stand beside. */
export type Comparison = "none" | "day" | "week";

const MINUTE_MS = 60_000;

/** Whether an address names a range. */
export function isRange(name: string | null): name is RangeName {
  return name !== null && Object.hasOwn(ranges, name);
}

/** Whether an address names what to compare with. */
export function isComparison(name: string | null): name is Comparison {
  return name === "none" || name === "day" || name === "week";
}

/** The end of a range that lasts until now: whole minutes, so that everything drawn within one asks the same. */
export function endOfRange(now: number): number {
  return Math.floor(now / MINUTE_MS) * MINUTE_MS;
}

/** The limits of a range as the API takes them. */
export function rangeInput(range: RangeName, end: number): { startTime: string; endTime: string } {
  return { startTime: apiMoment(end - ranges[range]), endTime: apiMoment(end) };
}
