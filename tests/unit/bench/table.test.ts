import { expect, test } from "vitest";
import { median, percentile } from "../../bench/statistics";
import { formatTable } from "../../bench/table";

test("a table marks what exceeds its budget, and shows times as ratios to the reference", () => {
  const table = formatTable([
    { heading: "Bytes", name: "login", value: 131, unit: "kB", budget: 130 },
    { heading: "Bytes", name: "list", value: 144.82, reference: 138.6, unit: "kB", budget: 180 },
    { heading: "Times", name: "cold load", value: 300, reference: 600, unit: "ms" },
    { heading: "Times", name: "route change", value: undefined, unit: "ms" },
  ]);
  const lineOf = (name: string) => table.split("\n").find((line) => line.includes(name));
  expect(lineOf("login")).toMatch(/131\.0 kB +<= 130 kB +EXCEEDED$/);
  expect(lineOf("list")).toMatch(/144\.8 kB +138\.6 kB +1\.04 x +<= 180 kB +kept$/);
  expect(lineOf("cold load")).toMatch(/300 ms +600 ms +0\.50 x$/);
  expect(lineOf("route change")).toMatch(/not measured$/);
});

test.each([
  { values: [5, 1, 3], share: 0.5, value: 3 },
  { values: [4, 1, 3, 2], share: 0.5, value: 2 },
  { values: Array.from({ length: 100 }, (_, index) => index + 1), share: 0.95, value: 95 },
  { values: [7], share: 0.95, value: 7 },
  { values: [], share: 0.5, value: Number.NaN },
])("of $values.length values, $value has the share $share at or below it", ({ values, share, value }) => {
  expect(percentile(values, share)).toBe(value);
});

test("the median is the middle value", () => expect(median([9, 1, 4])).toBe(4));
