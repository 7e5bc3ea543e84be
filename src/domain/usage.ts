/** Per cent of a quota from which it is near its limit, and from which it is used up. */
export const usageLevels = { near: 80, full: 100 } as const;

/** How near something is to its limit. */
export type UsageLevel = "ample" | "near" | "full";

/** How near its limit something is of which so many per cent are used. */
export function usageLevelOf(percent: number): UsageLevel {
  if (percent >= usageLevels.full) return "full";
  return percent >= usageLevels.near ? "near" : "ample";
}
