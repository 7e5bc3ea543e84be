import type { Guest, ResolvedScreen, ResolvedView } from "../../model/resolved";
import type { Row } from "../../widgets/contract";
import { isRow } from "../../widgets/shared/is-row";
import type { LeftOut } from "./obstacle";

/**
 * Addresses of views. A view with a route is a page of its own; one without lies in a drawer over the page that opened
 * it, and the page's address says so: `?open=detail&id=12`. So a drawer can be linked, reloaded and closed with Back.
 */

/** The tab of a detail, in the address. */
export const TAB = "tab";

/** What the history keeps beside the address: the row at hand, for views that need more of it than its key. */
export interface OpenState {
  row?: Row;
  /** The drawer was opened from this page, so Back closes it. */
  opened?: boolean;
  /** The selected rows that the view was not opened for. */
  leftOut?: readonly LeftOut[];
}

/** An open drawer. */
export interface OpenDrawer {
  view: ResolvedView;
  /** Key of the row, as the address has it. */
  id: string | undefined;
}

/** Another subject's view over a page. */
export interface OpenGuest extends Guest {
  id: string | undefined;
}

/** What the names of a drawer's own parameters begin with. */
const INNER = "open.";

/** The path of a page for a row: "/news/:id" or "/news/{id}" with the row's values; undefined where one is missing. */
export function addressOf(route: string, row: Row): string | undefined {
  let complete = true;
  const path = route.replace(/:(\w+)|\{(\w+)\}/g, (_place, colon: string | undefined, brace: string | undefined) => {
    const value = row[colon ?? brace ?? ""];
    if (typeof value === "string" || typeof value === "number") return encodeURIComponent(value);
    complete = false;
    return "";
  });
  return complete ? path : undefined;
}

/** Whether an address opens a view over or beside its page. */
export function opensView(search: string): boolean {
  return new URLSearchParams(search).has("open");
}

/** The query of a page with a drawer open on it. */
export function openSearch(search: URLSearchParams, view: string, id: unknown): string {
  const next = closedSearch(search);
  next.set("open", view);
  if (typeof id === "string" || typeof id === "number") next.set("id", String(id));
  return `?${next.toString()}`;
}

/** The query of a page without a drawer. */
export function closedSearch(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["open", "id", TAB]) next.delete(name);
  const inner = [...next.keys()].filter((name) => name.startsWith(INNER));
  for (const name of inner) next.delete(name);
  return next;
}

/** The part of a page's query that belongs to the list in its drawer: `open.page=2` is that list's `page=2`. */
export function innerSearch(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...search].flatMap(([name, value]) => (name.startsWith(INNER) ? [[name.slice(INNER.length), value]] : [])),
  );
}

/** The query of a page with another part for the list in its drawer. */
export function withInner(search: URLSearchParams, inner: URLSearchParams): URLSearchParams {
  return new URLSearchParams([
    ...[...search].filter(([name]) => !name.startsWith(INNER)),
    ...[...inner].map(([name, value]) => [`${INNER}${name}`, value] satisfies [string, string]),
  ]);
}

/** The other subject's view that a query opens over a page; undefined where it names none that may open there. */
export function readGuest(search: URLSearchParams, { guests = {} }: ResolvedScreen): OpenGuest | undefined {
  const name = search.get("open");
  const guest = name !== null && Object.hasOwn(guests, name) ? guests[name] : undefined;
  return guest && { ...guest, id: search.get("id") ?? undefined };
}

/** What the address of a page calls a view of any subject that opens over it; undefined where it does not. */
export function openName(page: ResolvedScreen, { screen, view }: Pick<Guest, "screen" | "view">): string | undefined {
  if (screen === page.subject) return view;
  return Object.entries(page.guests ?? {}).find(([, guest]) => guest.screen === screen && guest.view === view)?.[0];
}

/** The drawer that a query opens; undefined where it names no view that lies in one. */
export function readOpen(search: URLSearchParams, screen: ResolvedScreen): OpenDrawer | undefined {
  const name = search.get("open");
  if (name === null || !Object.hasOwn(screen.views, name)) return undefined;
  const view = screen.views[name];
  if (!view || view.route !== undefined || view.kind === "page") return undefined;
  return { view, id: search.get("id") ?? undefined };
}

/** The history's state as ours; whatever else it holds is ignored. */
export function readOpenState(state: unknown): OpenState {
  if (typeof state !== "object" || state === null) return {};
  const { row, opened, leftOut } = state as { row?: unknown; opened?: unknown; leftOut?: readonly LeftOut[] };
  return {
    ...(isRow(row) ? { row } : {}),
    ...(opened === true ? { opened } : {}),
    ...(Array.isArray(leftOut) ? { leftOut } : {}),
  };
}
