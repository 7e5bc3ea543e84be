import { pagesOf } from "../../domain/menu";
import type { Manifest, MenuEntry } from "../../model/resolved";
import type { Words } from "../../model/words";
import type { Session } from "../../state/session";
import { activeCodes, menuOf } from "../../state/access";
import { findByWords } from "../find-words";
import { type OpenPage, openPages } from "../../state/open-pages";

/** Pages that stand under one name. */
export interface Area {
  words: Words;
  pages: OpenPage[];
}

/**
 * Every page that opens to the user, by the entry at the top of the left menu that it belongs to, in the menu's order. A page that an
 * entry without others below it does not lead to itself, and whatever no menu lists, stands under `others` at the end.
 */
export function areasOf(manifest: Manifest, session: Session, others: Words): Area[] {
  const entries = menuOf(manifest, session);
  const whole = manifest.menus[session.mode].entries;
  const placed = openPages(manifest, session).map((page) => ({ page, top: topOf(entries, whole, page) }));
  const areas = [...entries, undefined].map((entry) => ({
    words: entry?.words ?? others,
    pages: placed.filter(({ top }) => top === entry).map(({ page }) => page),
  }));
  return areas.filter(({ pages }) => pages.length > 0);
}

/** The pages, area by area, whose own words, area or address have each word of the text. */
export function findInAreas(areas: readonly Area[], text: string): Area[] {
  const found = areas.map(({ words, pages }) => {
    const named = pages.map((page) => ({
      page,
      words: page.route.title,
      trail: [words, ...page.above.map((entry) => entry.words)],
      path: page.route.path,
    }));
    return { words, pages: findByWords(named, text).map(({ page }) => page) };
  });
  return found.filter(({ pages }) => pages.length > 0);
}

function topOf(entries: readonly MenuEntry[], whole: readonly MenuEntry[], { route }: OpenPage): MenuEntry | undefined {
  const [code] = activeCodes(entries, route, whole);
  const entry = entries.find((each) => each.code === code);
  return entry && (entry.children || entry.folded || pagesOf(entry).includes(route.path)) ? entry : undefined;
}
