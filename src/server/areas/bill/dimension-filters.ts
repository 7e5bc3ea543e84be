import type { billLines } from "../../database/schema/bill";
import type { billDays, billItems, billMonths, billTotals } from "../../database/schema/bill-cube";
import { anyOf, is, noneOf } from "../../lists/filter";
import { everyTag, noTag } from "./tag-text";

/** Filters of bill lines that every table of the cube knows. */
export function coarseFilters(
  table: typeof billLines | typeof billTotals | typeof billMonths | typeof billItems | typeof billDays,
) {
  return {
    cloudCode: anyOf(table.cloudCode),
    productCode: anyOf(table.productCode),
    billItemType: anyOf(table.billItemType),
    chargeCategory: anyOf(table.chargeCategory),
    serviceCategory: anyOf(table.serviceCategory),
    payMode: is(table.payMode),
    excludeCloudCode: noneOf(table.cloudCode),
    excludeProductCode: noneOf(table.productCode),
    excludeServiceCategory: noneOf(table.serviceCategory),
  };
}

/** Filters that only its finer tables know. */
export function fineFilters(table: typeof billLines | typeof billMonths | typeof billItems | typeof billDays) {
  return {
    accountUid: anyOf(table.accountUid),
    regionId: anyOf(table.regionId),
    projectId: anyOf(table.projectId),
    tag: everyTag(table.tags),
    excludeAccountUid: noneOf(table.accountUid),
    excludeRegionId: noneOf(table.regionId),
    excludeProjectId: noneOf(table.projectId),
    excludeTag: noTag(table.tags),
  };
}

/** The filters that `fineFilters` has. */
export const fineNames = [
  "accountUid",
  "regionId",
  "projectId",
  "tag",
  "excludeAccountUid",
  "excludeRegionId",
  "excludeProjectId",
  "excludeTag",
] as const satisfies (keyof ReturnType<typeof fineFilters>)[];
