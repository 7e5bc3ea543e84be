import { type Measure, TIMES_REFERENCE } from "./measure";

/** The value that this share (0 to 1) of the values does not exceed, by the nearest rank; NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.ceil(share * sorted.length);
  return sorted[Math.max(0, rank - 1)] ?? Number.NaN;
}

/** The middle value. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** How long something takes, milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/** Samples of console and reference, taken by turns. */
export interface Samples {
  console: readonly number[];
  reference: readonly number[];
}

/** Median and 95th percentile of times; the goal is the median's, for a few samples have no steady 95th percentile. */
export function timeMeasures(
  heading: string,
  name: string,
  { console, reference }: Samples,
  ratio = TIMES_REFERENCE,
): [middle: Measure, slow: Measure] {
  const line = (what: string, share: number): Measure => ({
    heading,
    name: `${name}, ${what}`,
    value: percentile(console, share),
    reference: percentile(reference, share),
    unit: "ms",
  });
  return [{ ...line("median", 0.5), ratio }, line("95 of 100", 0.95)];
}
