import { describe, expect, it } from "vitest";
import { loadOf } from "../../../../src/domain/savings/load";

const day = (value: number | null, hours = 24): (number | null)[] =>
  Array.from({ length: 24 }, (_, at) => (at < hours ? value : null));

describe("loadOf", () => {
  it("is the value that 95 of 100 hours do not exceed", () => {
    const hours = Array.from({ length: 240 }, (_, at) => at + 1);
    expect(loadOf(hours)).toEqual({ p95: 228, days: 10 });
  });

  it("is a value that occurs", () => {
    expect(loadOf([...day(10), ...day(10), ...day(90, 24)])).toEqual({ p95: 90, days: 3 });
    expect(loadOf(day(7))).toEqual({ p95: 7, days: 1 });
  });

  it("leaves out days with values for less than half of their hours", () => {
    expect(loadOf([...day(10, 12), ...day(99, 11)])).toEqual({ p95: 10, days: 1 });
  });

  it.each<[what: string, hours: (number | null)[]]>([
    ["no hours", []],
    ["no values", day(null)],
    ["too few values", day(50, 11)],
  ])("is unknown with %s", (_what, hours) => {
    expect(loadOf(hours)).toBeUndefined();
  });

  it("counts zero as a value", () => {
    expect(loadOf(day(0))).toEqual({ p95: 0, days: 1 });
  });
});
