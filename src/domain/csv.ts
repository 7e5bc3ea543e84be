/** Excel takes a file for UTF-8 only if it begins so. */
const BYTE_ORDER_MARK = "\u{FEFF}";

/**
 * Rows as a CSV file (RFC 4180), for spreadsheets: in UTF-8 with its mark, and no cell is taken for a formula. Plain
 * numbers stay numbers, negative ones too.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
