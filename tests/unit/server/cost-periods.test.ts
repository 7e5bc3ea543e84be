import { describe, expect, it } from "vitest";
import { placeIn } from "../../../src/server/areas/bill/cost/compared-parts";
import { type CostTime, daysTime } from "../../../src/server/areas/bill/cost/periods";

const time = (start: string, end: string, from: string, to: string): CostTime => ({
  start,
  end,
  compared: { start: from, end: to },
});

describe("a period of what is compared with", () => {
  it.each<[says: string, time: CostTime, period: string, place: string]>([
    ["a month at its place", time("2026-04", "2026-06", "2026-01", "2026-03"), "2026-02", "2026-05"],
    ["a day of the same number", time("2026-03", "2026-04", "2026-01", "2026-02"), "2026-02-28", "2026-04-28"],
    ["the year before", time("2026-03", "2026-03", "2025-03", "2025-03"), "2025-03-31", "2026-03-31"],
    ["a day that the month lacks", time("2026-02", "2026-02", "2026-01", "2026-01"), "2026-01-31", "2026-01-31"],
    ["a day of a late line", time("2026-02", "2026-02", "2026-01", "2026-01"), "2025-12-05", "2026-01-05"],
    [
      "some days before",
      daysTime({ startDate: "2026-03-02", endDate: "2026-03-08" }, "previous"),
      "2026-02-24",
      "2026-03-03",
    ],
  ])("stands by %s", (_says, given, period, place) => {
    expect(placeIn(given, period)).toBe(place);
  });
});
