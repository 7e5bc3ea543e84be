import { expect, test } from "vitest";
import { judgeDays } from "../../../../src/domain/anomaly/judge-days";
import { costsOf } from "./series";

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
const meanOf = (values: number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

test("what is expected follows the weekday and the growth", () => {
  const judged = judgeDays(costsOf({ seed: 1, days: 300, noise: 0 }));
  const inSpring = judged.filter(({ day }) => day >= "2025-04-01" && day < "2025-06-01");
  expect(inSpring).toHaveLength(61);
  expect(inSpring.filter(({ amount, expected }) => Math.abs(expected / amount - 1) > 0.05)).toEqual([]);
  const of = (weekend: boolean) =>
    meanOf(inSpring.filter(({ day }) => isWeekend(day) === weekend).map(({ expected }) => expected));
  expect(of(true) / of(false)).toBeCloseTo(0.88, 2);
});

test("the first days, and those without costs, are left out", () => {
  const costs = costsOf({ seed: 1, days: 100, shaped: (amount, _day, at) => (at === 80 ? 0 : amount) });
  const days = judgeDays(costs).map(({ day }) => day);
  expect(days[0]).toBe("2025-02-13");
  expect(days).not.toContain(costs[80]?.day);
  expect(days.at(-1)).toBe(costs.at(-1)?.day);
});

test("days after a time without costs are judged again, and stand out again", () => {
  const shaped = (amount: number, day: string, at: number): number => {
    if (at >= 150 && at < 180) return 0;
    return day === "2025-10-14" ? 3 * amount : amount;
  };
  const judged = judgeDays(costsOf({ seed: 1, days: 300, shaped }));
  expect(judged.filter(({ score }) => score !== undefined).map(({ day }) => day)).toEqual(["2025-10-14"]);
});
