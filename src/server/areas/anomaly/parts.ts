import { type Impact, type PartCosts, shareOut } from "../../../domain/anomaly/share-out";
import type { BillCloudCode, CostAnomalyPart } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import { cloudName } from "../../cloud-names/in-language";
import type { Context } from "../../context";
import { dayAfter } from "../../time";
import {
  type AnomalyRow,
  type DayRange,
  productCosts,
  type ProductCosts,
  type ResourceCosts,
  resourceCosts,
} from "./costs";

/** Days before an anomaly by which what was to be expected of it is divided. */
const DAYS_BEFORE = 14;
/** Products and resources with a row of their own. */
const PARTS = 10;

const others = { zh: "其他", en: "Others" } as const;
const unnamed = { zh: "无资源", en: "No resource" } as const;

/** What a part is, without its place and amounts. */
type PartNames = Pick<
  CostAnomalyPart,
  "partName" | "cloudCode" | "accountUid" | "accountName" | "productCode" | "productName" | "resourceId" | "hasLines"
>;

type Part = PartCosts & { shown: PartNames };

/** The products or the resources that an anomaly is made up of; they add up to its amounts. */
export async function anomalyParts(
  row: AnomalyRow,
  by: Input<"listCostAnomalyParts">["by"],
  { db, language }: Context,
): Promise<CostAnomalyPart[]> {
  const days = { begin: row.beginDate, end: row.endDate };
  const before = { begin: dayAfter(days.begin, -DAYS_BEFORE), end: dayAfter(days.begin, -1) };
  const parts =
    by === "product"
      ? (await productCosts(db, row, { begin: before.begin, end: days.end })).map((one) =>
          ofProduct(one, days, before, language),
        )
      : (await resourceCosts(db, row, days, before)).map((one) => ofResource(one, unnamed[language]));
  return rowsOf(row, parts, others[language]);
}

function ofProduct(product: ProductCosts, days: DayRange, before: DayRange, language: Context["language"]): Part {
  const [cloudCode, accountUid, productCode] = product.path;
  const { accountName, productName } = product;
  return {
    actual: costsIn(product, days),
    before: costsIn(product, before),
    shown: {
      partName: cloudName(productName, language),
      // The codes of clouds were checked when the lines were written.
      cloudCode: cloudCode as BillCloudCode,
      accountUid,
      accountName,
      productCode,
      productName,
      resourceId: null,
      hasLines: true,
    },
  };
}

function ofResource({ resourceName, actual, before, ...resource }: ResourceCosts, none: string): Part {
  const partName = resourceName ?? resource.resourceId ?? none;
  return { actual, before, shown: { partName, ...resource, hasLines: resource.resourceId !== null } };
}

function rowsOf(row: AnomalyRow, parts: readonly Part[], rest: string): CostAnomalyPart[] {
  const { beginDate, endDate } = row;
  const shared = shareOut({ actual: row.actualAmount, expected: row.expectedAmount }, parts, PARTS);
  const greatest = shared.greatest.map(({ part, amounts }) => ({ ...part.shown, ...amountsOf(amounts) }));
  const all = shared.others ? [...greatest, { ...nothingOf(rest), ...amountsOf(shared.others) }] : greatest;
  return all.map((one, at) => ({ place: at + 1, ...one, beginDate, endDate }));
}

/** All that have no row of their own. */
function nothingOf(partName: string): PartNames {
  const none = { cloudCode: null, accountUid: null, accountName: null, productCode: null, productName: null };
  return { partName, ...none, resourceId: null, hasLines: false };
}

function amountsOf({ actual, expected, impact }: Impact) {
  return { actualAmount: actual, expectedAmount: expected, impactAmount: impact };
}

function costsIn({ days }: ProductCosts, { begin, end }: DayRange): number {
  return days.filter(({ day }) => day >= begin && day <= end).reduce((sum, { amount }) => sum + amount, 0);
}
