/** One cell: a text, or a number or date that has been looked at letter by letter and may stay as it is. */
export interface CsvCell {
  kind: "text" | "number" | "date" | "dateTime";
  text: string;
}

/** How a file begins: Excel takes it for UTF-8 only so. */
export const csvStart = "\u{FEFF}";

/** RFC 4180: lines end with CRLF. */
const LINE_END = "\r\n";

/**
 * What makes a spreadsheet take a text for a formula, or for something that leads to one: = + - @ also in their wide forms, tab,
 * and both line ends, before which some look.
 */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/u;
/** Texts with these, or with blanks at an end, stand in quotes; the semicolon is what some languages separate by. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/u;

/** Rows of texts as a whole file for spreadsheets. Plain numbers stay numbers, negative ones too. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string): CsvCell => ({ kind: /^-?\d+(\.\d+)?$/.test(text) ? "number" : "text", text });
  return csvStart + rows.map((row) => csvLine(row.map(cell))).join("");
}

/** One line with its end. A line of one empty cell is quoted, so that it is not taken for no line. */
export function csvLine(cells: readonly CsvCell[]): string {
  const line = cells.map(({ kind, text }) => (kind === "text" ? quoted(harmless(text)) : text)).join(",");
  return (line === "" ? '""' : line) + LINE_END;
}

/** The text with an apostrophe before it where a spreadsheet would calculate it. */
export function harmless(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
