import { placedOperations, type ApiDocument } from "./document";

/** A table of the operations the specification does not show, one line each, columns aligned. */
export function inferredTable(document: ApiDocument): string {
  const rows = placedOperations(document)
    .filter(({ operation }) => operation["x-source"] === "inferred")
    .map(({ method, path, operation }) => [method.toUpperCase(), path, operation.operationId, operation.summary]);
  return alignColumns([["Method", "Path", "Operation", "Summary"], ...rows]);
}

function alignColumns(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
