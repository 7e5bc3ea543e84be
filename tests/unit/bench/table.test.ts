import { expect, test } from "vitest";
import { keepsBudget, type Measure } from "../../bench/measure";
import { BOTH, byTurns } from "../../bench/rounds";
import { median, percentile, timeMeasures } from "../../bench/statistics";
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

test.each<{ says: string; given: Partial<Measure>; keeps: boolean | undefined }>([
  { says: "no goal", given: { value: 9 }, keeps: undefined },
  { says: "within the ratio", given: { value: 114, reference: 100, ratio: 1.15 }, keeps: true },
  { says: "beyond the ratio", given: { value: 116, reference: 100, ratio: 1.15 }, keeps: false },
  { says: "nothing to compare with", given: { value: 1, ratio: 1.15 }, keeps: false },
  {
    says: "within the ratio, beyond the budget",
    given: { value: 60, reference: 100, ratio: 1.15, budget: 50 },
    keeps: false,
  },
  { says: "not measured", given: { value: Number.NaN, budget: 50 }, keeps: false },
])("a measure with $says: $keeps", ({ given, keeps }) => {
  expect(keepsBudget({ heading: "", name: "", unit: "ms", value: undefined, ...given })).toBe(keeps);
});

test("times are told as median and 95th percentile, the goal being the median's", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  const [middle, slow] = timeMeasures("Times", "key", { console: hundred, reference: [10] });
  expect(middle).toMatchObject({ name: "key, median", value: 50, reference: 10, ratio: 1.15 });
  expect(slow).toEqual({ heading: "Times", name: "key, 95 of 100", value: 95, reference: 10, unit: "ms" });
});

test("both sides are measured by turns, each begins every other round, and the first round does not count", async () => {
  const order: string[] = [];
  const gathered = await byTurns(BOTH, 2, ["time"], async (side, add) => {
    order.push(side);
    add("time", order.length);
  });
  expect(order).toEqual(["console", "reference", "reference", "console", "console", "reference"]);
  expect(gathered).toEqual({ time: { console: [4, 5], reference: [3, 6] } });
});
