import { asc, eq, min } from "drizzle-orm";
import { outlookOf } from "../../../domain/budget/outlook";
import { type BudgetCycle, lastPeriods } from "../../../domain/budget/period";
import type { BudgetPeriod, BudgetPeriodAmount } from "../../../generated/api";
import type { Context } from "../../context";
import { budgetWarnings } from "../../database/schema/budget";
import { toLocalDate, toLocalDateTimeOrNull, toYearMonth } from "../../time";
import { budgetList } from "./lists";
import { usesOf } from "./use";

/** Periods that are shown of each cycle, the running one among them. */
const counts: Record<BudgetCycle, number> = { MONTH: 12, QUARTER: 8, YEAR: 3 };

/** What was used of a budget by period beside its plan of today, the running period first. A period without bill lines has no use, which is not zero. */
export async function periodsOf(id: number, context: Context): Promise<BudgetPeriod[]> {
  const { db, user, now } = context;
  const budget = await budgetList.get(id, context);
  const [moment, cycle] = [now(), budget.cycleType];
  const periods = lastPeriods(cycle, toYearMonth(moment), counts[cycle]).reverse();
  const [used = []] = await usesOf(db, user.customId, [{ scope: budget, periods }]);
  const warned = await firstWarned(id, context);
  return periods.map((period, at) => {
    const { plannedAmount, ...shown } = outlookOf(budget, period, used[at] ?? "0.00", toLocalDate(moment));
    const known = used[at] === null ? unknown : shown;
    const warnTime = toLocalDateTimeOrNull(warned.get(period.name) ?? null);
    return { period: period.name, plannedAmount, ...known, warnTime };
  });
}

/** The same amount by amount, the earliest period first. */
export async function periodAmountsOf(id: number, context: Context): Promise<BudgetPeriodAmount[]> {
  const periods = (await periodsOf(id, context)).reverse();
  return periods.flatMap(({ period, usedAmount, plannedAmount, forecastAmount }): BudgetPeriodAmount[] => [
    { period, amountKind: "USED", amount: usedAmount },
    { period, amountKind: "PLANNED", amount: plannedAmount },
    { period, amountKind: "FORECAST", amount: forecastAmount },
  ]);
}

/** How a period without bill lines stood. */
const unknown = { usedAmount: null, usedRate: null, forecastAmount: null, budgetState: null };

/** When each period of a budget was first warned of. */
async function firstWarned(id: number, { db }: Context): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ period: budgetWarnings.period, first: min(budgetWarnings.raiseTime) })
    .from(budgetWarnings)
    .where(eq(budgetWarnings.budgetId, id))
    .groupBy(budgetWarnings.period)
    .orderBy(asc(budgetWarnings.period));
  return new Map(rows.flatMap(({ period, first }) => (first === null ? [] : [[period, first] as const])));
}
