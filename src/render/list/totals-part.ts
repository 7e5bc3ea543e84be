import { useMemo } from "react";
import { later, noted, once, useLoaded } from "../../state/later";

const loadTotals = once(() => import("./totals-row"));

/** The sums of a list, which few lists have. */
export const TotalsRow = later(loadTotals, (module) => module.TotalsRow);

const nothing = noted<object>(Promise.resolve({}));

/** Whether all that a list is drawn with is there: rows wait for what draws their sums, which needs more room in the columns than they do. */
export function useTotalsPart(hasTotals: boolean): boolean {
  const part = useMemo<Promise<object>>(() => (hasTotals ? loadTotals() : nothing), [hasTotals]);
  return useLoaded(part) !== undefined;
}
