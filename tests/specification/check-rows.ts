import type { PlacedRow, TestsByFile } from "./row";

/** The tests that a row names and nobody has: "file: title". */
export function missingTests(row: PlacedRow, listed: TestsByFile): string[] {
  return Object.entries(row.tests).flatMap(([file, titles]) =>
    titles.filter((title) => !listed[file]?.includes(title)).map((title) => `${file}: ${title}`),
  );
}

/** Rows that are there already: the same words of the same paragraph. */
export function repeatedRows(rows: readonly PlacedRow[]): string[] {
  const keys = rows.map(({ paragraph, says }) => `${paragraph} ${says}`);
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

/** Rows that name no test at all. */
export function untestedRows(rows: readonly PlacedRow[]): string[] {
  return rows
    .filter(({ tests }) => !Object.values(tests).some((titles) => titles.length > 0))
    .map(({ paragraph, says }) => `${paragraph} ${says}`);
}
