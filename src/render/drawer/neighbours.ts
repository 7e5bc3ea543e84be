import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import type { ResolvedAction } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import type { ShownRows } from "../shared/shown-rows";

/** Where a step leads. */
export type Direction = "previous" | "next";

/** The rows before and after one. */
export interface Neighbours {
  /** From 1, among all rows of the list where they are counted, else among those of the page. */
  place: number;
  count: number;
  /** There are more rows than were counted. */
  capped: boolean;
  /** Undefined at the end of the page. */
  previous: Row | undefined;
  next: Row | undefined;
}

/**
 * The neighbours of the row at hand among those rows that can be opened; undefined where it is not among them, as behind
 * a link, or stands alone.
 */
export function neighboursOf(
  { rows, pages }: Pick<ShownRows, "rows" | "pages">,
  isAtHand: (row: Row) => boolean,
  opens: (row: Row) => boolean,
): Neighbours | undefined {
  const at = rows.findIndex(isAtHand);
  const row = rows[at];
  if (!row || !opens(row)) return undefined;
  const [previous, next] = [rows.slice(0, at).findLast(opens), rows.slice(at + 1).find(opens)];
  if (!previous && !next && !pages?.previous && !pages?.next) return undefined;
  const counted = pages?.before !== undefined;
  return {
    place: (pages?.before ?? 0) + at + 1,
    count: counted ? pages.total : rows.length,
    capped: counted && pages.capped,
    previous,
    next,
  };
}

/** The action by which the lists of a screen open a view from a row. */
export function opener(screen: ResolvedScreen, view: ResolvedView): ResolvedAction | undefined {
  const actions = Object.values(screen.views).flatMap((each) => (each.kind === "list" ? each.rowActions : []));
  return actions.find(({ does }) => does.kind === "open" && does.screen === undefined && does.view === view.name);
}
