import type { CostRow } from "../../../../generated/api";
import type { Input } from "../../../../generated/operations";
import type { MonthRange } from "./periods";
import type { CostCell } from "./read-costs";
import { severalViews } from "./views";

/** Months and day by which, with the dimensions of a row, listBillDetails finds the lines behind it. */
export type LinesBehind = Pick<CostRow, "startCycle" | "endCycle" | "billDate">;

/** Of a row whose lines cannot be listed. */
export const nowhere: LinesBehind = { startCycle: null, endCycle: null, billDate: null };

/**
 * Whether listBillDetails tells the lines of a group from all others: not those of several groups together, of what has no region,
 * project or resource, of allocation rules, of one tag among those that are filtered by, of several business views or without some, nor
 * of a view that shares resources with another one: that list has the shared ones, too.
 */
export function leadsToLines(
  { by = [], allocationRuleId = [], tag = [], viewId = [], excludeViewId = [] }: Input<"listCosts">,
  { place, keys }: CostCell,
  sharing: ReadonlySet<number>,
): boolean {
  const absent = by.some((dimension, at) => dimension !== "tag" && keys !== null && (keys[at] ?? null) === null);
  const several = place === 0 && by.length > 0;
  const twice = tag.length > 0 && by.includes("tag") && keys !== null;
  const view = keys?.[by.indexOf("viewId")] ?? null;
  const shared = view !== null && (view === severalViews || sharing.has(Number(view)));
  const byLists = allocationRuleId.length === 0 && excludeViewId.length === 0 && viewId.length <= 1;
  return byLists && !several && !absent && !twice && !shared;
}

/** The lines of these months, or of a day that is on their bills. */
export function linesOf({ start, end }: MonthRange, day: string | null): LinesBehind {
  return { startCycle: start, endCycle: end, billDate: day };
}

/** Of a group whose lines cannot be listed, in any period. */
export function noLines(): LinesBehind {
  return nowhere;
}
