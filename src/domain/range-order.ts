import { compareDecimals } from "./decimal-format";

/** What a range is of: numbers, or days, months and moments as texts. */
export type RangeOf = "numbers" | "times";

/**
 * Whether a range ends before it begins, as far as that can be told without knowing the present day ("today-7d"). With an open side it
 * does not, nor where it begins at a moment of the day that it ends with.
 */
export function isReversed([from, to]: readonly (string | number | undefined)[], of: RangeOf): boolean {
  if (from === undefined || to === undefined) return false;
  const [first, last] = [String(from), String(to)];
  if (of === "numbers") return compareDecimals(first, last) === 1;
  const isRelative = [first, last].some((value) => /^(today|now)/.test(value));
  return !isRelative && first.slice(0, last.length) > last;
}
