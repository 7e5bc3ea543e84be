import { formatDecimal } from "../../../domain/decimal-format";
import type { Reading } from "../../../domain/reading";

/** Digits behind the point that are read of something measured; files have them all. */
const PLACES = 2;

/** A measured value as it is read. */
export function sayNumber(value: number, { grouping }: Pick<Reading, "grouping">): string {
  const text = value.toFixed(PLACES);
  return formatDecimal(text, { grouping }) ?? text;
}
