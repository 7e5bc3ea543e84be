import type { Manifest, MenuEntry, ResolvedRoute } from "../../../model/resolved";
import type { Words } from "../../../model/words";

/** A way into an area. */
export interface AreaLink {
  route: string;
  words: Words;
  pending: boolean;
}

/**
 * The addresses in an area, those already built first: the pages of its strip of tabs, or the entries below it.
 * @param opens whether the user may go to a route.
 */
export function areaLinks(
  entry: MenuEntry,
  routes: Manifest["routes"],
  opens: (route: ResolvedRoute) => boolean,
): AreaLink[] {
  const tabs = (entry.tabs ?? []).flatMap((path) => routes.filter((route) => route.path === path && opens(route)));
  const links = tabs.length > 0 ? tabs.map(linkOfRoute) : leavesOf(entry.children ?? []).flatMap(linkOfEntry);
  return [...links.filter((link) => !link.pending), ...links.filter((link) => link.pending)];
}

function linkOfRoute({ path, title, pending = false }: ResolvedRoute): AreaLink {
  return { route: path, words: title, pending };
}

function linkOfEntry({ route, words, pending = false }: MenuEntry): AreaLink[] {
  return route === undefined ? [] : [{ route, words, pending }];
}

function leavesOf(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));
}
