import { limits } from "../limits";
import type { PreparedColumn } from "./cell";
import { csvFile } from "./csv";
import type { FileWriter } from "./open-export";
import { MOST_SHEET_ROWS, xlsxFile } from "./xlsx";

/** The kinds of file: media type, most rows, and what writes them. */
export const formats = {
  csv: {
    type: "text/csv; charset=utf-8",
    most: limits.exportRows,
    writer:
      (_title: string, columns: readonly PreparedColumn[]): FileWriter =>
      (rows) =>
        csvFile(columns, rows),
  },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    most: Math.min(limits.exportRows, MOST_SHEET_ROWS),
    writer:
      (title: string, columns: readonly PreparedColumn[]): FileWriter =>
      (rows) =>
        xlsxFile(title, columns, rows),
  },
} as const;
