import { expect, it } from "vitest";
import { addMonths, monthOf, weeksOf } from "../../../src/domain/month";

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

it.each([
  ["2026-02", 5, 6, "2026-02-01", "2026-02-28"],
  ["2027-02", 4, 0, "2027-02-01", "2027-02-28"],
  ["2028-02", 5, 1, "2028-02-01", "2028-02-29"],
  ["2026-11", 6, 6, "2026-11-01", "2026-11-30"],
])("%s has %s weeks, begins at place %s of one and has every day once", (month, weeks, place, first, last) => {
  const found = weeksOf(month);
  const days = found.flat().filter((day) => day !== null);
  expect([found.length, found[0]?.indexOf(first), days[0], days.at(-1)]).toEqual([weeks, place, first, last]);
  expect(found.every((week) => week.length === 7)).toBe(true);
  expect(new Set(days).size).toBe(Number(last.slice(-2)));
});
