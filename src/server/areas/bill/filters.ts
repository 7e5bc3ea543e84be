import { and, eq, gte, inArray, like, lte, sql, type SQL } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import { containing } from "../../database/page";
import { billLines } from "../../database/schema/bill";

/** Which bill lines, and how they are grouped and sorted. */
export type BillQuery = Input<"listBillDetails">;

/** The currency of a query that names none. */
export const defaultCurrency = "CNY";

/**
 * The customer's lines that match. Always one currency: amounts of different ones have no sum, so rows in another
 * never take part in a total unnoticed.
 */
export function matching(customId: number, query: BillQuery): SQL | undefined {
  const {
    startCycle,
    endCycle,
    payMode,
    accountUid,
    regionId,
    projectId,
    keyword,
    minPayableAmount,
    maxPayableAmount,
  } = query;
  return and(
    eq(billLines.customId, customId),
    eq(billLines.currency, query.currency ?? defaultCurrency),
    startCycle ? gte(billLines.billCycle, startCycle) : undefined,
    endCycle ? lte(billLines.billCycle, endCycle) : undefined,
    anyOf(billLines.cloudCode, query.cloudCode),
    anyOf(billLines.productCode, query.productCode),
    anyOf(billLines.billItemType, query.billItemType),
    anyOf(billLines.chargeCategory, query.chargeCategory),
    anyOf(billLines.serviceCategory, query.serviceCategory),
    payMode ? eq(billLines.payMode, payMode) : undefined,
    accountUid ? eq(billLines.accountUid, accountUid) : undefined,
    regionId ? eq(billLines.regionId, regionId) : undefined,
    projectId ? eq(billLines.projectId, projectId) : undefined,
    keyword ? like(billLines.searchText, sql`lower(${containing(keyword)})`) : undefined,
    minPayableAmount === undefined ? undefined : gte(billLines.payableAmount, minPayableAmount),
    maxPayableAmount === undefined ? undefined : lte(billLines.payableAmount, maxPayableAmount),
  );
}

type TextColumn =
  | typeof billLines.cloudCode
  | typeof billLines.productCode
  | typeof billLines.billItemType
  | typeof billLines.chargeCategory
  | typeof billLines.serviceCategory;

/** Any of the values; an empty or absent list means every one. */
function anyOf(column: TextColumn, values: readonly string[] | undefined): SQL | undefined {
  return values?.length ? inArray(column, [...values]) : undefined;
}
