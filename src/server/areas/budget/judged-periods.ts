import { type BudgetPeriod, periodBefore, periodOfMonth } from "../../../domain/budget/period";
import { addDays, toLocalDate, toYearMonth } from "../../time";
import { finalFrom } from "../bill/final-bill";
import type { BudgetRow } from "./use";

/** The period of a budget that a moment is in. */
export function runningPeriod({ cycleType }: Pick<BudgetRow, "cycleType">, now: Date): BudgetPeriod {
  return periodOfMonth(cycleType, toYearMonth(now));
}

/**
 * The periods of which a budget is warned: the running one, and the one before it until its bills have been final for a day, for lines that
 * come late. A period that had ended before the budget was made is not judged.
 */
export function judgedPeriods(budget: Pick<BudgetRow, "cycleType" | "createTime">, now: Date): BudgetPeriod[] {
  const running = runningPeriod(budget, now);
  const before = periodBefore(budget.cycleType, running, 1);
  const isCorrected = now < addDays(finalFrom(before.lastMonth), 1);
  return isCorrected && toLocalDate(budget.createTime) <= before.end ? [running, before] : [running];
}
