import type { PaletteIndex } from "../../model/palette";
import type { Manifest } from "../../model/resolved";
import type { Words } from "../../model/words";
import type { Session } from "../../state/session";
import { openPages } from "../../state/open-pages";

/** Something the palette offers. */
export interface PaletteItem {
  /** Unique among all. */
  key: string;
  kind: "page" | "command" | "record" | "search" | "setting";
  words: Words;
  /** Where it stands: the menu entries above it; of a record what else is known of it. */
  trail: Words[];
  /** Address below the base; absent for what is done in place. */
  to?: string;
  /** The route's path, by which favourites and recent pages are known. */
  path?: string;
  perform?: () => void;
}

/** What the items are made of. */
export interface PaletteSources {
  manifest: Manifest;
  session: Session;
  /** Absent while it is being fetched. */
  index: PaletteIndex | undefined;
}

/** A text that is the same in every language. */
export function sameWords(text: string): Words {
  return { zh: text, en: text };
}

/** Every page that is open to the user and needs no row, in the menu's order; then what can be begun. */
export function paletteItems({ manifest, session, index }: PaletteSources): PaletteItem[] {
  const pages = pageItems(manifest, session);
  const open = new Map(pages.map((page) => [page.path, page]));
  const commands = (index?.commands ?? []).flatMap(({ words, path, to, permission, providers = [] }) => {
    const page = open.get(path);
    if (!page || !permission.every(session.permits) || !session.offers({ providers })) return [];
    return [
      { key: `command ${to} ${words.en}`, kind: "command" as const, words, trail: [...page.trail, page.words], to },
    ];
  });
  return [...pages, ...commands];
}

/** Offers to search the open lists for a text. */
export function searchItems({ manifest, session, index }: PaletteSources, text: string): PaletteItem[] {
  if (text === "") return [];
  const open = new Map(pageItems(manifest, session).map((page) => [page.path, page]));
  return (index?.searches ?? []).flatMap(({ path, parameter }) => {
    const page = open.get(path);
    const to = `${path}?${new URLSearchParams({ [parameter]: text })}`;
    return page ? [{ key: `search ${path}`, kind: "search" as const, words: page.words, trail: page.trail, to }] : [];
  });
}

function pageItems(manifest: Manifest, session: Session): (PaletteItem & { path: string })[] {
  return openPages(manifest, session).map(({ route, above }) => ({
    key: `page ${route.path}`,
    kind: "page",
    words: route.title,
    trail: above.map(({ words }) => words),
    to: route.path,
    path: route.path,
  }));
}
