import type { Input } from "../../../../generated/operations";
import { toYearMonth } from "../../../time";

/** A budget of the demo as its customer fills it in, without what follows from the moment. */
export type DemoBudget = Omit<Extract<Input<"saveBudget">, { budgetName: string }>, "id" | "clientToken" | "receivers">;

const actual = (threshold: string) => ({ warnType: "ACTUAL", calType: "PERCENTAGE", threshold }) as const;
const forecast = (threshold: string) => ({ warnType: "FORECASTED", calType: "PERCENTAGE", threshold }) as const;
const monthly = { cycleType: "MONTH", planType: "FIX" } as const;

/** By month, for some months already. */
export const monthlyBudgets: readonly DemoBudget[] = [
  {
    ...monthly,
    budgetName: "云资源月度总预算",
    amount: "450000.00",
    warns: [actual("80.00"), actual("100.00"), forecast("100.00")],
  },
  {
    ...monthly,
    budgetName: "阿里云",
    amount: "150000.00",
    clouds: ["aliyun"],
    warns: [actual("80.00"), forecast("110.00")],
  },
  {
    ...monthly,
    budgetName: "核心交易系统",
    amount: "30000.00",
    projects: [1],
    warns: [actual("50.00"), actual("100.00"), { warnType: "ACTUAL", calType: "ABS", threshold: "40000.00" }],
  },
  {
    ...monthly,
    budgetName: "生产环境（摊销）",
    amount: "600000.00",
    feeType: "amortized",
    tags: ["env=prod"],
    warns: [forecast("100.00")],
  },
];

/** By quarter and by year, new ones. */
export function longBudgets(today: Date): DemoBudget[] {
  const year = Number(toYearMonth(today).slice(0, 4));
  return [
    {
      cycleType: "QUARTER",
      planType: "FIX",
      budgetName: "华为云季度预算",
      amount: "120000.00",
      clouds: ["huawei"],
      warns: [actual("90.00"), forecast("100.00")],
    },
    {
      cycleType: "YEAR",
      planType: "CYCLE",
      budgetName: "年度云费用",
      quotas: [
        { period: String(year - 1), amount: "4800000.00" },
        { period: String(year), amount: "5400000.00" },
        { period: String(year + 1), amount: "6000000.00" },
      ],
      warns: [actual("80.00"), forecast("100.00")],
    },
  ];
}
