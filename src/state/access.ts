import { matchRoutes } from "react-router-dom";
import { visibleHeader, visibleMenu } from "../domain/menu";
import type { HeaderEntry, Manifest, MenuEntry, ResolvedRoute } from "../model/resolved";
import type { Words } from "../model/words";
import { opensTo, roleOpens } from "./opens-to";
import type { Session } from "./session";

/** Of the session what decides which pages there are. */
export type Visitor = Pick<Session, "facts" | "mode" | "offers">;

/** What a user finds at an address. */
export type Access = { kind: "open" } | NotOpen;

/** Why a page does not open. */
export type NotOpen =
  /** Its screen is not built yet. */
  | { kind: "pending" }
  /** It exists in the other console only. */
  | { kind: "otherMode"; mode: 1 | 2 }
  /** The user holds none of these codes. */
  | { kind: "noPermission"; codes: string[] }
  /** A rule takes the menu entries of these codes away from this type of account, even from holders of the codes. */
  | { kind: "notForAccount"; codes: string[] }
  /** What the page is for needs these outside services, and the server has not all of them. */
  | { kind: "notSetUp"; providers: string[] };

/** The route at a path below the base; undefined where there is none. */
export function routeAt(routes: readonly ResolvedRoute[], path: string): ResolvedRoute | undefined {
  // Most addresses have no parameters: a comparison spares ranking them all, at each look.
  const same = routes.find((route) => route.path === path);
  if (same) return same;
  const match = matchRoutes(
    routes.map((route) => ({ path: route.path, id: route.path })),
    path,
  )?.at(-1);
  return match && routes.find((route) => route.path === match.route.id);
}

/** What the signed-in user finds at a route. */
export function judgeAccess(route: ResolvedRoute, manifest: Manifest, session: Visitor): Access {
  const codes = route.permission;
  const [mode] = route.modes;
  if (mode !== undefined && !route.modes.includes(session.mode)) return { kind: "otherMode", mode };
  if (opensTo(session, manifest, route.path, codes)) {
    if (!session.offers(route)) return { kind: "notSetUp", providers: route.providers ?? [] };
    return { kind: route.pending ? "pending" : "open" };
  }
  return { kind: roleOpens(session, manifest, route.path, codes) ? "noPermission" : "notForAccount", codes };
}

/** Whether a page at a path below the base opens to the signed-in user. */
export function opensAt(path: string, manifest: Manifest, session: Visitor): boolean {
  const route = routeAt(manifest.routes, path);
  return route !== undefined && judgeAccess(route, manifest, session).kind === "open";
}

/** The entries of the left menu that the signed-in user sees; none before the profile is there. */
export function menuOf(manifest: Manifest, session: Visitor): MenuEntry[] {
  const { facts, mode } = session;
  const opens = (path: string): boolean => opensAt(path, manifest, session);
  return facts ? visibleMenu(manifest.menus[mode].entries, manifest.menuRules.rules, facts, opens) : [];
}

/**
 * The entries of the header that the signed-in user sees: none that leads to a page which does not open. One whose address is
 * not known yet stays.
 */
export function headerOf(manifest: Manifest, session: Visitor): HeaderEntry[] {
  const { facts, mode } = session;
  if (!facts) return [];
  return visibleHeader(manifest.menus[mode].header, manifest.menuRules.header, facts).filter(({ route: path }) => {
    const route = routeAt(manifest.routes, path);
    return !route || ["open", "pending"].includes(judgeAccess(route, manifest, session).kind);
  });
}

/** The words of a menu code, wherever it is named; undefined for a code that nothing names. */
export function wordsOfCode(code: string, manifest: Manifest): Words | undefined {
  const entries = [...manifest.menus[1].entries, ...manifest.menus[2].entries];
  return findEntry(entries, code)?.words ?? manifest.menuRules.codes[code] ?? manifest.codeWords?.[code];
}

/**
 * The codes from the top of the menu down to the route's entry, or else to the entry in whose strip of tabs the route is; or else
 * as far down as the user sees of the way to its entry in the whole menu.
 */
export function activeCodes(
  entries: readonly MenuEntry[],
  route: ResolvedRoute | undefined,
  whole: readonly MenuEntry[] = [],
): string[] {
  if (!route) return [];
  const ways = [pathToCode(entries, route.menu), pathToCode(entries, tabEntry(entries, route.path)?.code)];
  const seen = (code: string): boolean => findEntry(entries, code) !== undefined;
  return ways.find((codes) => codes.length > 0) ?? pathToCode(whole, route.menu).filter(seen);
}

/** The menu entries above a page, from the top: not the one that bears its own name. */
export function entriesAbove(entries: readonly MenuEntry[], route: ResolvedRoute): MenuEntry[] {
  return activeCodes(entries, route)
    .flatMap((code) => findEntry(entries, code) ?? [])
    .filter(({ words }) => words.zh !== route.title.zh);
}

/** The entry in whose strip of tabs the path is. */
export function tabEntry(entries: readonly MenuEntry[], path: string): MenuEntry | undefined {
  for (const entry of entries) {
    const found = entry.tabs?.includes(path) ? entry : tabEntry(entry.children ?? [], path);
    if (found) return found;
  }
  return undefined;
}

/** The codes from the top of the menu down to this one; empty where the menu does not list it. */
function pathToCode(entries: readonly MenuEntry[], code: string | undefined): string[] {
  for (const entry of entries) {
    if (entry.code === code) return [entry.code];
    const below = pathToCode(entry.children ?? [], code);
    if (below.length > 0) return [entry.code, ...below];
  }
  return [];
}

/** The entry with this code, at any level. */
function findEntry(entries: readonly MenuEntry[], code: string): MenuEntry | undefined {
  for (const entry of entries) {
    const found = entry.code === code ? entry : findEntry(entry.children ?? [], code);
    if (found) return found;
  }
  return undefined;
}
