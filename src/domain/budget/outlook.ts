import { compareDecimals } from "../decimal-format";
import { multiplyDecimals, proportionOf, roundDecimal, wholePercent } from "../decimal-math";
import { type BudgetPeriod, dayOf } from "./period";

/** Domain rules: a forecast is made "from the 3rd day on". */
export const FIRST_FORECAST_DAY = 3;

/** Greatest rate that is told, per cent. */
const MOST_PERCENT = 1_000_000;

/** How a budget stands: within it; a warning holds or it will be exceeded; exceeded. */
export type BudgetState = "OK" | "WARN" | "OVER";

/** What is to be warned of: the use so far or the forecast above a part of the plan, in per cent, or above an amount. */
export interface BudgetWarn {
  warnType: "ACTUAL" | "FORECASTED";
  calType: "PERCENTAGE" | "ABS";
  threshold: string;
}

/** What may be used of: the same in each period, or an amount for each by its name. */
export interface BudgetPlan {
  planType: "FIX" | "CYCLE";
  amount: string | null;
  quotas: readonly { period: string; amount: string }[];
}

/** How a period of a budget stands. */
export interface BudgetOutlook {
  usedAmount: string;
  /** Null in a period that the plan has nothing for. */
  plannedAmount: string | null;
  /** To a cent; null before the third day of the period, and where it is over. */
  forecastAmount: string | null;
  /** Whole per cent of the plan, cut off. */
  usedRate: number | null;
  budgetState: BudgetState;
}

/** What the plan has for a period; null for nothing. */
export function plannedIn({ planType, amount, quotas }: BudgetPlan, period: string): string | null {
  return planType === "FIX" ? amount : (quotas.find((quota) => quota.period === period)?.amount ?? null);
}

/**
 * What a period will come to. Domain rules: "forecast = actual / elapsed days x days of the period, from the 3rd day on". The day at hand
 * counts as elapsed, so that on the last day the forecast is what was used. Undefined before that and after the period.
 */
export function forecastOf(used: string, period: BudgetPeriod, today: string): string | undefined {
  const { day, days } = dayOf(period, today);
  if (day < FIRST_FORECAST_DAY || day > days) return undefined;
  return proportionOf(used, { times: days, over: day }, 2);
}

/** The amount above which a warning holds; undefined of a part of a plan that has nothing for the period. Exact. */
export function limitOf({ calType, threshold }: BudgetWarn, planned: string | null): string | undefined {
  if (calType === "ABS") return threshold;
  return planned === null ? undefined : multiplyDecimals(multiplyDecimals(planned, threshold), "0.01");
}

/** A warning that holds, with the amount found and the one it is above. */
export interface HeldWarn<Warn extends BudgetWarn = BudgetWarn> {
  warn: Warn;
  amount: string;
  limit: string;
}

/** The warnings that hold: exactly the limit is not above it. */
export function heldWarns<Warn extends BudgetWarn>(
  warns: readonly Warn[],
  { usedAmount, forecastAmount, plannedAmount }: Omit<BudgetOutlook, "usedRate" | "budgetState">,
): HeldWarn<Warn>[] {
  return warns.flatMap((warn) => {
    const amount = warn.warnType === "ACTUAL" ? usedAmount : forecastAmount;
    const limit = limitOf(warn, plannedAmount);
    if (amount === null || limit === undefined || compareDecimals(amount, limit) !== 1) return [];
    return [{ warn, amount, limit: roundDecimal(limit, 2) }];
  });
}

/** How a budget stands in a period of which so much is used. */
export function outlookOf(
  budget: BudgetPlan & { warns: readonly BudgetWarn[] },
  period: BudgetPeriod,
  usedAmount: string,
  today: string,
): BudgetOutlook {
  const plannedAmount = plannedIn(budget, period.name);
  const forecastAmount = forecastOf(usedAmount, period, today) ?? null;
  const found = { usedAmount, plannedAmount, forecastAmount };
  return {
    ...found,
    usedRate: plannedAmount === null ? null : rateOf(usedAmount, plannedAmount),
    budgetState: stateOf(found, heldWarns(budget.warns, found).length > 0),
  };
}

function stateOf(
  { usedAmount, plannedAmount, forecastAmount }: Omit<BudgetOutlook, "usedRate" | "budgetState">,
  warned: boolean,
): BudgetState {
  const isAbove = (amount: string | null) =>
    amount !== null && plannedAmount !== null && compareDecimals(amount, plannedAmount) === 1;
  if (isAbove(usedAmount)) return "OVER";
  return warned || isAbove(forecastAmount) ? "WARN" : "OK";
}

function rateOf(used: string, planned: string): number {
  return Math.max(-MOST_PERCENT, Math.min(MOST_PERCENT, wholePercent(used, planned)));
}
