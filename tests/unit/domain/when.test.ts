import { expect, test } from "vitest";
import type { When } from "../../../src/model/config/screen";
import { matches } from "../../../src/domain/when";

const rows: { when: When | undefined; values: Record<string, unknown>; holds: boolean }[] = [
  { when: undefined, values: {}, holds: true },
  { when: {}, values: { a: 1 }, holds: true },
  { when: { a: 1 }, values: { a: 1 }, holds: true },
  { when: { a: 1 }, values: { a: "1" }, holds: false },
  { when: { a: 1 }, values: {}, holds: false },
  { when: { a: false }, values: { a: undefined }, holds: false },
  { when: { a: [0, 1] }, values: { a: 0 }, holds: true },
  { when: { a: [0, 1] }, values: { a: 2 }, holds: false },
  { when: { a: [0, 1], b: "x" }, values: { a: 1, b: "x" }, holds: true },
  { when: { a: [0, 1], b: "x" }, values: { a: 1, b: "y" }, holds: false },
];
test.each(rows)("$when over $values: $holds", ({ when, values, holds }) => {
  expect(matches(when, values)).toBe(holds);
});
