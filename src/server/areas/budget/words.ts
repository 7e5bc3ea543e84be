import { roundDecimal } from "../../../domain/decimal-math";
import type { BudgetWarn, HeldWarn } from "../../../domain/budget/outlook";
import type { Words } from "../../errors";
import type { Warning } from "../warning/message-words";
import { yuan } from "../warning/words";
import type { BudgetRow } from "./use";

const found: Record<BudgetWarn["warnType"], Words> = {
  ACTUAL: { zh: "已用", en: "Used" },
  FORECASTED: { zh: "预计", en: "Forecast" },
};

/** A warning of a budget as a reminder; what is used beyond the plan is grave. */
export function budgetReminder(
  { id, budgetName }: Pick<BudgetRow, "id" | "budgetName">,
  period: string,
  { warn, amount, limit }: HeldWarn,
  isOver: boolean,
): Warning {
  const { warnType, calType, threshold } = warn;
  const [what, value, above] = [found[warnType], yuan(roundDecimal(amount, 2)), yuan(limit)];
  const percent = `${threshold.replace(/\.?0+$/, "")}%`;
  return {
    subject: { zh: `预算“${budgetName}”（${period}）`, en: `Budget “${budgetName}” (${period})` },
    value: { zh: `${what.zh} ${value}`, en: `${what.en} ${value}` },
    threshold:
      calType === "ABS" ? { zh: above, en: above } : { zh: `${above}（${percent}）`, en: `${above} (${percent})` },
    bizType: "budget",
    bizNo: String(id),
    level: isOver ? "critical" : "warn",
    details: {
      event: "budget.warned",
      budget: { id, name: budgetName, period },
      warning: { by: warnType, kind: calType, threshold, amount, limit },
    },
  };
}
