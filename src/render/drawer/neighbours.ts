import type { ResolvedScreen, ResolvedView } from "../../model/resolved";
import type { ResolvedAction } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";

/** The rows before and after one, within what the page shows. */
export interface Neighbours {
  /** From 1. */
  place: number;
  count: number;
  previous: Row | undefined;
  next: Row | undefined;
}

/**
 * The neighbours of the row at hand among those rows that can be opened; undefined where it is not among them, as behind
 * a link, or stands alone.
 */
export function neighboursOf(rows: readonly Row[], isAtHand: (row: Row) => boolean, opens: (row: Row) => boolean): Neighbours | undefined {
  const open = rows.filter(opens);
  const at = open.findIndex(isAtHand);
  if (at === -1 || open.length < 2) return undefined;
  return { place: at + 1, count: open.length, previous: open[at - 1], next: open[at + 1] };
}

/** The action by which the lists of a screen open a view from a row. */
export function opener(screen: ResolvedScreen, view: ResolvedView): ResolvedAction | undefined {
  const actions = Object.values(screen.views).flatMap((each) => (each.kind === "list" ? each.rowActions : []));
  return actions.find(({ does }) => does.kind === "open" && does.view === view.name);
}
