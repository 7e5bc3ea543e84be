import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths } from "../../../../src/domain/month";
import {
  type BudgetCycle,
  dayOf,
  isPeriodName,
  lastPeriods,
  periodBefore,
  periodOfMonth,
} from "../../../../src/domain/budget/period";

const cycles = fc.constantFrom<BudgetCycle>("MONTH", "QUARTER", "YEAR");
const months = fc.integer({ min: -60, max: 60 }).map((count) => addMonths("2026-11", count));

describe("periodOfMonth", () => {
  it.each<[BudgetCycle, string, name: string, begin: string, end: string]>([
    ["MONTH", "2026-11", "2026-11", "2026-11-01", "2026-11-30"],
    ["MONTH", "2028-02", "2028-02", "2028-02-01", "2028-02-29"],
    ["MONTH", "2026-12", "2026-12", "2026-12-01", "2026-12-31"],
    ["QUARTER", "2026-11", "2026-Q4", "2026-10-01", "2026-12-31"],
    ["QUARTER", "2026-01", "2026-Q1", "2026-01-01", "2026-03-31"],
    ["QUARTER", "2026-06", "2026-Q2", "2026-04-01", "2026-06-30"],
    ["YEAR", "2026-01", "2026", "2026-01-01", "2026-12-31"],
    ["YEAR", "2026-12", "2026", "2026-01-01", "2026-12-31"],
  ])("of %s and %s is %s", (cycle, month, name, begin, end) => {
    const [firstMonth, lastMonth] = [begin.slice(0, 7), end.slice(0, 7)];
    expect(periodOfMonth(cycle, month)).toEqual({ name, begin, end, firstMonth, lastMonth });
  });

  it("has its month in it, a name of its cycle, and no gap to the one before", () => {
    fc.assert(
      fc.property(cycles, months, (cycle, month) => {
        const period = periodOfMonth(cycle, month);
        expect(period.firstMonth <= month && month <= period.lastMonth).toBe(true);
        expect(isPeriodName(cycle, period.name)).toBe(true);
        const before = periodBefore(cycle, period, 1);
        expect(addMonths(before.lastMonth, 1)).toBe(period.firstMonth);
        expect(before.name < period.name).toBe(true);
        expect(dayOf(before, period.begin)).toEqual({
          day: dayOf(before, before.end).days + 1,
          days: expect.any(Number),
        });
      }),
    );
  });
});

it("lastPeriods ends with the one of the month", () => {
  expect(lastPeriods("QUARTER", "2026-05", 3).map(({ name }) => name)).toEqual(["2025-Q4", "2026-Q1", "2026-Q2"]);
});

describe("isPeriodName", () => {
  it.each<[BudgetCycle, string, boolean]>([
    ["MONTH", "2026-11", true],
    ["MONTH", "2026-13", false],
    ["MONTH", "2026-Q4", false],
    ["MONTH", "2026", false],
    ["QUARTER", "2026-Q4", true],
    ["QUARTER", "2026-Q5", false],
    ["QUARTER", "2026-11", false],
    ["YEAR", "2026", true],
    ["YEAR", "2026-11", false],
  ])("of %s says of %s: %s", (cycle, name, is) => {
    expect(isPeriodName(cycle, name)).toBe(is);
  });
});
