import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { compareDecimals } from "../../../../src/domain/decimal-format";
import { sumDecimals } from "../../../../src/domain/decimal-math";
import {
  type CostDay,
  forecastMonth,
  type MonthForecast,
  type NoForecast,
} from "../../../../src/domain/forecast/month-forecast";
import { addMonths } from "../../../../src/domain/month";
import { type BillShape, daysOf, generatedMonth } from "./generated-months";

const MONTHS = 300;

/** The day after the one of a month. */
const dayAfter = (month: string, day: number): string =>
  new Date(Date.parse(`${month}-01T00:00:00Z`) + day * 86_400_000).toISOString().slice(0, 10);
const totalOf = (days: readonly CostDay[], month: string): string =>
  sumDecimals(days.filter(({ day }) => day.startsWith(month)).flatMap(({ prepaid, usage }) => [prepaid, usage]));
/** Whether decimals are in order, equal ones as well. */
const areInOrder = (...amounts: readonly string[]): boolean =>
  amounts.every((amount, at) => at === 0 || compareDecimals(amounts[at - 1] ?? "", amount) !== 1);
const known = (forecast: MonthForecast | NoForecast): MonthForecast => {
  if (typeof forecast === "string") throw new Error(forecast);
  return forecast;
};

type Generated = ReturnType<typeof generatedMonth>;

/** How forecasts of many months on the day after this one stand to what the months came to, in parts of it. */
function measured(generated: readonly Generated[], day: number): { covered: number; error: number; ofRate: number } {
  const months = generated.map(({ days, month }) => {
    const today = dayAfter(month, day);
    const sofar = days.filter((one) => one.day < today);
    const { forecastAmount, lowAmount, highAmount } = known(forecastMonth(sofar, month, today));
    const real = totalOf(days, month);
    const rate = (Number(totalOf(sofar, month)) / day) * daysOf(month).length;
    return {
      covered: areInOrder(lowAmount, real, highAmount) ? 1 : 0,
      error: Math.abs(Number(forecastAmount) - Number(real)) / Number(real),
      ofRate: Math.abs(rate - Number(real)) / Number(real),
    };
  });
  const mean = (of: keyof (typeof months)[number]): number => months.reduce((sum, one) => sum + one[of], 0) / MONTHS;
  return { covered: mean("covered"), error: mean("error"), ofRate: mean("ofRate") };
}

const shapes: [string, BillShape][] = [
  ["renewals at the beginning", { renewals: [1, 5], noise: 0.05, hasSeasons: false }],
  ["renewals all month, as in the demo", { renewals: [1, 28], noise: 0.05, hasSeasons: false }],
  ["little noise and seasons", { renewals: [1, 28], noise: 0.02, hasSeasons: true }],
  ["much noise and seasons", { renewals: [1, 5], noise: 0.15, hasSeasons: true }],
];

describe.each(shapes)("forecastMonth of months with %s", (_, shape) => {
  let generated: Generated[];
  beforeAll(() => void (generated = Array.from({ length: MONTHS }, (_none, seed) => generatedMonth(seed, shape))));

  it.each([3, 8, 15, 22])("has what the month came to within its interval 72 to 92 times of 100 on day %i", (day) => {
    const { covered } = measured(generated, day);
    expect(covered).toBeGreaterThanOrEqual(0.72);
    expect(covered).toBeLessThanOrEqual(0.92);
  });

  it.each([
    { day: 3, better: 4, most: 0.05 },
    { day: 15, better: 4, most: 0.025 },
  ])("is $better times nearer than the plain rate on day $day", ({ day, better, most }) => {
    const { error, ofRate } = measured(generated, day);
    expect(error).toBeLessThan(most);
    expect(error * better).toBeLessThan(ofRate);
  });
});

describe("forecastMonth", () => {
  const month = "2026-11";
  /** A hundred a day, half of it at weekends; 900 prepaid on the 10th. */
  const steady = (months: readonly string[], usageOf: (day: string) => number = () => 100): CostDay[] =>
    months.flatMap(daysOf).map((day) => {
      const isWeekend = [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
      const usage = usageOf(day) * (isWeekend ? 0.5 : 1);
      return { day, prepaid: day.endsWith("-10") ? "900.00" : "0.00", usage: usage.toFixed(2) };
    });
  const four = [-3, -2, -1, 0].map((back) => addMonths(month, back));
  const until = (days: readonly CostDay[], today: string): CostDay[] => days.filter(({ day }) => day < today);
  const of = (days: readonly CostDay[], today: string): MonthForecast =>
    known(forecastMonth(until(days, today), month, today));
  const full = Number(totalOf(steady(four), month));

  it("knows weekdays from weekends", () => {
    for (const today of ["2026-11-03", "2026-11-08", "2026-11-20"])
      expect(Number(of(steady(four), today).forecastAmount)).toBeCloseTo(full, 2);
  });

  it("counts prepaid once: as expected before it is booked, as booked after", () => {
    const days = steady(four).map((one) => (one.day === "2026-11-10" ? { ...one, prepaid: "5000.00" } : one));
    expect(Number(of(days, "2026-11-09").forecastAmount)).toBeCloseTo(full, 2);
    expect(Number(of(days, "2026-11-12").forecastAmount)).toBeCloseTo(full + 4100, 2);
  });

  it.each([
    ["before the month", "2026-10-20", "2026-10-21"],
    ["on its first days", "2026-11-01", "2026-11-02"],
    ["in its middle", "2026-11-09", "2026-11-10"],
  ])("is not bent by two unusual days %s", (_, one, other) => {
    const unusual = (day: string): number => (day === one || day === other ? 300 : 100);
    const days = steady(four, unusual);
    const rest = Number(of(days, "2026-11-16").forecastAmount) - Number(totalOf(until(days, "2026-11-16"), month));
    const usual = Number(of(steady(four), "2026-11-16").forecastAmount);
    expect(rest).toBeCloseTo(usual - Number(totalOf(until(steady(four), "2026-11-16"), month)), -1);
  });

  it("is not bent by unusual days of the month before while little of the month is known", () => {
    const days = steady(four, (day) => (day >= "2026-10-20" && day <= "2026-10-23" ? 300 : 100));
    expect(Number(of(days, "2026-11-02").forecastAmount)).toBeCloseTo(full, 2);
  });

  it("follows a month that is dearer from its first day on", () => {
    const days = steady(four, (day) => (day >= "2026-11-01" ? 125 : 100));
    const real = Number(totalOf(days, month));
    expect(Math.abs(Number(of(days, "2026-11-04").forecastAmount) - real) / real).toBeLessThan(0.01);
  });

  it("follows usage that has doubled and stays there", () => {
    const days = steady(four, (day) => (day >= "2026-11-01" ? 200 : 100));
    const real = Number(totalOf(days, month));
    expect(Math.abs(Number(of(days, "2026-11-07").forecastAmount) - real) / real).toBeLessThan(0.01);
  });

  it("expects what is still to come of days whose lines are late", () => {
    const today = "2026-11-18";
    const late = until(steady(four), today).map((one) => (one.day === "2026-11-17" ? { ...one, usage: "20.00" } : one));
    const forecast = known(forecastMonth(late, month, today));
    expect(forecast.through).toBe("2026-11-16");
    expect(Number(forecast.forecastAmount)).toBeCloseTo(full, 2);
  });

  it("takes the day at hand as begun, not as whole", () => {
    const today = "2026-11-18";
    const begun = [...until(steady(four), today), { day: today, prepaid: "0.00", usage: "30.00" }];
    const forecast = known(forecastMonth(begun, month, today));
    expect(forecast.through).toBe("2026-11-17");
    expect(Number(forecast.forecastAmount)).toBeCloseTo(full, 2);
  });

  it("is what the bill has once the last day is there, to the last decimal", () => {
    const days = steady(four).map((one) => (one.day === "2026-11-20" ? { ...one, usage: "100.12345678" } : one));
    const actual = totalOf(days, month);
    expect(of(days, "2026-12-01")).toEqual({
      through: "2026-11-30",
      forecastAmount: actual,
      lowAmount: actual,
      highAmount: actual,
    });
  });

  it("needs four weeks before the month, a whole day of it, and usage on most days", () => {
    const today = "2026-11-10";
    const short = until(steady(four), today).filter(({ day }) => day >= "2026-10-05");
    expect(forecastMonth(short, month, today)).toBe("shortHistory");
    expect(forecastMonth([], month, today)).toBe("shortHistory");
    expect(forecastMonth(until(steady(four), "2026-11-01"), month, "2026-11-01")).toBe("tooEarly");
    const rare = steady(four, (day) => (day.endsWith("-05") ? 100 : 0));
    expect(forecastMonth(until(rare, today), month, today)).toBe("irregular");
  });

  it("forecasts a month of prepaid alone", () => {
    const days = steady(four, () => 0);
    const { forecastAmount, lowAmount, highAmount } = of(days, "2026-11-05");
    expect([forecastAmount, lowAmount, highAmount]).toEqual(["900.00", "900.00", "900.00"]);
  });

  it("is always decimals in order, whatever the lines are", () => {
    const amount = fc.oneof(
      fc.constant("0.00000000"),
      fc.double({ min: -1e6, max: 1e9, noNaN: true }).map((one) => one.toFixed(8)),
    );
    const names = four.flatMap(daysOf);
    const bill = fc.array(fc.record({ prepaid: amount, usage: amount, isThere: fc.boolean() }), {
      minLength: names.length,
      maxLength: names.length,
    });
    fc.assert(
      fc.property(bill, fc.integer({ min: 1, max: 30 }), (amounts, passed) => {
        const today = dayAfter(month, passed);
        const days = amounts.flatMap(({ isThere, ...one }, at) => (isThere ? [{ day: names[at] ?? "", ...one }] : []));
        const forecast = forecastMonth(until(days, today), month, today);
        if (typeof forecast === "string") return;
        const { forecastAmount, lowAmount, highAmount } = forecast;
        for (const text of [forecastAmount, lowAmount, highAmount]) expect(text).toMatch(/^-?\d+\.\d{2,8}$/);
        expect(areInOrder(lowAmount, forecastAmount, highAmount)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
