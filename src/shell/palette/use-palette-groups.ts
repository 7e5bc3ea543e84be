import { useConsole } from "../../state/console";
import { useInside } from "../../state/inside";
import { type Speaker, useWords } from "../../state/language";
import { useAllAddresses } from "../../state/use-all-addresses";
import type { Visits } from "../../state/visits";
import { findByWords } from "../find-words";
import { arrange, firstChoice, type Matches, type PaletteGroup, withContent } from "./arrange";
import { type PaletteItem, paletteItems, searchItems } from "./palette-items";
import { findableLists, type FoundRecords, SHORTEST } from "./records";
import { useIndex } from "./use-index";
import { type Records, useRecords } from "./use-records";
import { useSettings } from "./use-settings";

/** What the palette shows. */
export interface PaletteContents {
  groups: PaletteGroup[];
  /** What Enter does before the user has chosen. */
  first: PaletteItem | undefined;
  /** Records that lists have answered so far. */
  found: readonly FoundRecords[];
  searching: boolean;
  /** Says which lists could not be searched. */
  failed: string | undefined;
}

/**
 * What the palette shows for a text: favourites and recent pages before anything is typed, what fits afterwards.
 *
 * @param held what lists had answered when the user first pointed at an item
 */
export function usePaletteGroups(text: string, held: readonly FoundRecords[] | undefined): PaletteContents {
  const { manifest, session } = useConsole();
  const { visits } = useInside();
  useAllAddresses();
  const words = useWords();
  const index = useIndex();
  const sources = { manifest, session, index };
  const all = [...paletteItems(sources), ...useSettings()];
  const lists = findableLists(sources);
  const records = useRecords(lists, text);
  if (text === "") return beforeTyping(all, visits, words);

  // Until it is known which lists there are, their place is kept.
  const hasRecords = text.length >= SHORTEST && (!index || lists.length > 0);
  const searching = hasRecords && (!index || records.searching);
  const matches: Matches = {
    named: findByWords(all, text),
    searches: searchItems(sources, text),
    found: hasRecords ? records.found : undefined,
    held,
  };
  const { say, t } = words;
  const groups = arrange(matches, {
    records: t("palette.records"),
    named: t("palette.matches"),
    searches: t("palette.searchFor", { text }),
    note: searching ? t("palette.searching") : similarWords(records, words),
    say,
  });
  const first = firstChoice(matches, groups, searching);
  return { groups, first, found: records.found, searching, failed: failedWords(records, words) };
}

function beforeTyping(all: readonly PaletteItem[], visits: Visits, { t }: Speaker): PaletteContents {
  const byPath = (paths: readonly string[], kind: string): PaletteItem[] =>
    paths.flatMap((path) =>
      all.filter((item) => item.path === path).map((item) => ({ ...item, key: `${kind} ${path}` })),
    );
  const groups = withContent([
    { title: t("palette.favourites"), items: byPath(visits.favourites, "favourite") },
    { title: t("palette.recent"), items: byPath(visits.recent.slice(1), "recent") },
    { title: t("palette.all"), items: [...all] },
  ]);
  return { groups, first: groups[0]?.items[0], found: [], searching: false, failed: undefined };
}

/** What stands in the place of exact matches once every list has answered. */
function similarWords({ found }: Records, { t }: Speaker): string {
  const count = found.flatMap(({ similar }) => similar).length;
  if (count === 0) return t("palette.noRecords");
  return count === 1 ? t("palette.oneSimilar") : t("palette.similar", { count });
}

function failedWords({ failed }: Records, { language, say, t }: Speaker): string | undefined {
  if (failed.length === 0) return undefined;
  return t("palette.failed", { lists: new Intl.ListFormat(language).format(failed.map((title) => say(title))) });
}
