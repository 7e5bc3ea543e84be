/** Statistics that single values far off do not move. */

/** A median absolute deviation times this is the standard deviation of a normal distribution. */
const NORMAL = 1.4826;

/** The middle value, of an even number the mean of the middle two; undefined of none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  const lower = sorted[half - 1];
  return sorted.length % 2 === 1 || upper === undefined || lower === undefined ? upper : (lower + upper) / 2;
}

/** Standard deviation by the median of absolute deviations; zero of none. */
export function spreadOf(deviations: readonly number[]): number {
  return NORMAL * (median(deviations.map(Math.abs)) ?? 0);
}
