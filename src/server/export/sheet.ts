import type { Cell, NumberForm, PreparedColumn } from "./cell";
import { escapeXml } from "./xml";

/** Places in the style table of `workbook.ts`. */
export const styles = {
  text: 0,
  heading: 1,
  integer: 2,
  id: 3,
  money: 4,
  fine: 5,
  percent: 6,
  date: 7,
  dateTime: 8,
} as const satisfies Record<NumberForm | "text" | "heading" | "date" | "dateTime", number>;

/** Widths of columns in letters. */
const widths: Record<PreparedColumn["kind"], number> = {
  text: 22,
  id: 12,
  integer: 12,
  decimal: 18,
  ratio: 12,
  date: 12,
  dateTime: 20,
};
/** The longest text a cell of a spreadsheet takes. */
const LONGEST_TEXT = 32_767;
const DAY_MS = 86_400_000;
/** Half a ten-thousandth of a second, in days. */
const HAIR = 5e-10;
/** The day 0 of spreadsheets, 1899-12-30, as days before 1970-01-01. */
const FIRST_DAY = 25_569;

/** The sheet up to its first row of data: widths, and headings that stay in view. */
export function sheetHead(columns: readonly PreparedColumn[]): string {
  const cols = columns
    .map(({ kind }, index) => `<col min="${index + 1}" max="${index + 1}" width="${widths[kind]}" customWidth="1"/>`)
    .join("");
  const cells = columns
    .map(({ heading }, index) => textCell(`${columnName(index)}1`, heading, styles.heading))
    .join("");
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${cols}</cols><sheetData><row r="1">${cells}</row>`
  );
}

/** The sheet behind its last row. */
export const sheetEnd = "</sheetData></worksheet>";

/** A row; `number` as spreadsheets count, the headings being 1. */
export function sheetRow(number: number, cells: readonly Cell[]): string {
  return `<row r="${number}">${cells.map((cell, index) => cellXml(columnName(index) + number, cell)).join("")}</row>`;
}

/** A, B, ... Z, AA, AB, ... */
export function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cellXml(place: string, cell: Cell): string {
  if (cell.kind === "text") return cell.text === "" ? "" : textCell(place, cell.text, styles.text);
  if (cell.kind === "number") return `<c r="${place}" s="${styles[cell.form]}"><v>${cell.text}</v></c>`;
  const day = serialDay(cell.text);
  return day === undefined
    ? textCell(place, cell.text, styles.text)
    : `<c r="${place}" s="${styles[cell.kind]}"><v>${day}</v></c>`;
}

function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, LONGEST_TEXT))}</t></is></c>`;
}

/**
 * "2026-01-31 10:00:00" as spreadsheets count days, whatever the zone it is in: they know none. Seconds have no exact fraction
 * of a day, so that a hair is added lest a reader come to the second before. Undefined before March 1900, where spreadsheets
 * disagree about the calendar.
 */
function serialDay(text: string): string | undefined {
  const day = Date.parse(`${text.replace(" ", "T")}${text.length === 10 ? "T00:00:00" : ""}Z`) / DAY_MS + FIRST_DAY;
  if (!(day > 60)) return undefined;
  return Number.isInteger(day) ? String(day) : (day + HAIR).toFixed(10);
}
