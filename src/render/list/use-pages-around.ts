import { useMemo } from "react";
import type { ListView } from "../../model/resolved-list";
import type { PagesAround } from "../shared/shown-rows";
import type { ListChange, ListQuery } from "./list-query";
import { pageTurns } from "./page-turns";
import type { ListAnswer } from "./read-answer";
import type { ListState } from "./use-list-query";

/** The pages around the one that is shown, for what steps from row to row. A page turned so is no step for Back. */
export function usePagesAround(
  view: ListView,
  query: ListQuery,
  answer: ListAnswer | undefined,
  change: ListState["change"],
): PagesAround | undefined {
  return useMemo(() => {
    if (!answer || !view.paged) return undefined;
    const turn = (to: ListChange | undefined) => to && (() => change(to, { replace: true }));
    const { previous, next } = pageTurns(view, query, answer);
    return {
      before: view.keyset ? undefined : (query.page - 1) * query.size,
      total: answer.total,
      capped: answer.capped,
      previous: turn(previous),
      next: turn(next),
    };
  }, [view, query, answer, change]);
}
