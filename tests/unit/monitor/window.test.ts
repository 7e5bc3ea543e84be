import { describe, expect, it } from "vitest";
import { timesOf, windowOf } from "../../../src/server/areas/monitor/window";
import { addDays } from "../../../src/server/time";

const now = new Date("2026-05-20T06:07:30Z");
const back = (days: number, points: number) => windowOf(addDays(now, -days), now, points, now);

describe("the window of a query of metrics", () => {
  it.each([
    [1 / 24, 500, "minute", 60],
    [1, 500, "minute", 300],
    [3, 500, "minute", 600],
    [7, 500, "hour", 3600],
    [30, 500, "hour", 7200],
    [30, 2000, "hour", 3600],
    [90, 500, "day", 86_400],
    [400, 100, "day", 5 * 86_400],
  ])("of %d days with %i points is read by %s, in steps of %i s", (days, points, level, step) => {
    expect(back(days, points)).toMatchObject({ level, step });
  });

  it("covers the range, begins where a step begins in Shanghai, and has no more points than asked for", () => {
    for (const days of [1 / 48, 1 / 24, 0.3, 1, 2.9, 7, 31, 61, 90, 399]) {
      for (const points of [1, 2, 3, 7, 50, 333, 2000]) {
        const window = back(days, points);
        const times = timesOf(window);
        expect(times.length).toBeLessThanOrEqual(points);
        expect(times[0]?.getTime()).toBeLessThanOrEqual(addDays(now, -days).getTime());
        expect(window.to.getTime()).toBeGreaterThanOrEqual(now.getTime());
        const local = window.from.getTime() / 1000 + 8 * 3600;
        expect(local % Math.min(window.step, 86_400)).toBe(0);
      }
    }
  });

  it("reads what is too old for minutes by hours, and what is too old for those by days", () => {
    const hourAgo = (days: number) => [addDays(now, -days), addDays(now, 0.04 - days)] as const;
    expect(windowOf(...hourAgo(14), 100, now).level).toBe("minute");
    expect(windowOf(...hourAgo(16), 100, now).level).toBe("hour");
    expect(windowOf(...hourAgo(94), 100, now).level).toBe("day");
    expect(windowOf(...hourAgo(14), 100, now, addDays(now, -21)).level).toBe("hour");
  });
});
