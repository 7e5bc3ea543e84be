import { csvLine, csvStart } from "../../domain/csv";
import type { Cell, PreparedColumn } from "./cell";

/** The whole file, batch by batch: headings, then the rows. */
export async function* csvFile(
  columns: readonly PreparedColumn[],
  batches: AsyncIterable<readonly Cell[][]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(csvStart + csvLine(columns.map(({ heading }) => ({ kind: "text", text: heading }))));
  for await (const rows of batches) yield Buffer.from(rows.map(csvLine).join(""));
}
