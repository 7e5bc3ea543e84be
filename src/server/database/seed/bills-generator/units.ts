/**
 * Amounts of the generator are whole numbers of 0.00000001 (bigint): sums and differences are exact, and 70,000 lines
 * take milliseconds. Only the text leaves.
 */
export type Units = bigint;

/** Units of one yuan. */
export const yuan = 100_000_000n;

/** The text of NUMERIC(20,8): "-12.30000000", or plainly "0". */
export function toText(units: Units): string {
  if (units === 0n) return "0";
  const digits = (units < 0n ? -units : units).toString().padStart(9, "0");
  return `${units < 0n ? "-" : ""}${digits.slice(0, -8)}.${digits.slice(-8)}`;
}

/** A ratio applied half up (away from zero): units x numerator / denominator. */
export function scale(units: Units, numerator: bigint, denominator: bigint): Units {
  const product = units * numerator;
  const half = denominator / 2n;
  return product >= 0n ? (product + half) / denominator : -((-product + half) / denominator);
}

/** To whole cents, half up. */
export function roundToCents(units: Units): Units {
  return scale(units, 1n, 1_000_000n) * 1_000_000n;
}

/** Weights turned into amounts. Below 2^53 units (90 million yuan) the number is exact before it becomes a bigint. */
export function fromWeight(weight: number, unitsPerWeight: number): Units {
  return BigInt(Math.round(weight * unitsPerWeight));
}
