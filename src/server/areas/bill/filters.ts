import { and, eq, like, type SQL, sql } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import { defineFilters } from "../../lists/conditions";
import { atLeast, atMost, containing, is } from "../../lists/filter";
import { filterCondition } from "../../lists/list-filter";
import { ofCustomer } from "../../lists/owner";
import { coarseFilters, fineFilters } from "./dimension-filters";
import { filterOf, lineColumns } from "./filter-columns";

/** Which bill lines, and how they are grouped and sorted. `which`: what of the request had to be looked up, by `askedLines`. */
export type BillQuery = Input<"listBillDetails"> & { which?: SQL | undefined };

/** The currency of a query that names none. */
export const defaultCurrency = "CNY";

/** The lines of the caller's customer. */
export const ownLines = ofCustomer(billLines.customId);

const conditions = defineFilters<"listBillDetails", "granularity" | "dimension" | "currency" | "viewId" | "changePart">(
  "listBillDetails",
  {
    startCycle: atLeast(billLines.billCycle),
    endCycle: atMost(billLines.billCycle),
    startDate: atLeast(billLines.billDate),
    endDate: atMost(billLines.billDate),
    ...coarseFilters(billLines),
    ...fineFilters(billLines),
    resourceId: is(billLines.resourceId),
    keyword: (keyword) => like(billLines.searchText, sql`lower(${containing(keyword)})`),
    minPayableAmount: atLeast(billLines.payableAmount),
    maxPayableAmount: atMost(billLines.payableAmount),
  },
);

/**
 * The caller's lines that match. Always one currency: amounts of different ones have no sum, so rows in another
 * never take part in a total unnoticed.
 */
export function matching(query: BillQuery, context: Context): SQL | undefined {
  const currency = query.currency ?? defaultCurrency;
  const filtered = filterCondition("listBillDetails", filterOf(query), lineColumns, context);
  return and(ownLines(context), eq(billLines.currency, currency), conditions(query, context), filtered, query.which);
}
