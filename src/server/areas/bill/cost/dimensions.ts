import { type SQL, sql } from "drizzle-orm";
import type { CostDimension } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import { billLines } from "../../../database/schema/bill";
import { billDays, type billItems, billMonths, billTotals } from "../../../database/schema/bill-cube";
import { refuse } from "../../../errors";
import { type Matching, knowsRules } from "../../allocation/matching";
import { needsFiner } from "../cube/known";
import type { CostTable } from "../filter-columns";
import { tagValueOf } from "../tag-text";
import { concernsViews, viewColumns } from "./views";

/** Dimensions that even the smallest table of the cube tells apart. */
const coarse: readonly CostDimension[] = ["cloudCode", "serviceCategory", "payMode"];

/** The smallest table that tells apart what is asked for, and what the allocation rules match. */
export function costTable(
  query: Input<"listCosts">,
  byDay: boolean,
  rules: readonly Pick<Matching, "filter">[],
): CostTable {
  const { by = [], granularity, resourceId } = query;
  const ofViews = concernsViews(query);
  if (byDay || granularity === "day") {
    const isOfResources = by.includes("resourceId") || resourceId !== undefined || ofViews;
    return !isOfResources && knowsRules(billDays, rules) ? billDays : billLines;
  }
  const isCoarse = !needsFiner(query) && !ofViews && by.every((one) => coarse.includes(one));
  const fitting = isCoarse ? [billTotals, billMonths] : [billMonths];
  return fitting.find((table) => knowsRules(table, rules)) ?? billLines;
}

/** A dimension in a query: what tells its values apart, and what they are called. */
export interface DimensionColumns {
  key: SQL;
  name: SQL;
}

/** Columns that the tables have under the names of dimensions; `billTotals` has the coarse ones only. */
export function dimensionColumns(
  table: CostTable | typeof billItems,
  dimension: CostDimension,
  tagKey: string | undefined,
): DimensionColumns {
  const column = (name: string): SQL => sql`${table}.${sql.identifier(name)}`;
  switch (dimension) {
    case "cloudCode":
    case "serviceCategory":
    case "payMode": {
      const key = sql`${table[dimension]}`;
      return { key, name: key };
    }
    case "productCode":
      return { key: column("product_code"), name: column("product_name") };
    case "accountUid":
      return { key: column("account_uid"), name: column("account_name") };
    case "regionId":
      return { key: column("region_id"), name: column("region_name") };
    case "resourceId":
      return { key: column("resource_id"), name: column("resource_name") };
    case "projectId":
      return { key: sql`${column("project_id")}::text`, name: column("project_name") };
    case "viewId":
      return viewColumns;
    case "tag": {
      if (tagKey === undefined || tagKey.trim() === "") throw refuse("COST_TAG_MISSING");
      const value = tagValueOf(column("tags"), tagKey.trim());
      return { key: value, name: value };
    }
  }
}
