import { getTableColumns } from "drizzle-orm";
import type { RowFilter } from "../../../domain/filter/filter";
import { billLines } from "../../database/schema/bill";
import type { billMonths, billTotals } from "../../database/schema/bill-cube";
import { type FilterBy, type FilterSources, readFilter } from "../../lists/list-filter";
import { writtenTagOf } from "./tag-text";

/** What a filter of bill lines may name, of the lines. */
export const lineColumns: FilterBy<"listBillDetails" | "listConsumption"> = {
  ...getTableColumns(billLines),
  tags: { ofKey: (key) => writtenTagOf(billLines.tags, key) },
};

/** The same as far as a table of the cube tells it apart. Its amounts are sums of many lines: none of what a filter compares. */
export function cellColumns(table: typeof billTotals | typeof billMonths): FilterSources {
  const { billCycle, cloudCode, productCode, billItemType, chargeCategory, serviceCategory, payMode } = table;
  const coarse = { billCycle, cloudCode, productCode, billItemType, chargeCategory, serviceCategory, payMode };
  if (!("accountUid" in table)) return coarse;
  const { accountUid, regionId, projectId, resourceId, tags } = table;
  return { ...coarse, accountUid, regionId, projectId, resourceId, tags: { ofKey: (key) => writtenTagOf(tags, key) } };
}

/** The filter that a query says as text. @throws FILTER_INVALID */
export function filterOf({ filter }: { filter?: string | undefined }): RowFilter | undefined {
  return readFilter("listBillDetails", filter);
}

/** Whether a filter speaks of nothing else than these. */
export function canName(filter: RowFilter, names: readonly string[]): boolean {
  if (filter.kind === "text") return false;
  return filter.kind === "condition"
    ? names.includes(filter.property)
    : filter.of.every((part) => canName(part, names));
}
