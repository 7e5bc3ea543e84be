import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { SavedView, ViewState } from "../../../generated/api";
import type { ListView } from "../../../model/resolved-list";
import { useConsole } from "../../../state/console";
import { useScreen } from "../../shared/screen-context";
import type { ListQuery } from "../list-query";
import { useArrival } from "./use-arrival";
import { useSavedViews } from "./use-saved-views";
import { type ListSetting, NO_VIEW, viewIn, viewSearch, viewState } from "./view-state";

/** The saved views of a list, and which one is shown. */
export interface Views {
  /** The list's name: subject and view. */
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
 * The saved views of a list; asked for where the address may need one, and only when the first rows are there.
 *
 * @param columns names of the columns that are shown, in order.
 */
export function useViews(
  view: ListView,
  list: string,
  query: ListQuery,
  columns: readonly string[],
  ready: boolean,
): Views {
  const { manifest } = useConsole();
  const { enums } = useScreen();
  const [search, setSearch] = useSearchParams();
  const [openedBare] = useState(search.size === 0);
  const setting = useMemo<ListSetting>(
    () => ({ view, enums, pageSizes: manifest.settings.pageSizes }),
    [view, enums, manifest],
  );
  const id = viewIn(search);
  const { data: all } = useSavedViews(list, ready && (openedBare || id !== undefined));
  useArrival(list, setting, all);

  const active = all?.find((saved) => saved.id === id);
  const state = useMemo(() => viewState(query, columns, setting), [query, columns, setting]);
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
