import { keyField } from "../../domain/row-key";
import type { Guest, ResolvedScreen } from "../../model/resolved";
import type { ListView } from "../../model/resolved-list";
import type { Destination, LinkAddress, OpenDoes, ResolvedAction } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { resolveSend } from "./resolve-send";
import { addressOf, closedSearch, openName, openSearch, type OpenState } from "./view-address";

/** Where one is while opening a view. */
export interface Place {
  screen: ResolvedScreen;
  /** The subject whose page that is, where another one's view opens over it. */
  host?: ResolvedScreen | undefined;
  /** The field that identifies a row of this subject. */
  rowKey: string;
  /** Path and query of the present page, below the base path. */
  path: string;
  search: string;
}

/** An address below the base path, and what the history keeps beside it. */
export interface Target {
  to: string;
  state: OpenState;
}

/** The list of a subject that can be gone to without a row, if it has one. */
export function listOf({ views }: ResolvedScreen): ListView | undefined {
  return Object.values(views).find(
    (view): view is ListView => view.kind === "list" && view.route !== undefined && !view.route.includes(":"),
  );
}

/** Where opening a view leads. Undefined where the row is not enough. */
export function targetOf(name: string, row: Row | undefined, place: Place): Target | undefined {
  const view = place.screen.views[name];
  if (!view) return undefined;
  if (view.route !== undefined) {
    const to = addressOf(view.route, row ?? {});
    return to === undefined ? undefined : { to, state: row ? { row } : {} };
  }
  return overPage({ screen: place.screen.subject, view: name }, row, row?.[keyField(view, place.rowKey)], place);
}

/** Opens a view of any subject over the page at hand. */
function overPage(
  view: Pick<Guest, "screen" | "view">,
  row: Row | undefined,
  id: unknown,
  place: Place,
): Target | undefined {
  const name = openName(place.host ?? place.screen, view);
  if (name === undefined) return undefined;
  const search = openSearch(new URLSearchParams(place.search), name, id);
  return { to: place.path + search, state: row ? { row, opened: true } : { opened: true } };
}

/** Where an action leads that opens a view or is a link within the console; undefined for all others. */
export function targetOfAction({ does }: ResolvedAction, row: Row | undefined, place: Place): Target | undefined {
  if (does.kind === "open")
    return does.screen === undefined ? targetOf(does.view, row, place) : targetOfGuest(does, row, place);
  if (does.kind !== "link") return undefined;
  const to = linkAddress(does, row ? [row] : []);
  return to === undefined ? undefined : { to, state: {} };
}

/** Another subject's view over the page at hand: it gets of the row what config says, and one value of it names it in the address. */
function targetOfGuest(
  { screen = "", view, row: send = {} }: OpenDoes,
  row: Row | undefined,
  place: Place,
): Target | undefined {
  const given = resolveSend(send, row ? [row] : []);
  const [id, ...others] = Object.values(given);
  return overPage({ screen, view }, given, others.length === 0 ? id : undefined, place);
}

/** The address of a link, below the base path; undefined where the row is not enough. */
export function linkAddress({ route, params, query, opens }: LinkAddress, rows: readonly Row[]): string | undefined {
  const path = addressOf(route, resolveSend(params, rows));
  if (path === undefined) return undefined;
  // A list is a parameter for each of its values, as filters are spelt.
  const filters = Object.entries(resolveSend(query, rows)).flatMap(([name, value]) =>
    value === null ? [] : [value].flat().map((one) => [name, String(one)]),
  );
  if (opens) filters.push(["open", opens.view], ...keyOf(resolveSend({ id: opens.id }, rows).id));
  return path + (filters.length > 0 ? `?${new URLSearchParams(filters).toString()}` : "");
}

/** The key of a row in the address of the view that opens for it; none where it opens for the page. */
function keyOf(id: unknown): string[][] {
  return id === undefined || id === null ? [] : [["id", String(id)]];
}

/**
 * Where an action's success leads. To the page one is on already: what lies over it closes, and its filters and place in
 * the pages stay.
 */
export function targetOfSuccess(destination: Destination, row: Row | undefined, place: Place): Target | undefined {
  const to =
    "view" in destination
      ? targetOf(destination.view, row, place)
      : { to: addressOf(destination.route, row ?? {}), state: {} };
  if (to?.to === undefined) return undefined;
  const search = closedSearch(new URLSearchParams(place.search)).toString();
  return to.to === place.path
    ? { to: place.path + (search && `?${search}`), state: {} }
    : { to: to.to, state: to.state };
}
