import { outlookOf } from "../../../domain/budget/outlook";
import { type BudgetCycle, lastPeriods } from "../../../domain/budget/period";
import type { BudgetPeriod } from "../../../generated/api";
import type { Context } from "../../context";
import { toLocalDate, toYearMonth } from "../../time";
import { budgetList } from "./lists";
import { usesOf } from "./use";

/** Periods that are shown of each cycle, the running one among them. */
const counts: Record<BudgetCycle, number> = { MONTH: 12, QUARTER: 8, YEAR: 3 };

/** What was used of a budget by period beside its plan of today, the running period first. */
export async function periodsOf(id: number, context: Context): Promise<BudgetPeriod[]> {
  const { db, user, now } = context;
  const budget = await budgetList.get(id, context);
  const [moment, cycle] = [now(), budget.cycleType];
  const periods = lastPeriods(cycle, toYearMonth(moment), counts[cycle]).reverse();
  const [used = []] = await usesOf(db, user.customId, [{ scope: budget, periods }]);
  return periods.map((period, at) => {
    const { forecastAmount: _forecast, ...shown } = outlookOf(budget, period, used[at] ?? "0.00", toLocalDate(moment));
    return { period: period.name, ...shown };
  });
}
