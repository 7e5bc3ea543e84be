import { decideEntry } from "../../domain/entry";
import type { Mode } from "../../model/config/mode";
import type { Manifest, MenuEntry, ResolvedRoute } from "../../model/resolved";
import type { Words } from "../../model/words";
import { menuOf, type Visitor } from "../../state/access";
import { openPages } from "../../state/open-pages";

/** What a user finds in one console. */
export interface Sight {
  mode: Mode;
  title: Words;
  /** Users of this customer do not come in. */
  closed: boolean;
  menu: MenuEntry[];
  /** All pages that open and need no row, those of the menu included. */
  pages: ResolvedRoute[];
}

/** What other codes add to a console and take away from it. */
export interface SightChange {
  mode: Mode;
  title: Words;
  gained: Words[];
  lost: Words[];
}

/** A sub-account, as the API numbers types of accounts. */
const SUB_ACCOUNT = 1;

/**
 * What a sub-account of the signed-in user's customer with these codes finds in each console: by the rules of the entry, of the
 * menus and of the pages that hold for the user itself.
 */
export function sightsOf(manifest: Manifest, { facts, offers }: Visitor, authCodes: string): Sight[] {
  if (!facts) return [];
  return ([1, 2] as const).map((mode) => {
    const [all, channel] = [authCodes.includes("all"), authCodes.includes("channel")];
    const user = { ...facts, mode, accountType: SUB_ACCOUNT, authCodes, all, channel, loginNumStored: true };
    const entry = decideEntry(manifest.entryRules, user);
    const visitor: Visitor = { mode, offers, facts: user };
    const closed = entry.refused || entry.mode !== mode;
    return {
      mode,
      title: manifest.menus[mode].title,
      closed,
      menu: closed ? [] : menuOf(manifest, visitor),
      pages: closed ? [] : openPages(manifest, visitor).map(({ route }) => route),
    };
  });
}

/** The pages of a sight that no entry of its menu leads to by itself. */
export function pagesBesides({ menu, pages }: Sight): ResolvedRoute[] {
  const own = new Set(flat(menu).flatMap(({ route }) => route ?? []));
  return pages.filter(({ path }) => !own.has(path));
}

/** The consoles in which something is gained or lost, each menu entry and page by its name. */
export function sightChanges(before: readonly Sight[], after: readonly Sight[]): SightChange[] {
  return after.flatMap((now, index) => {
    const then = before[index];
    if (!then) return [];
    const [gained, lost] = [beyond(now, then), beyond(then, now)];
    return gained.length + lost.length === 0 ? [] : [{ mode: now.mode, title: now.title, gained, lost }];
  });
}

/** What of a sight is not in another; a page that is called like its menu entry is named once. */
function beyond(sight: Sight, other: Sight): Words[] {
  const [codes, paths] = [
    new Set(flat(other.menu).map(({ code }) => code)),
    new Set(other.pages.map(({ path }) => path)),
  ];
  const named = new Map<string, Words>();
  for (const { code, words } of flat(sight.menu)) if (!codes.has(code)) named.set(words.zh, words);
  for (const { path, title } of sight.pages) if (!paths.has(path)) named.set(title.zh, title);
  return [...named.values()];
}

/** The entries and all below them. */
function flat(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
}
