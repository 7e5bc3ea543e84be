import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { healthOf } from "../../../src/domain/health";

type Level = "critical" | "warn" | "info";
const levels = (...alarms: Level[]) => alarms.map((alarmLevel) => ({ alarmLevel }));
const many = (level: Level, count: number): Level[] => Array.from({ length: count }, () => level);

describe("healthOf", () => {
  it.each<[alarms: Level[], score: number, points: number[]]>([
    [[], 100, []],
    [["critical"], 80, [20]],
    [["info", "warn", "critical"], 65, [20, 10, 5]],
    [many("critical", 5), 0, [20, 20, 20, 20, 20]],
    [many("critical", 9), 0, [20, 20, 20, 20, 20]],
    [[...many("critical", 4), "warn", "info", "info", "info"], 0, [20, 20, 20, 20, 10, 5, 5]],
    [[...many("critical", 4), ...many("warn", 1), ...many("info", 1)], 5, [20, 20, 20, 20, 10, 5]],
  ])("of %j is %i", (alarms, score, points) => {
    const health = healthOf(levels(...alarms));
    expect(health.score).toBe(score);
    expect(health.deductions.map((one) => one.points)).toEqual(points);
  });

  it("is never below 0, and adds up with its deductions to 100", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<Level>("critical", "warn", "info"), { maxLength: 60 }), (alarms) => {
        const { score, deductions } = healthOf(levels(...alarms));
        expect(score).toBeGreaterThanOrEqual(0);
        expect(deductions.reduce((sum, { points }) => sum + points, score)).toBe(100);
        expect(deductions.every(({ points }) => points > 0)).toBe(true);
      }),
    );
  });
});
