import { compareDecimals } from "../decimal-format";
import { proportionOf } from "../decimal-math";

/** What can be saved: on what is billed and not used, and on what is larger than it has to be. */
export type SavingKind = "unattachedDisk" | "unboundAddress" | "stoppedHost" | "oversizedHost" | "unusedPrepaid";

/** Thresholds of all kinds. */
export const savingRules = {
  /** Days for which something has to be unused without a break. */
  idleDays: 7,
  /** Whole days of the bill that a month's cost is told by, at least and at most. */
  leastBilledDays: 5,
  mostBilledDays: 30,
  /** Days that a month is told by. */
  monthDays: 30,
  /** What would save less in a month is not told, CNY. */
  leastSaving: "1.00",
  /** Days that are looked at for how much of a host is used, and those of them that need values. */
  loadDays: 14,
  leastLoadDays: 10,
  /** Hours of a day that need values for it to count. */
  leastLoadHours: 12,
  /** Part of a smaller size that may be used at the 95th percentile, per cent: the rest is headroom. */
  mostCpu: 70,
  mostMemory: 80,
  /** A host of which no more than this is used at the 95th percentile, per cent, does nothing but run. */
  idleCpu: 5,
  idleMemory: 20,
  /** A dismissed saving is told again once it is so many times what it was when it was dismissed. */
  materialFactor: "1.2",
} as const;

/** What a resource was billed after discounts, CNY, over whole days that follow one another. */
export interface Billed {
  amount: string;
  days: number;
}

/** What can be saved in a month of 30 days, of what it costs. CNY with two decimals, the half cent rounded away from zero. */
export interface SavingFinding {
  kind: SavingKind;
  monthCost: string;
  monthSaving: string;
}

/** A part of something, as a fraction of whole numbers. */
export interface Part {
  times: number;
  over: number;
}

/**
 * A finding that saves a part of what was billed, all of it unless told. Undefined where the bill has too few days, or less is saved than is
 * worth telling. Both amounts are in proportion to the bill, and each is rounded once.
 */
export function findingOf(
  kind: SavingKind,
  billed: Billed,
  part: Part = { times: 1, over: 1 },
): SavingFinding | undefined {
  const { leastBilledDays, monthDays, leastSaving } = savingRules;
  if (billed.days < leastBilledDays) return undefined;
  const inMonth = ({ times, over }: Part): string =>
    proportionOf(billed.amount, { times: monthDays * times, over: billed.days * over }, 2);
  const monthSaving = inMonth(part);
  if (compareDecimals(monthSaving, leastSaving) === -1) return undefined;
  return { kind, monthCost: inMonth({ times: 1, over: 1 }), monthSaving };
}
