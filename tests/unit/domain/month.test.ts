import { expect, it } from "vitest";
import { addMonths, monthOf } from "../../../src/domain/month";

it.each([
  ["2026-01-31T15:59:59Z", "2026-01"],
  ["2026-01-31T16:00:00Z", "2026-02"],
  ["2025-12-31T16:00:00Z", "2026-01"],
])("at %s it is %s in Shanghai", (moment, month) => {
  expect(monthOf(new Date(moment))).toBe(month);
});

it.each([
  ["2026-01", -1, "2025-12"],
  ["2025-12", 1, "2026-01"],
  ["2026-05", -13, "2025-04"],
  ["2026-05", 0, "2026-05"],
] as const)("%s and %s months is %s", (month, months, is) => {
  expect(addMonths(month, months)).toBe(is);
});
