import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BudgetPlan,
  type BudgetState,
  type BudgetWarn,
  forecastOf,
  heldWarns,
  limitOf,
  outlookOf,
  plannedIn,
} from "../../../../src/domain/budget/outlook";
import { periodOfMonth } from "../../../../src/domain/budget/period";

const november = periodOfMonth("MONTH", "2026-11");
const fix = (amount: string): BudgetPlan => ({ planType: "FIX", amount, quotas: [] });
const warn = (warnType: BudgetWarn["warnType"], calType: BudgetWarn["calType"], threshold: string): BudgetWarn => ({
  warnType,
  calType,
  threshold,
});

describe("forecastOf", () => {
  it.each<[used: string, today: string, forecast: string | undefined]>([
    ["300.00", "2026-11-01", undefined],
    ["300.00", "2026-11-02", undefined],
    ["300.00", "2026-11-03", "3000.00"],
    ["300.00", "2026-11-15", "600.00"],
    ["300.00", "2026-11-30", "300.00"],
    ["300.00", "2026-12-01", undefined],
    ["100.00000001", "2026-11-07", "428.57"],
    ["0.00", "2026-11-10", "0.00"],
    ["-70.00", "2026-11-07", "-300.00"],
    ["0.00175", "2026-11-10", "0.01"],
  ])("of %s on %s is %s", (used, today, forecast) => {
    expect(forecastOf(used, november, today)).toBe(forecast);
  });

  it("counts the days of quarters and years", () => {
    expect(forecastOf("92.00", periodOfMonth("QUARTER", "2026-11"), "2026-11-01")).toBe("264.50");
    expect(forecastOf("36.50", periodOfMonth("YEAR", "2026-11"), "2026-01-03")).toBe("4440.83");
  });

  it("is what was used on the last day, whatever that was", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000_000 }), (cents) => {
        const used = `${cents < 0 ? "-" : ""}${(Math.abs(cents) / 100).toFixed(2)}`;
        expect(forecastOf(used, november, november.end)).toBe(cents === 0 ? "0.00" : used);
      }),
    );
  });
});

describe("plannedIn", () => {
  const byPeriod: BudgetPlan = { planType: "CYCLE", amount: null, quotas: [{ period: "2026-11", amount: "5.00" }] };
  it.each<[BudgetPlan, string, string | null]>([
    [fix("7.00"), "2026-11", "7.00"],
    [fix("7.00"), "2020-01", "7.00"],
    [byPeriod, "2026-11", "5.00"],
    [byPeriod, "2026-12", null],
  ])("%j has for %s: %s", (plan, period, planned) => {
    expect(plannedIn(plan, period)).toBe(planned);
  });
});

describe("limitOf", () => {
  it.each<[BudgetWarn, planned: string | null, limit: string | undefined]>([
    [warn("ACTUAL", "PERCENTAGE", "80.00"), "1000.00", "800.000000"],
    [warn("ACTUAL", "PERCENTAGE", "33.33"), "0.01", "0.003333"],
    [warn("ACTUAL", "PERCENTAGE", "80.00"), null, undefined],
    [warn("ACTUAL", "ABS", "80.00"), "1000.00", "80.00"],
    [warn("ACTUAL", "ABS", "80.00"), null, "80.00"],
  ])("of %j with %s planned is %s", (one, planned, limit) => {
    expect(limitOf(one, planned)).toBe(limit);
  });
});

describe("heldWarns", () => {
  const found = { usedAmount: "800.00000000", plannedAmount: "1000.00", forecastAmount: "1200.00" };
  it.each<[BudgetWarn, held: boolean]>([
    [warn("ACTUAL", "PERCENTAGE", "80.00"), false],
    [warn("ACTUAL", "PERCENTAGE", "79.99"), true],
    [warn("ACTUAL", "ABS", "800.00"), false],
    [warn("ACTUAL", "ABS", "799.99"), true],
    [warn("FORECASTED", "PERCENTAGE", "120.00"), false],
    [warn("FORECASTED", "PERCENTAGE", "100.00"), true],
    [warn("FORECASTED", "ABS", "1199.99"), true],
  ])("%j: %s", (one, held) => {
    expect(heldWarns([one], found).length).toBe(held ? 1 : 0);
  });

  it("sees the eighth decimal", () => {
    const one = warn("ACTUAL", "PERCENTAGE", "80.00");
    expect(heldWarns([one], { ...found, usedAmount: "800.00000001" })).toEqual([
      { warn: one, amount: "800.00000001", limit: "800.00" },
    ]);
  });

  it("has no forecast to warn of before the third day, and no part of a plan that is not there", () => {
    expect(heldWarns([warn("FORECASTED", "ABS", "0.01")], { ...found, forecastAmount: null })).toEqual([]);
    expect(heldWarns([warn("ACTUAL", "PERCENTAGE", "1.00")], { ...found, plannedAmount: null })).toEqual([]);
  });
});

describe("outlookOf", () => {
  const warns = [warn("ACTUAL", "PERCENTAGE", "80.00")];
  it.each<[used: string, today: string, rate: number, state: BudgetState]>([
    ["100.00", "2026-11-15", 10, "OK"],
    ["799.99", "2026-11-29", 79, "OK"],
    ["800.01", "2026-11-29", 80, "WARN"],
    ["100.00", "2026-11-02", 10, "OK"],
    ["101.00", "2026-11-03", 10, "WARN"],
    ["999.99", "2026-11-30", 99, "WARN"],
    ["1000.00", "2026-11-30", 100, "WARN"],
    ["1000.00000001", "2026-11-30", 100, "OVER"],
    ["-10.00", "2026-11-15", -1, "OK"],
  ])("of %s on %s is %i %% and %s", (used, today, usedRate, budgetState) => {
    const outlook = outlookOf({ ...fix("1000.00"), warns }, november, used, today);
    expect(outlook).toMatchObject({ usedAmount: used, plannedAmount: "1000.00", usedRate, budgetState });
  });

  it("has no rate and nothing to exceed without a plan", () => {
    const plan: BudgetPlan = { planType: "CYCLE", amount: null, quotas: [] };
    expect(outlookOf({ ...plan, warns }, november, "5.00", "2026-11-15")).toEqual({
      usedAmount: "5.00",
      plannedAmount: null,
      forecastAmount: "10.00",
      usedRate: null,
      budgetState: "OK",
    });
  });

  it("tells no greater rate than the description has", () => {
    expect(outlookOf({ ...fix("0.01"), warns }, november, "999999999.00", "2026-11-15").usedRate).toBe(1_000_000);
  });
});
