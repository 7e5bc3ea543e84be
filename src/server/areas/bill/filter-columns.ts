import { getTableColumns, type SQL } from "drizzle-orm";
import type { RowFilter } from "../../../domain/filter/filter";
import { rowFilters } from "../../../generated/row-filters";
import { billLines } from "../../database/schema/bill";
import type { billDays, billItems, billMonths, billTotals } from "../../database/schema/bill-cube";
import type { Expression } from "../../lists/filter";
import { type FilterBy, readFilter } from "../../lists/list-filter";
import type { FilteredColumns } from "../../lists/row-filter";
import { writtenTagOf } from "./tag-text";

/** What costs can be read of: a table of the cube, or the lines themselves. */
export type CostTable = typeof billTotals | typeof billMonths | typeof billDays | typeof billLines;

/** A table of the cube. */
type CellTable = typeof billTotals | typeof billMonths | typeof billItems | typeof billDays;
type CellColumns = Readonly<Record<string, Expression | { ofKey: (key: string) => SQL }>>;

/** What a filter of bill lines may name, of the lines. */
export const lineColumns: FilterBy<"listBillDetails" | "listConsumption"> = {
  ...getTableColumns(billLines),
  tags: { ofKey: (key) => writtenTagOf(billLines.tags, key) },
};

/** The same as far as a table of the cube tells it apart. Its amounts are sums of many lines: none of what a filter compares. */
export function cellColumns(table: CellTable): CellColumns {
  const { billCycle, cloudCode, productCode, billItemType, chargeCategory, serviceCategory, payMode } = table;
  const coarse = { billCycle, cloudCode, productCode, billItemType, chargeCategory, serviceCategory, payMode };
  if (!("accountUid" in table)) return coarse;
  const { accountUid, accountName, regionId, regionName, projectId, tags } = table;
  const ofTags = { ofKey: (key: string) => writtenTagOf(tags, key) };
  const fine = { ...coarse, accountUid, accountName, regionId, regionName, projectId, tags: ofTags };
  if (!("resourceId" in table)) return fine;
  const { resourceId, resourceName } = table;
  return { ...fine, resourceId, resourceName };
}

/** What a filter of bill lines is in the lines, or in a table of the cube that tells it apart. */
export function columnsOf(table: CostTable): FilteredColumns["columnOf"] {
  const sources: Readonly<Record<string, CellColumns[string]>> =
    "lineCount" in table ? cellColumns(table) : (lineColumns as CellColumns);
  return (name, key = "") => {
    const source = sources[name];
    if (!source) throw new Error(`This table of bills has no ${name}.`);
    return "ofKey" in source ? source.ofKey(key) : source;
  };
}

/** Calls whose filter is one of bill lines. */
export type LinesFilteredId = "listBillDetails" | "listConsumption";

/** The filter that a query says as text. @throws FILTER_INVALID */
export function filterOf({ filter }: { filter?: string | undefined }): RowFilter | undefined {
  return readFilter("listBillDetails", filter);
}

/** Whether the filter of a call speaks of nothing else than these. */
export function canName(id: LinesFilteredId, filter: RowFilter, names: readonly string[]): boolean {
  switch (filter.kind) {
    case "text":
      return rowFilters[id].searched.every((name) => names.includes(name));
    case "condition":
      return names.includes(filter.property);
    default:
      return filter.of.every((part) => canName(id, part, names));
  }
}
