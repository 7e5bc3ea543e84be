import type { Cell, PreparedColumn } from "./cell";
import { sheetEnd, sheetHead, sheetRow } from "./sheet";
import { workbookParts } from "./workbook";
import { zip } from "./zip";

/** Rows that a sheet has, its headings not counted (ECMA-376 as spreadsheets keep it: 1,048,576 in all). */
export const MOST_SHEET_ROWS = 1_048_575;

/**
 * A workbook with one sheet (ECMA-376, Office Open XML), batch by batch. Texts stand in their cells rather than in a table of
 * shared ones, which would have to be held until the end.
 */
export function xlsxFile(
  title: string,
  columns: readonly PreparedColumn[],
  batches: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Buffer> {
  return zip([...workbookParts(title), { name: "xl/worksheets/sheet1.xml", content: sheet(columns, batches) }]);
}

async function* sheet(
  columns: readonly PreparedColumn[],
  batches: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<string> {
  let number = 1;
  let before = sheetHead(columns);
  for await (const rows of batches) {
    yield before + rows.map((cells) => sheetRow((number += 1), cells)).join("");
    before = "";
  }
  yield before + sheetEnd;
}
