import { cellsOf } from "../../src/compiler/report/frame";
import type { Language } from "../../src/model/words";
import { placedOperations, type ApiDocument } from "./document";

/** An operation that the specification does not show; what it does in one language. */
export interface InferredOperation {
  method: string;
  path: string;
  operation: string;
  summary: string;
}

const heads: Record<Language, InferredOperation> = {
  zh: { method: "方法", path: "路径", operation: "接口", summary: "说明" },
  en: { method: "Method", path: "Path", operation: "Operation", summary: "Summary" },
};

/** The operations that the specification does not show. */
export function inferredOperations(document: ApiDocument, language: Language): InferredOperation[] {
  return placedOperations(document)
    .filter(({ operation }) => operation["x-source"] === "inferred")
    .map(({ method, path, operation }) => ({
      method: method.toUpperCase(),
      path,
      operation: operation.operationId,
      summary: (language === "zh" && operation["x-summary-zh"]) || operation.summary,
    }));
}

/** A table of operations, one line each, columns aligned. */
export function inferredTable(operations: readonly InferredOperation[], language: Language): string {
  return alignColumns(
    [heads[language], ...operations].map((row) => [row.method, row.path, row.operation, row.summary]),
  );
}

function alignColumns(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => cellsOf(row[column] ?? "")))) ?? [];
  const padded = (cell: string, column: number): string => cell + " ".repeat((widths[column] ?? 0) - cellsOf(cell));
  return rows.map((row) => row.map(padded).join("  ").trimEnd()).join("\n");
}
