import { savingRules } from "./finding";

/** How much of something was used. */
export interface Load {
  /** The 95th percentile of its hours, per cent. */
  p95: number;
  /** Days with values. */
  days: number;
}

const hoursOfDay = 24;

/**
 * How much was used in the hours of whole days, one value for each hour, null where there is none. A day counts with values for half of its
 * hours; values of other days are left out. Undefined without such days. The percentile is a value that occurs (nearest rank).
 */
export function loadOf(hours: readonly (number | null)[]): Load | undefined {
  const days = Array.from({ length: Math.ceil(hours.length / hoursOfDay) }, (_, day) =>
    hours.slice(day * hoursOfDay, (day + 1) * hoursOfDay).filter((value) => value !== null),
  ).filter((values) => values.length >= savingRules.leastLoadHours);
  const values = days.flat().sort((one, other) => one - other);
  const p95 = values[Math.ceil(values.length * 0.95) - 1];
  return p95 === undefined ? undefined : { p95, days: days.length };
}
