import { type SQL, sql } from "drizzle-orm";
import type { CostDimension } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import { billLines } from "../../../database/schema/bill";
import { billDays, type billItems, billMonths, billTotals } from "../../../database/schema/bill-cube";
import { refuse } from "../../../errors";
import { needsFiner } from "../cube/known";
import { tagValueOf } from "../tag-text";
import { concernsViews, viewColumns } from "./views";

/** What costs can be read of: a table of the cube, or the lines themselves. */
export type CostTable = typeof billTotals | typeof billMonths | typeof billDays | typeof billLines;

/** Dimensions that even the smallest table of the cube tells apart. */
const coarse: readonly CostDimension[] = ["cloudCode", "serviceCategory", "payMode"];

/** The smallest table that tells apart what is asked for. */
export function costTable(query: Input<"listCosts">, byDay: boolean): CostTable {
  const { by = [], granularity, resourceId, allocationRuleId = [] } = query;
  const ofViews = concernsViews(query);
  if (byDay || granularity === "day")
    return by.includes("resourceId") || resourceId !== undefined || ofViews ? billLines : billDays;
  const isCoarse = !needsFiner(query) && !ofViews && allocationRuleId.length === 0;
  return isCoarse && by.every((one) => coarse.includes(one)) ? billTotals : billMonths;
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
