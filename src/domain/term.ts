/** For how long something is bought: a number of months ("M") or years ("Y"); null of what has no term. */
export interface Term {
  durationNum: number | null;
  durationUnit: string | null;
}

/** How many months a term has; none of what has no term. */
export function termMonths({ durationNum, durationUnit }: Term): number {
  return (durationNum ?? 0) * (durationUnit === "Y" ? 12 : 1);
}
