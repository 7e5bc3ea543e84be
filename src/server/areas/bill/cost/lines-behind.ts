import type { CostRow } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import { filterBehind } from "./filter-behind";
import type { MonthRange } from "./periods";
import type { CostCell } from "./read-costs";
import { severalViews } from "./views";

/** Months, day and filter by which, with the dimensions of a row, listBillDetails finds the lines behind it. */
export type LinesBehind = Pick<CostRow, "startCycle" | "endCycle" | "billDate" | "filter">;

/** The lines of these months, or of a day that is on their bills. */
export type ToLines = (months: MonthRange, day: string | null) => LinesBehind;

/** Of a row whose lines cannot be listed. */
export const nowhere: LinesBehind = { startCycle: null, endCycle: null, billDate: null, filter: null };

/** How the lines of a group are found, in any period. @param groups all that there are */
export function linesBehind(
  query: Input<"listCosts">,
  cell: CostCell,
  groups: readonly CostCell[],
  sharing: ReadonlySet<number>,
): ToLines {
  const filter = isListed(query, cell, sharing) ? filterBehind(query, cell, groups) : undefined;
  if (filter === undefined) return () => nowhere;
  return ({ start, end }, day) => ({ startCycle: start, endCycle: end, billDate: day, filter });
}

/**
 * Whether listBillDetails tells the lines of a group from all others: not those of allocation rules, of one tag among those that are filtered
 * by, of several business views or without some, nor of a view that shares resources with another one: that list has the shared ones, too.
 */
function isListed(
  { by = [], allocationRuleId = [], tag = [], viewId = [], excludeViewId = [] }: Input<"listCosts">,
  { place, keys }: CostCell,
  sharing: ReadonlySet<number>,
): boolean {
  const twice = tag.length > 0 && by.includes("tag") && keys !== null;
  const view = keys?.[by.indexOf("viewId")] ?? null;
  const ofOneView = view !== null && view !== severalViews && !sharing.has(Number(view));
  const byViews = place !== null && by.includes("viewId") && !ofOneView;
  return !byViews && !twice && allocationRuleId.length === 0 && excludeViewId.length === 0 && viewId.length <= 1;
}
