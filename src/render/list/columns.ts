import type { Column, ListView } from "../../model/resolved-list";
import type { ResolvedAction } from "../../model/resolved-view";
import type { Language, Words } from "../../model/words";
import { cellOf } from "../../widgets/cells";
import type { Cell, CellProps, Row } from "../../widgets/contract";
import { orNone } from "../../widgets/shared/or-none";

/** A column made ready: whatever is the same for all its cells is looked up once. */
export interface PreparedColumn {
  column: Column;
  cell: Cell;
  className: string | undefined;
  /** The action that a click on the cell performs. */
  action: ResolvedAction | undefined;
}

/** What all cells of a table share. */
export type CellSetting = Pick<CellProps, "language" | "enums" | "reading" | "text">;

/** Makes the columns of a list ready. */
export function prepareColumns(view: ListView, sized: ReadonlySet<string> = new Set()): PreparedColumn[] {
  const grows = growingColumn(view);
  return view.columns.map((column) => ({
    column,
    cell: column.none ? orNone(cellOf(column.widget)) : cellOf(column.widget),
    className: classOf(column, column === grows, column.width !== undefined && sized.has(column.name)),
    action: view.rowActions.find(({ name }) => name === column.action),
  }));
}

/** A width of the user's own counts whatever else would. */
function classOf({ align }: Column, grows: boolean, sized: boolean): string | undefined {
  const classes = [
    align === "end" && "cell-end",
    sized ? "cell-sized" : grows && align !== "end" && "cell-grows",
  ].filter((name) => name !== false);
  return classes.length > 0 ? classes.join(" ") : undefined;
}

/** Where config has given every column but one a width, and that one holds texts, it gets the room that is left. */
function growingColumn({ columns }: ListView): Column | undefined {
  const free = columns.filter((column) => column.width === undefined);
  return free.length === 1 && free[0]?.widget === "text" ? free[0] : undefined;
}

/** What a row is called: its first column's text, to tell its buttons from those of other rows. */
export function rowName(view: ListView, row: Row, key: string): string {
  const value = row[view.columns[0]?.name ?? ""];
  return typeof value === "string" || typeof value === "number" ? String(value) : key;
}

/** A column's head: its words, and the unit its values are in. */
export function headWords({ words, unit }: { words: Words; unit?: Words }, language: Language): string {
  return unit ? `${words[language]} (${unit[language]})` : words[language];
}
