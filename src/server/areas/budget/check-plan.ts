import { compareDecimals } from "../../../domain/decimal-format";
import { isPeriodName } from "../../../domain/budget/period";
import { refuse } from "../../errors";
import type { BudgetRow } from "./use";

/** A plan and its warnings as they are to be. */
type Asked = Pick<BudgetRow, "cycleType" | "planType" | "amount" | "quotas" | "warns">;

/** Refuses a plan without amounts or with periods of another cycle, and what is said twice. @throws AnswerError naming the field */
export function checkPlan({ cycleType, planType, amount, quotas, warns }: Asked): void {
  if (planType === "FIX" && amount === null) throw refuse("BUDGET_AMOUNT_MISSING");
  if (planType === "CYCLE") checkQuotas(cycleType, quotas);
  const isSame = (one: Asked["warns"][number], other: Asked["warns"][number]): boolean =>
    one.warnType === other.warnType &&
    one.calType === other.calType &&
    compareDecimals(one.threshold, other.threshold) === 0;
  if (warns.some((one, at) => warns.slice(0, at).some((other) => isSame(one, other))))
    throw refuse("BUDGET_WARN_TWICE");
}

function checkQuotas(cycleType: BudgetRow["cycleType"], quotas: BudgetRow["quotas"]): void {
  if (quotas.length === 0) throw refuse("BUDGET_QUOTAS_MISSING");
  for (const [at, { period }] of quotas.entries()) {
    if (!isPeriodName(cycleType, period)) throw refuse("BUDGET_PERIOD_WRONG", { period });
    if (quotas.slice(0, at).some((other) => other.period === period)) throw refuse("BUDGET_PERIOD_TWICE", { period });
  }
}
