import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { NavigationType, useLocation } from "react-router-dom";
import type { ListView } from "../../model/resolved-list";
import { useConsole } from "../../state/console";
import { useHistory } from "../../state/history";
import { innerSearch, readOpenState, withInner } from "../shared/view-address";
import { useScreen } from "../shared/screen-context";
import { useListPlace } from "./list-place";
import { changeList, type ListChange, type ListQuery, readListQuery, writeListQuery } from "./list-query";

/** The state of a list in the address, and how to change it. */
export interface ListState {
  query: ListQuery;
  /** Changes the list; each change is a step for back and forward, except that one search text is one step. */
  change(change: ListChange, options?: { replace?: boolean }): void;
}

/** The state of a list, and the address that says it. */
interface Known {
  query: ListQuery;
  search: URLSearchParams;
}

/** A change that the address does not show yet: `since` is the address it was made on. */
interface Ahead extends Known {
  since: URLSearchParams;
}

/**
 * Keeps a list's state in the address and nowhere else; that of a list in a drawer under names of its own, that of one that is part
 * of something else in that.
 */
export function useListQuery(view: ListView, place: "page" | "drawer"): ListState {
  const { pageSizes } = useConsole().manifest.settings;
  const { enums } = useScreen();
  const [all, setAll] = useListPlace();
  const { state } = useLocation();
  const inDrawer = place === "drawer";
  const search = useMemo(() => (inDrawer ? innerSearch(all) : all), [inDrawer, all]);
  const read = useMemo<Known>(
    () => ({ query: readListQuery(search, view, enums, pageSizes), search }),
    [search, view, enums, pageSizes],
  );

  // The router shows a new address a moment later; a checkbox that waited for it would jump back and forth.
  const [ahead, setAhead] = useState<Ahead>();
  const known = ahead?.since === search ? ahead : read;

  // Two filters may change in one frame (one left, the other clicked): the second builds on the first.
  const latest = useRef({ ...known, typing: "" });
  useLayoutEffect(() => {
    latest.current = { ...known, typing: latest.current.typing };
  }, [known]);

  // Back before that moment, and the router has nothing new to show: the change is taken back here.
  const history = useHistory();
  useEffect(
    () =>
      history.listen(({ action }) => {
        if (action !== NavigationType.Pop) return;
        setAhead(undefined);
        latest.current = { ...read, typing: "" };
      }),
    [history, read],
  );

  const change = useCallback(
    (step: ListChange, { replace = false }: { replace?: boolean } = {}) => {
      const before = latest.current;
      const typing = typedFilter(step, view);
      const next = changeList(before.query, step, view);
      const written = writeListQuery(next, view, pageSizes, before.search);
      latest.current = { query: next, search: written, typing };
      if (written.toString() === before.search.toString()) return;
      setAhead({ since: search, query: next, search: written });
      // A drawer, the list's place or open over it, is about its row still; but Back no longer closes it.
      const { row } = readOpenState(state);
      const options = {
        replace: replace || (typing !== "" && typing === before.typing),
        ...(row && { state: { row } }),
      };
      setAll(inDrawer ? withInner(all, written) : written, options);
    },
    [view, pageSizes, search, all, inDrawer, state, setAll],
  );
  return { query: known.query, change };
}

/** The text filter that a change types into, if it is one. */
function typedFilter(step: ListChange, view: ListView): string {
  if (step.type !== "filter" || step.value === undefined) return "";
  return view.filters.some((filter) => filter.name === step.name && filter.kind === "text") ? step.name : "";
}
