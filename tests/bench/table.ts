import { keepsBudget, type Measure } from "./measure";

const HEAD = ["", "console", "reference", "ratio", "goal"] as const;

/** All measures as one table for a terminal: what is smaller than the reference has a ratio below 1. */
export function formatTable(measures: readonly Measure[]): string {
  const headings = [...new Set(measures.map(({ heading }) => heading))];
  const groups = headings.map((heading) => ({
    heading,
    rows: measures.filter((measure) => measure.heading === heading).map(cellsOf),
  }));
  const all = [HEAD, ...groups.flatMap(({ rows }) => rows)];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 || column === 4 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("   ")
      .trimEnd();
  const rule = "─".repeat(widths.reduce((sum, width) => sum + width + 3, -3));
  return [line(HEAD), ...groups.flatMap(({ heading, rows }) => [rule, heading, ...rows.map(line)]), rule].join("\n");
}

function cellsOf(measure: Measure): string[] {
  const { name, value, reference, unit } = measure;
  const ratio = value === undefined || !reference ? "" : `${(value / reference).toFixed(2)} x`;
  return [
    `  ${name}`,
    amount(value, unit),
    reference === undefined ? "" : amount(reference, unit),
    ratio,
    budgetCell(measure),
  ];
}

function amount(value: number | undefined, unit: Measure["unit"]): string {
  if (value === undefined || Number.isNaN(value)) return "not measured";
  const whole = unit === "" || (value >= 100 && unit !== "kB");
  return `${value.toFixed(whole ? 0 : 1)} ${unit}`.trimEnd();
}

function budgetCell(measure: Measure): string {
  const kept = keepsBudget(measure);
  if (kept === undefined) return "";
  const { budget, ratio, unit } = measure;
  const limits = [
    ...(budget === undefined ? [] : [`${budget} ${unit}`]),
    ...(ratio === undefined ? [] : [`${ratio} x`]),
  ];
  return `<= ${limits.join(", ")}  ${kept ? "kept" : "EXCEEDED"}`;
}
