import type { Cell, PreparedColumn } from "./cell";

/** Tells spreadsheets that the file is UTF-8; without it they read Chinese as something else. */
const BYTE_ORDER_MARK = "\uFEFF";
/** RFC 4180: lines end with CRLF. */
const LINE_END = "\r\n";

/**
 * What makes a spreadsheet take a text for a formula, or for something that leads to one: = + - @ also in their wide forms, tab,
 * and both line ends, before which some look.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
/** Texts with these, or with blanks at an end, stand in quotes; the semicolon is what some languages separate by. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/u;

/** The whole file, batch by batch: headings, then the rows. */
export async function* csvFile(columns: readonly PreparedColumn[], batches: AsyncIterable<readonly Cell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLine(columns.map(({ heading }) => ({ kind: "text", text: heading }))));
  for await (const rows of batches) yield Buffer.from(rows.map(csvLine).join(""));
}

/** One line with its end. A line of one empty cell is quoted, so that it is not taken for no line. */
export function csvLine(cells: readonly Cell[]): string {
  const line = cells.map(csvCell).join(",");
  return (line === "" ? '""' : line) + LINE_END;
}

function csvCell(cell: Cell): string {
  // Numbers and dates have been looked at letter by letter; "-12.50" among them stays a number.
  return cell.kind === "text" ? quoted(harmless(cell.text)) : cell.text;
}

/** The text with an apostrophe before it where a spreadsheet would calculate it. */
export function harmless(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
