import { judgeDays } from "../../../domain/anomaly/judge-days";
import { sumByDay } from "../../../domain/anomaly/find-anomalies";
import { impactOf } from "../../../domain/anomaly/share-out";
import type { CostAnomalyDay } from "../../../generated/api";
import type { Context } from "../../context";
import { dayAfter, toLocalDate } from "../../time";
import { type AnomalyRow, type DayRange, productCosts, type ProductCosts } from "./costs";

/** Days before and after an anomaly that are shown with it. */
const DAYS_BEFORE = 14;
const DAYS_AFTER = 7;
/** Days before the first one shown that its expectation comes of. */
const HISTORY_DAYS = 120;

/** The days around an anomaly, each beside what was to be expected. */
export async function anomalyDays(row: AnomalyRow, { db, now }: Context): Promise<CostAnomalyDay[]> {
  const days = { begin: row.beginDate, end: row.endDate };
  const shown = {
    begin: dayAfter(days.begin, -DAYS_BEFORE),
    end: lesser(dayAfter(days.end, DAYS_AFTER), dayAfter(toLocalDate(now()), -1)),
  };
  const products = await productCosts(db, row, { begin: dayAfter(shown.begin, -HISTORY_DAYS), end: shown.end });
  return daysOf(products, shown, days);
}

function daysOf(products: readonly ProductCosts[], shown: DayRange, anomalous: DayRange): CostAnomalyDay[] {
  const costs = sumByDay(products);
  const amounts = new Map(costs.map(({ day, amount }) => [day, amount]));
  const expectations = new Map(judgeDays(costs).map(({ day, expected }) => [day, expected]));
  const days: CostAnomalyDay[] = [];
  for (let day = shown.begin; day <= shown.end; day = dayAfter(day, 1)) {
    const [amount, expected] = [amounts.get(day), expectations.get(day)];
    const { impact } = impactOf(amount ?? 0, expected ?? 0);
    days.push({
      day,
      actualAmount: amount === undefined ? null : impactOf(amount, 0).actual,
      expectedAmount: expected === undefined ? null : impactOf(0, expected).expected,
      differenceAmount: amount === undefined || expected === undefined ? null : impact,
      anomalous: day >= anomalous.begin && day <= anomalous.end,
    });
  }
  return days;
}

function lesser(one: string, other: string): string {
  return one < other ? one : other;
}
