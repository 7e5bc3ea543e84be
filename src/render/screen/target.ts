import type { ResolvedScreen } from "../../model/resolved";
import type { Row } from "../../widgets/contract";
import { addressOf, keyField, openSearch, type OpenState } from "../drawer/view-address";

/** Where one is while opening a view. */
export interface Place {
  screen: ResolvedScreen;
  /** The field that identifies a row of this subject. */
  rowKey: string;
  /** Path and query of the present page, below the base path. */
  path: string;
  search: string;
}

/** Where opening a view leads: an address below the base path, and what the history keeps. Undefined where the row is not enough. */
export function targetOf(name: string, row: Row | undefined, place: Place): { to: string; state: OpenState } | undefined {
  const view = place.screen.views[name];
  if (!view) return undefined;
  if (view.route !== undefined) {
    const to = addressOf(view.route, row ?? {});
    return to === undefined ? undefined : { to, state: row ? { row } : {} };
  }
  const search = openSearch(new URLSearchParams(place.search), name, row?.[keyField(view, place.rowKey)]);
  return { to: place.path + search, state: row ? { row, opened: true } : { opened: true } };
}
