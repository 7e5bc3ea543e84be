import type { Row } from "../../widgets/contract";

/** The selected rows by key, in the order of selecting; they stay selected while the reader walks the pages. */
export type Selection = ReadonlyMap<string, Row>;

/** What a reader can do to a selection. */
export type SelectionChange =
  | { type: "toggle"; key: string; row: Row }
  | { type: "page"; rows: readonly (readonly [key: string, row: Row])[] }
  /** The row was acted upon and may be gone. */
  | { type: "drop"; key: string }
  | { type: "clear" };

/** The most rows one call takes (the API's own limit for lists of ids). */
export const MOST_SELECTED = 200;

/** Nothing selected. */
export const nothingSelected: Selection = new Map();

/**
 * The selection after a change. `page` selects all rows of a page, or none of them if all were selected. Beyond
 * MOST_SELECTED nothing more is added.
 */
export function changeSelection(selection: Selection, change: SelectionChange): Selection {
  if (change.type === "clear") return nothingSelected;
  const next = new Map(selection);
  if (change.type === "toggle") {
    if (!next.delete(change.key)) add(next, change.key, change.row);
    return next;
  }
  if (change.type === "drop") return next.delete(change.key) ? next : selection;
  const all = pageState(selection, change.rows.map(([key]) => key)) === "all";
  for (const [key, row] of change.rows) {
    if (all) next.delete(key);
    else add(next, key, row);
  }
  return next;
}

/** How much of a page is selected: for the checkbox in the table's head. */
export function pageState(selection: Selection, keys: readonly string[]): "none" | "some" | "all" {
  const selected = keys.filter((key) => selection.has(key)).length;
  if (selected === 0) return "none";
  return selected === keys.length || selection.size >= MOST_SELECTED ? "all" : "some";
}

/** The key of a row: its identifying field as text, or its place where that is missing. */
export function keyOfRow(row: Row, rowKey: string, index: number): string {
  const key = row[rowKey];
  return typeof key === "string" || typeof key === "number" ? String(key) : `#${index}`;
}

function add(selection: Map<string, Row>, key: string, row: Row): void {
  if (selection.size < MOST_SELECTED) selection.set(key, row);
}
