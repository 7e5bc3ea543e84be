import type { Row } from "../../../widgets/contract";
import { isRow } from "../../../widgets/shared/is-row";

/** A row while it is edited: what it holds, and a key that goes with it wherever it is moved. */
export interface KeyedRow {
  key: number;
  row: Row;
}

/** Rows as they are edited. Every change gives a new list; the rows that did not change stay the same. */
export interface RowList {
  rows: readonly KeyedRow[];
  /** The next row's key. */
  next: number;
}

/** The rows of a value, each under a new key. */
export function listOfRows(value: unknown, from = 0): RowList {
  const rows = (Array.isArray(value) ? value : []).map((row, index) => ({
    key: from + index,
    row: isRow(row) ? row : {},
  }));
  return { rows, next: from + rows.length };
}

/** The value of the rows. */
export function valueOf({ rows }: RowList): Row[] | undefined {
  return rows.length === 0 ? undefined : rows.map(({ row }) => row);
}

/** With a row more, at the end or at a place. */
export function withRow({ rows, next }: RowList, row: Row = {}, at = rows.length): RowList {
  return { rows: [...rows.slice(0, at), { key: next, row }, ...rows.slice(at)], next: next + 1 };
}

/** Without a row. */
export function withoutRow({ rows, next }: RowList, key: number): RowList {
  return { rows: rows.filter((one) => one.key !== key), next };
}

/** With a row moved by so many places, up to the ends. */
export function withMoved({ rows, next }: RowList, key: number, by: number): RowList {
  const from = rows.findIndex((one) => one.key === key);
  const to = Math.max(0, Math.min(rows.length - 1, from + by));
  const moved = rows[from];
  if (!moved || to === from) return { rows, next };
  const others = rows.filter((one) => one !== moved);
  return { rows: [...others.slice(0, to), moved, ...others.slice(to)], next };
}

/** With other values in some cells of a row; no value takes the property away. */
export function withCells({ rows, next }: RowList, key: number, values: Row): RowList {
  const change = (row: Row): Row =>
    Object.fromEntries(Object.entries({ ...row, ...values }).filter(([, value]) => value !== undefined));
  return { rows: rows.map((one) => (one.key === key ? { key, row: change(one.row) } : one)), next };
}

/**
 * A pasted table (from a spreadsheet: tabs between the cells, a line for each row) as rows, its first cell going to
 * `names[0]`. A line without a tab is taken apart at its first "=" or ":" where there are two columns. Undefined for a
 * text that is just one cell's.
 */
export function pastedRows(text: string, names: readonly string[]): Row[] | undefined {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  const cells = lines.map((line) => cellsOf(line, names.length));
  if (lines.length < 2 && (cells[0]?.length ?? 0) < 2) return undefined;
  return cells.map((parts) =>
    Object.fromEntries(names.flatMap((name, index) => (parts[index] ? [[name, parts[index]]] : []))),
  );
}

function cellsOf(line: string, columns: number): string[] {
  if (line.includes("\t")) return line.split("\t").map((cell) => cell.trim());
  const pair = columns === 2 ? /^([^=:：]+)[=:：](.*)$/.exec(line) : null;
  return pair ? [pair[1] ?? "", pair[2] ?? ""].map((cell) => cell.trim()) : [line.trim()];
}
