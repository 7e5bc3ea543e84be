import type { Row } from "../../widgets/contract";

/** The selected rows by key, in the order of selecting; they stay selected while the reader walks and sorts the pages. */
export type Selection = ReadonlyMap<string, Row>;

/** A row with its key. */
export type KeyedRow = readonly [key: string, row: Row];

/** What a reader can do to a selection. */
export type SelectionChange =
  /** `through`: all these rows get the state that this one gets. */
  | { type: "toggle"; key: string; row: Row; through?: readonly KeyedRow[] }
  | { type: "page"; rows: readonly KeyedRow[] }
  /** The rows were acted upon and may be gone. */
  | { type: "drop"; keys: readonly string[] }
  /** The rows were fetched anew: what is remembered of them follows. */
  | { type: "refresh"; rows: readonly KeyedRow[] }
  | { type: "clear" };

/** So many rows can be selected at once. */
export const MOST_SELECTED = 1000;

/** Nothing selected. */
export const nothingSelected: Selection = new Map();

/**
 * The selection after a change. `page` selects all rows of a page, or none of them if all were selected or no more can be.
 * Beyond MOST_SELECTED nothing more is added.
 */
export function changeSelection(selection: Selection, change: SelectionChange): Selection {
  switch (change.type) {
    case "clear":
      return nothingSelected;
    case "toggle":
      return set(selection, change.through ?? [[change.key, change.row]], !selection.has(change.key));
    case "page": {
      const some = change.rows.some(([key]) => selection.has(key));
      const all = change.rows.every(([key]) => selection.has(key));
      return set(selection, change.rows, !all && !(some && isFull(selection)));
    }
    case "drop":
      return change.keys.some((key) => selection.has(key))
        ? set(
            selection,
            change.keys.map((key) => [key, {}] as const),
            false,
          )
        : selection;
    case "refresh":
      return change.rows.some(([key, row]) => selection.has(key) && selection.get(key) !== row)
        ? refreshed(selection, change.rows)
        : selection;
  }
}

/** Whether nothing more can be selected. */
export function isFull(selection: Selection): boolean {
  return selection.size >= MOST_SELECTED;
}

/** How much of a page is selected: for the checkbox in the table's head. Asked at each drawing, of pages of any length. */
export function pageState(selection: Selection, rows: readonly KeyedRow[]): "none" | "some" | "all" {
  if (selection.size === 0 || !rows.some(([key]) => selection.has(key))) return "none";
  return rows.every(([key]) => selection.has(key)) ? "all" : "some";
}

/** The rows from one to another, both included, whichever comes first; undefined where one of them is not there. */
export function rowsBetween(rows: readonly KeyedRow[], from: string | undefined, to: string): KeyedRow[] | undefined {
  const [one, other] = [rows.findIndex(([key]) => key === from), rows.findIndex(([key]) => key === to)];
  return one === -1 || other === -1 ? undefined : rows.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/** The key of a row: its identifying field as text, or its place where that is missing. */
export function keyOfRow(row: Row, rowKey: string, index: number): string {
  const key = row[rowKey];
  return typeof key === "string" || typeof key === "number" ? String(key) : `#${index}`;
}

function set(selection: Selection, rows: readonly KeyedRow[], selected: boolean): Selection {
  const next = new Map(selection);
  for (const [key, row] of rows) {
    if (!selected) next.delete(key);
    else if (isFull(next)) break;
    else next.set(key, row);
  }
  return next;
}

function refreshed(selection: Selection, rows: readonly KeyedRow[]): Selection {
  const next = new Map(selection);
  for (const [key, row] of rows) if (next.has(key)) next.set(key, row);
  return next;
}
