import { judgeDays } from "../../../domain/anomaly/judge-days";
import { sumByDay } from "../../../domain/anomaly/find-anomalies";
import { impactOf, type Impact, type PartCosts, shareOut } from "../../../domain/anomaly/share-out";
import type { BillCloudCode, CostAnomalyDay, CostAnomalyPart } from "../../../generated/api";
import type { Context } from "../../context";
import { addDays, fromLocal, toLocalDate } from "../../time";
import { type AnomalyRow, type DayRange, productCosts, type ProductCosts, resourceCosts } from "./costs";

/** Days before and after an anomaly that are shown with it. */
const DAYS_BEFORE = 14;
const DAYS_AFTER = 7;
/** Days before the first one shown that its expectation comes of. */
const HISTORY_DAYS = 120;
/** Products and resources with a row of their own. */
const PARTS = 10;

const others = { zh: "其他", en: "Others" } as const;
const unnamed = { zh: "无资源", en: "No resource" } as const;

/** The days around an anomaly, and the products and resources that it is made up of. */
export async function anomalyParts(row: AnomalyRow, { db, now, language }: Context) {
  const { beginDate, endDate } = row;
  const shown = {
    begin: moved(beginDate, -DAYS_BEFORE),
    end: lesser(moved(endDate, DAYS_AFTER), moved(toLocalDate(now()), -1)),
  };
  const before = { begin: shown.begin, end: moved(beginDate, -1) };
  const products = await productCosts(db, row, { begin: moved(shown.begin, -HISTORY_DAYS), end: shown.end });
  const resources = await resourceCosts(db, row, { begin: beginDate, end: endDate }, before);
  const days = { begin: beginDate, end: endDate };
  return {
    days: daysOf(products, shown, days),
    products: partsOf(
      row,
      products.map((product) => ({
        ...product,
        actual: costsIn(product, days),
        before: costsIn(product, before),
        shown: {
          partName: product.productName,
          // The codes of clouds were checked when the lines were written.
          cloudCode: product.path[0] as BillCloudCode,
          accountName: product.accountName,
          productName: product.productName,
          resourceId: null,
        },
      })),
      others[language],
    ),
    resources: partsOf(
      row,
      resources.map(({ resourceName, actual, before: earlier, ...resource }) => ({
        actual,
        before: earlier,
        shown: { partName: resourceName ?? resource.resourceId ?? unnamed[language], ...resource },
      })),
      others[language],
    ),
  };
}

function daysOf(products: readonly ProductCosts[], shown: DayRange, anomalous: DayRange): CostAnomalyDay[] {
  const costs = sumByDay(products);
  const amounts = new Map(costs.map(({ day, amount }) => [day, amount]));
  const expectations = new Map(judgeDays(costs).map(({ day, expected }) => [day, expected]));
  const days: CostAnomalyDay[] = [];
  for (let day = shown.begin; day <= shown.end; day = moved(day, 1)) {
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

/** How a part is named and where it is. */
type PartNames = Omit<CostAnomalyPart, "actualAmount" | "expectedAmount" | "impactAmount">;

function partsOf(
  { actualAmount, expectedAmount }: AnomalyRow,
  parts: readonly (PartCosts & { shown: PartNames })[],
  rest: string,
): CostAnomalyPart[] {
  const whole = { actual: actualAmount, expected: expectedAmount };
  const shared = shareOut(whole, parts, PARTS);
  const none = { cloudCode: null, accountName: null, productName: null, resourceId: null };
  return [
    ...shared.greatest.map(({ part, amounts }) => ({ ...part.shown, ...amountsOf(amounts) })),
    ...(shared.others ? [{ partName: rest, ...none, ...amountsOf(shared.others) }] : []),
  ];
}

function amountsOf({ actual, expected, impact }: Impact) {
  return { actualAmount: actual, expectedAmount: expected, impactAmount: impact };
}

function costsIn({ days }: ProductCosts, { begin, end }: DayRange): number {
  return days.filter(({ day }) => day >= begin && day <= end).reduce((sum, { amount }) => sum + amount, 0);
}

function moved(day: string, days: number): string {
  return toLocalDate(addDays(fromLocal(day), days));
}

function lesser(one: string, other: string): string {
  return one < other ? one : other;
}
