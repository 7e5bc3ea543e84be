import { describe, expect, test } from "vitest";
import { namedSteps } from "../../../src/widgets/shared/chart/chart-frame";

describe("steps are named", () => {
  const every = (minutes: number, count: number): string[] =>
    Array.from({ length: count }, (_, at) =>
      new Date(Date.UTC(2026, 0, 30) + at * minutes * 60_000).toISOString().slice(0, 19).replace("T", " "),
    );

  test.each([
    { minutes: 1, count: 60, first: "00:00", number: 6 },
    { minutes: 5, count: 288, first: "00:00", number: 8 },
    { minutes: 60, count: 168, first: "01-31", number: 6 },
  ])("$count of $minutes minutes", ({ minutes, count, first, number }) => {
    const named = [...namedSteps(every(minutes, count)).values()];
    expect(named[0]).toBe(first);
    expect(named).toHaveLength(number);
  });

  test("not at all where there are none", () => {
    expect(namedSteps([]).size).toBe(0);
  });
});
