import { and, eq, type SQL } from "drizzle-orm";
import type { RowFilter } from "../../../../domain/filter/filter";
import type { Input } from "../../../../generated/operations";
import type { Context } from "../../../context";
import { type billDays, type billItems, billMonths, billTotals } from "../../../database/schema/bill-cube";
import { atLeast, atMost, is } from "../../../lists/filter";
import { conditionsOf } from "../../../lists/conditions";
import { filterCondition } from "../../../lists/list-filter";
import { ofCustomer } from "../../../lists/owner";
import { coarseFilters, fineFilters, fineNames } from "../dimension-filters";
import { canName, cellColumns, filterOf, type LinesFilteredId } from "../filter-columns";
import { type BillQuery, defaultCurrency } from "../filters";

/** A table of the cube. */
export type CubeTable = typeof billTotals | typeof billMonths | typeof billItems | typeof billDays;

/** A table of the cube that knows what a filter of any properties may name. */
export type FilteredTable = Exclude<CubeTable, typeof billDays>;

/** What lines are filtered by that no table of the cube tells apart. */
const ofLines = [
  "keyword",
  "minPayableAmount",
  "maxPayableAmount",
  "startDate",
  "endDate",
] as const satisfies (keyof BillQuery)[];
/** What only the finer tables tell apart, of which that of days knows no resources. */
const finer = [...fineNames, "resourceId"] as const satisfies (keyof BillQuery)[];

/** Whether a filter asks for something. */
function isAsked(value: unknown): boolean {
  if (typeof value === "string") return value.trim() !== "";
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Whether filters need a finer table than that of totals. */
export function needsFiner(query: Partial<Record<(typeof finer)[number], unknown>>): boolean {
  return finer.some((name) => isAsked(query[name]));
}

/** Whether a table of the cube tells apart what lines are filtered by, of which the finer ones know more by themselves. */
export function tellsApart(
  table: FilteredTable,
  query: BillQuery,
  filter: RowFilter | undefined,
  id: LinesFilteredId,
): boolean {
  if (query.which !== undefined || ofLines.some((name) => isAsked(query[name]))) return false;
  return !filter || canName(id, filter, Object.keys(cellColumns(table)));
}

/** The smallest table of the cube that knows the sums of the lines that match; undefined where none does. */
export function knowing(query: BillQuery): typeof billTotals | typeof billMonths | undefined {
  const tables = needsFiner(query) ? [billMonths] : [billTotals, billMonths];
  const filter = filterOf(query);
  return tables.find((table) => tellsApart(table, query, filter, "listBillDetails"));
}

/** The rows of a table of the cube for the lines that a query's own filter asks for; the table has to know it. */
export function filteredCells(table: FilteredTable, query: BillQuery, context: Context): SQL | undefined {
  return filterCondition("listBillDetails", filterOf(query), cellColumns(table), context);
}

type Filters = Omit<Input<"listBillDetails">, "pageNum" | "pageSize" | "sortField" | "sortOrder">;

/** The rows of a table of the cube for the caller's lines that match: what `matching` is for lines. */
export function matchingCells(table: CubeTable, query: Filters, context: Context): SQL | undefined {
  const conditions = conditionsOf({
    startCycle: atLeast(table.billCycle),
    endCycle: atMost(table.billCycle),
    ...coarseFilters(table),
    ...("accountUid" in table && fineFilters(table)),
    ...("resourceId" in table && { resourceId: is(table.resourceId) }),
  });
  return and(
    ofCustomer(table.customId)(context),
    eq(table.currency, query.currency ?? defaultCurrency),
    conditions(query, context),
  );
}
