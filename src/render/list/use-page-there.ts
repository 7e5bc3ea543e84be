import { useEffect } from "react";
import type { ListView } from "../../model/resolved-list";
import { lastPage, type ListQuery } from "./list-query";
import type { ListState } from "./use-list-query";
import type { ListRows } from "./use-rows";

/** After a deletion, or by an old link, the page may be no more: the last one that is known takes its place. */
export function usePageThere(
  view: ListView,
  query: ListQuery,
  { answer, refreshing }: ListRows,
  change: ListState["change"],
): void {
  const settled = answer !== undefined && view.paged && !refreshing;
  const empty = answer?.rows.length === 0;
  const pages = settled && !view.keyset ? lastPage(answer.total, query.size) : 1;
  // Of rows that were not all counted there may be pages beyond the last that is known.
  const beyond = settled && query.page > pages && (!answer.capped || empty);
  const lost = settled && empty && query.cursor !== undefined;
  useEffect(() => {
    if (lost) change({ type: "cursor", cursor: undefined }, { replace: true });
    else if (beyond) change({ type: "page", page: pages }, { replace: true });
  }, [lost, beyond, pages, change]);
}
