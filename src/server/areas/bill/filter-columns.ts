import { getTableColumns } from "drizzle-orm";
import type { RowFilter } from "../../../domain/filter/filter";
import { rowFilters } from "../../../generated/row-filters";
import { billLines } from "../../database/schema/bill";
import type { billItems, billMonths, billTotals } from "../../database/schema/bill-cube";
import { type FilterBy, type FilterSources, readFilter } from "../../lists/list-filter";
import { writtenTagOf } from "./tag-text";

/** What a filter of bill lines may name, of the lines. */
export const lineColumns: FilterBy<"listBillDetails" | "listConsumption"> = {
  ...getTableColumns(billLines),
  tags: { ofKey: (key) => writtenTagOf(billLines.tags, key) },
};

/** The same as far as a table of the cube tells it apart. Its amounts are sums of many lines: none of what a filter compares. */
export function cellColumns(table: typeof billTotals | typeof billMonths | typeof billItems): FilterSources {
  const { billCycle, cloudCode, productCode, billItemType, chargeCategory, serviceCategory, payMode } = table;
  const coarse = { billCycle, cloudCode, productCode, billItemType, chargeCategory, serviceCategory, payMode };
  if (!("accountUid" in table)) return coarse;
  const { accountUid, accountName, regionId, regionName, projectId, resourceId, resourceName, tags } = table;
  const fine = { accountUid, accountName, regionId, regionName, projectId, resourceId, resourceName };
  return { ...coarse, ...fine, tags: { ofKey: (key) => writtenTagOf(tags, key) } };
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
