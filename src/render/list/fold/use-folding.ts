import { useCallback, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ListView } from "../../../model/resolved-list";
import { useMedia } from "../../../state/media";
import { useWords } from "../../../state/language";
import { useScreen } from "../../shared/screen-context";
import { type PreparedColumn, prepareColumns } from "../columns";
import { useTableLayout } from "../columns/columns-context";
import { type Fold, foldColumns } from "./fold-columns";
import { lastMeasures, type Measures, measureTable, tableMeasures } from "./measures";

/** The button that unfolds a row, with its margins, pixels (list-table.css). */
const BUTTON = 24;

/** Windows without room for a table. */
const NARROW = "(max-width: 599px)";

/** A table's columns by where they stand. */
export interface Folding {
  /** In the row. */
  shown: readonly PreparedColumn[];
  /** In the row's expansion. */
  folded: readonly PreparedColumn[];
  /** Texts are cut off earlier than elsewhere. */
  tight: boolean;
}

/** What decides about a table's columns. */
export interface FoldSetting {
  view: ListView;
  /** Columns whose width is the reader's. */
  sized: ReadonlySet<string>;
  /** The window is so narrow that each row is a card: only the columns that stay are in it. */
  cards: boolean;
  /** The list and all else that widths depend on besides the values. */
  name: string;
}

/** What decides about the columns of a list's table; the same object for as long as nothing of it changes. */
export function useFoldSetting(view: ListView): FoldSetting {
  const { language } = useWords();
  const { subject } = useScreen().screen;
  const { sized, density } = useTableLayout().layout;
  const cards = useMedia(NARROW);
  return useMemo(
    () => ({ view, sized, cards, name: [subject, view.name, language, density].join(" ") }),
    [view, sized, cards, subject, language, density],
  );
}

/** How many columns a list is going to show in its rows, as far as it is known before there are any. */
export function columnsAtFirst(setting: FoldSetting): number {
  return setting.view.columns.length - foldTable(setting, lastMeasures(setting.name)).folded.size;
}

/**
 * Folds the columns that find no room in the table's frame. A list begins with what it knows from the last time; what is drawn is
 * measured before the reader sees it, and again when the frame or the table gets another width.
 *
 * @param drawn what the table shows: with other rows it may need more room
 */
export function useFolding(frame: HTMLElement | null, setting: FoldSetting, drawn: unknown): Folding {
  const { view, sized, cards, name } = setting;
  const columns = useMemo(() => prepareColumns(view, sized), [view, sized]);
  const [known] = useState(tableMeasures);
  const measures = useSyncExternalStore(known.follow, () => known.of(name));

  const { folded, tight } = useMemo(() => foldTable(setting, measures), [setting, measures]);
  const names = [...folded].join(" ");
  const measure = useCallback(() => {
    const next = frame && !cards ? measureTable(frame, measures, tight) : measures;
    if (next !== measures) known.set(name, next);
  }, [frame, measures, cards, tight, name, known]);
  useLayoutEffect(measure, [measure, columns, drawn, names]);
  useEffect(() => {
    const table = frame?.querySelector(":scope > table");
    if (!frame || !table) return undefined;
    const resized = new ResizeObserver(measure);
    resized.observe(frame);
    resized.observe(table);
    return () => resized.disconnect();
  }, [frame, measure]);

  return useMemo(() => {
    const out = new Set(names.split(" "));
    const isFolded = ({ column }: PreparedColumn): boolean => out.has(column.name);
    return { shown: columns.filter((each) => !isFolded(each)), folded: columns.filter(isFolded), tight };
  }, [columns, names, tight]);
}

/** What folds in a table, by what is known of its widths. */
function foldTable({ view, sized, cards }: FoldSetting, { room, rest, widths }: Measures): Fold {
  const needs = view.columns.map(({ name, keep, optional, width }) => ({
    name,
    keep: keep ?? false,
    chosen: optional === true || sized.has(name),
    width: sized.has(name) ? width : (widths[name] ?? width),
  }));
  return foldColumns(needs, cards ? 0 : room - rest, view.expand ? 0 : BUTTON);
}
