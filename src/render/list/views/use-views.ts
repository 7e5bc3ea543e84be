import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { SavedView, ViewState } from "../../../generated/api";
import { useArrival } from "./use-arrival";
import { useSavedViews } from "./use-saved-views";
import { NO_VIEW, viewIn, viewSearch, type ViewSetting, viewState } from "./view-state";

/** The saved views of a list or board, and which one is shown. */
export interface Views {
  /** Its name: subject and view. */
  list: string;
  /** Number of the view that the address names. */
  id: number | undefined;
  /** The view that the address names, where the reader sees it. */
  active: SavedView | undefined;
  /** What is shown differs from what the active one saved. */
  changed: boolean;
  /** How the list is shown now. */
  state: ViewState;
  /** The query of the address that shows the same to anybody. */
  link: string;
  /** Shows the list so; without a view as config has it. */
  apply(view: SavedView | undefined): void;
  /** What is shown now belongs to that view from here on, or to none. */
  belongTo(id: number | undefined): void;
}

/**
 * The saved views of a list or board; asked for where the address may need one, and only when it is ready.
 *
 * @param shown the address of what is shown, of the first page.
 * @param columns names of the columns that are shown, in order.
 */
export function useViews(
  list: string,
  setting: ViewSetting,
  shown: string,
  columns: readonly string[],
  ready: boolean,
): Views {
  const [search, setSearch] = useSearchParams();
  const [openedBare] = useState(search.size === 0);
  const id = viewIn(search);
  const { data: all } = useSavedViews(list, ready && (openedBare || id !== undefined));
  useArrival(list, setting, all);

  const active = all?.find((saved) => saved.id === id);
  const state = useMemo(() => viewState(new URLSearchParams(shown), columns), [shown, columns]);
  const link = viewSearch({ id, state }, setting).toString();
  const apply = useCallback(
    (saved: SavedView | undefined) => setSearch(saved ? viewSearch(saved, setting) : { view: NO_VIEW }),
    [setSearch, setting],
  );
  const belongTo = (next: number | undefined): void =>
    setSearch(viewSearch({ id: next, state }, setting), { replace: true });
  return {
    list,
    id,
    active,
    changed: active !== undefined && viewSearch(active, setting).toString() !== link,
    state,
    link,
    apply,
    belongTo,
  };
}
