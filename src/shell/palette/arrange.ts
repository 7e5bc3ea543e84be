import type { Words } from "../../model/words";
import type { PaletteItem } from "./palette-items";
import type { FoundRecords } from "./records";

/** Items under a heading. */
export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
  /** Stands in the place of the first item where there is none. */
  note?: string;
}

/** What the palette has for a text. */
export interface Matches {
  /** Pages, things to begin and settings, best first. */
  named: PaletteItem[];
  /** Offers to search a list. */
  searches: PaletteItem[];
  /** What lists have answered; undefined where none can be asked. */
  found: readonly FoundRecords[] | undefined;
  /**
   * What they had answered when the user first pointed at an item: from then on nothing moves, and what comes later stands
   * at the end.
   */
  held: readonly FoundRecords[] | undefined;
}

/** Headings of the groups. */
export interface GroupTitles {
  records: string;
  named: string;
  searches: string;
  /** Stands for exact matches while there is none. */
  note: string;
  say(words: Words): string;
}

/**
 * Where everything stands for a text: records with exactly that number or name before all else, in a place that is kept for
 * them, so that nothing moves when they come; then what is known at once; then other records, list by list.
 */
export function arrange({ named, searches, found, held }: Matches, titles: GroupTitles): PaletteGroup[] {
  const shown = held ?? found ?? [];
  const late = (found ?? []).filter(({ list }) => !shown.some((other) => other.list === list));
  const exact = shown.flatMap((list) => list.exact);
  const groups: PaletteGroup[] = [
    { title: titles.records, items: exact, ...(found && exact.length === 0 && { note: titles.note }) },
    { title: titles.named, items: named },
    ...shown.map(({ title, similar }) => ({ title: titles.say(title), items: similar })),
    { title: titles.searches, items: searches },
    ...late.map((list) => ({ title: titles.say(list.title), items: [...list.exact, ...list.similar] })),
  ];
  return withContent(groups);
}

/**
 * What Enter does before the user has chosen: the first of what was there at once, so that no answer changes it; or else the first
 * exact match; with neither, nothing as long as one may come.
 */
export function firstChoice(
  { named, found = [] }: Matches,
  groups: readonly PaletteGroup[],
  searching: boolean,
): PaletteItem | undefined {
  const [exact] = found.flatMap((list) => list.exact);
  return named[0] ?? exact ?? (searching ? undefined : groups.flatMap(({ items }) => items)[0]);
}

/** The groups that have something to show. */
export function withContent(groups: readonly PaletteGroup[]): PaletteGroup[] {
  return groups.filter(({ items, note }) => items.length > 0 || note !== undefined);
}
