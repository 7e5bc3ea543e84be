import { type BudgetPeriod, dayOf, periodBefore, periodOfMonth } from "../../../domain/budget/period";
import { limits } from "../../limits";
import { toLocalDate, toYearMonth } from "../../time";
import type { BudgetRow } from "./use";

/** The period of a budget that a moment is in. */
export function runningPeriod({ cycleType }: Pick<BudgetRow, "cycleType">, now: Date): BudgetPeriod {
  return periodOfMonth(cycleType, toYearMonth(now));
}

/**
 * The periods of which a budget is warned: the running one, and the one before it until the day after its bills were corrected last, for
 * lines that come late. A period that had ended before the budget was made is not judged.
 */
export function judgedPeriods(budget: Pick<BudgetRow, "cycleType" | "createTime">, now: Date): BudgetPeriod[] {
  const running = runningPeriod(budget, now);
  const before = periodBefore(budget.cycleType, running, 1);
  const isCorrected = dayOf(running, toLocalDate(now)).day <= limits.billCorrectionDays + 1;
  return isCorrected && toLocalDate(budget.createTime) <= before.end ? [running, before] : [running];
}
