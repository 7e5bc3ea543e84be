/** What of a sample's numbers is usual. */
export interface Usual {
  /** Mean in which numbers far away count as the edge of what is usual. */
  mean: number;
  /** How far numbers stray from it, as a standard deviation. */
  spread: number;
}

/** Standard deviations by which a number may stray before it is cut. */
const MOST_STRAY = 2.5;
/** A standard deviation in median absolute deviations of normal numbers. */
const PER_DEVIATION = 1.4826;

/** The middle number; of an even count the mean of the two. NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? NaN) + (sorted[Math.floor(half)] ?? NaN)) / 2;
}

/** Mean and spread that one number out of a few cannot bend, however large it is. NaN of none. */
export function usualOf(numbers: readonly number[]): Usual {
  const middle = median(numbers);
  const width = MOST_STRAY * PER_DEVIATION * median(numbers.map((one) => Math.abs(one - middle)));
  const cut = numbers.map((one) => Math.min(middle + width, Math.max(middle - width, one)));
  return { mean: meanOf(cut), spread: deviationOf(cut) };
}

/** The mean. NaN of none. */
export function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

/** Standard deviation of the numbers that a sample is of; zero of one number. */
export function deviationOf(numbers: readonly number[]): number {
  const mean = meanOf(numbers);
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, numbers.length - 1));
}
