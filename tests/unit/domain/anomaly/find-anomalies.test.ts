import { describe, expect, it } from "vitest";
import { anomaliesOf, findAnomalies, type PathCosts } from "../../../../src/domain/anomaly/find-anomalies";
import { costsOf, type Making } from "./series";

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);
const DAYS = 400;
/** A Tuesday and the day after it, within a month. */
const planted = ["2025-10-14", "2025-10-15"] as const;
const isPlanted = (day: string): boolean => planted.some((one) => one === day);
const tripled = (amount: number, day: string): number => (isPlanted(day) ? 3 * amount : amount);
const spans = (found: readonly { begin: string; end: string }[]): string[] =>
  found.map(({ begin, end }) => `${begin}..${end}`);

describe("three times the costs for two days", () => {
  it.each([0.03, 0.1, 0.15])("are found on their days, with their impact to 15 per cent, in noise of %s", (noise) => {
    for (const seed of seeds) {
      const costs = costsOf({ seed, days: DAYS, noise, shaped: tripled });
      const found = anomaliesOf(costs);
      expect(spans(found), `seed ${seed}`).toEqual([planted.join("..")]);
      const actual = costs.filter(({ day }) => isPlanted(day)).reduce((sum, { amount }) => sum + amount, 0);
      expect(found[0]?.actual).toBeCloseTo(actual, 6);
      expect((found[0]?.impact ?? 0) / ((actual * 2) / 3)).toBeGreaterThan(0.85);
      expect((found[0]?.impact ?? 0) / ((actual * 2) / 3)).toBeLessThan(1.15);
    }
  });

  it("are found at a weekend and across the end of a month", () => {
    for (const days of [
      ["2025-09-06", "2025-09-07"],
      ["2025-10-31", "2025-11-01"],
    ]) {
      const shaped = (amount: number, day: string): number => (days.includes(day) ? 3 * amount : amount);
      expect(spans(anomaliesOf(costsOf({ seed: 1, days: DAYS, shaped })))).toEqual([days.join("..")]);
    }
  });

  it("are judged alike whatever comes after them", () => {
    const costs = costsOf({ seed: 2, days: DAYS, shaped: tripled });
    const upTo = costs.filter(({ day }) => day <= planted[1]);
    expect(anomaliesOf(upTo)).toEqual(anomaliesOf(costs));
  });

  it("are one anomaly with the two days between them at most", () => {
    const shapedOn = (days: string[]) => (amount: number, day: string) => (days.includes(day) ? 3 * amount : amount);
    const two = (last: string) =>
      spans(anomaliesOf(costsOf({ seed: 3, days: DAYS, shaped: shapedOn(["2025-10-14", last]) })));
    expect(two("2025-10-17")).toEqual(["2025-10-14..2025-10-17"]);
    expect(two("2025-10-18")).toEqual(["2025-10-14..2025-10-14", "2025-10-18..2025-10-18"]);
  });

  it("are none where they come to less than 100", () => {
    const small = (base: number) => anomaliesOf(costsOf({ seed: 4, days: DAYS, base, shaped: tripled }));
    expect(small(15)).toEqual([]);
    expect(small(40)).toHaveLength(1);
  });
});

describe("what is not anomalous", () => {
  const none: [says: string, making: Omit<Making, "seed" | "days">][] = [
    ["growth of 1.8 % a month, seasons and weekends", {}],
    ["a weekend without costs", { shaped: (amount, _day, at) => ([3, 4].includes(at % 7) ? 0 : amount) }],
    ["growth of 20 % a month", { shaped: (amount, _day, at) => amount * 1.2 ** (at / 30.4) }],
    ["fees on the first of each month", { shaped: (amount, day) => amount + (day.endsWith("-01") ? 5000 : 0) }],
    [
      "fees on the last day of each month",
      { shaped: (amount, day) => amount + (nextDay(day).endsWith("-01") ? 5000 : 0) },
    ],
    ["days without costs", { shaped: (amount, _day, at) => (at % 9 === 0 ? 0 : amount) }],
    ["no costs for a month", { shaped: (amount, day) => (day.startsWith("2025-08") ? 0 : amount) }],
    ["refunds", { shaped: (amount, _day, at) => (at % 31 === 0 ? -2 * amount : amount) }],
    ["half as much more from a day on", { shaped: (amount, _day, at) => (at > 200 ? 1.4 * amount : amount) }],
    ["costs of a few days only", { shaped: (amount, _day, at) => (at % 20 === 0 ? amount : 0) }],
  ];
  it.each(none)("%s", (_says, making) => {
    for (const seed of seeds.slice(0, 10))
      expect(anomaliesOf(costsOf({ seed, days: DAYS, ...making })), `seed ${seed}`).toEqual([]);
  });

  it("days after some that are missing", () => {
    const isMissing = (day: string): boolean => day >= "2025-06-10" && day <= "2025-07-25";
    for (const seed of seeds.slice(0, 10)) {
      const costs = costsOf({ seed, days: DAYS }).filter(({ day }) => !isMissing(day) && !day.endsWith("3"));
      expect(anomaliesOf(costs), `seed ${seed}`).toEqual([]);
    }
  });

  it("days without six weeks before them", () => {
    const shaped = (amount: number, _day: string, at: number): number => (at === 40 ? 5 * amount : amount);
    expect(anomaliesOf(costsOf({ seed: 1, days: 49, shaped }))).toEqual([]);
  });

  it("nothing at all", () => {
    expect(anomaliesOf([])).toEqual([]);
    expect(findAnomalies([])).toEqual([]);
  });
});

/** The stated rate: at most one false anomaly in 200 months of a series. */
describe("the rate of false anomalies", () => {
  it.each([0.05, 0.1, 0.15, 0.2, 0.3])("is less than 1 in 200 months, in noise of %s", (noise) => {
    const many = Array.from({ length: 60 }, (_, at) => at + 100);
    const found = many.flatMap((seed) => anomaliesOf(costsOf({ seed, days: DAYS, noise })));
    const months = (many.length * (DAYS - 43)) / 30.4;
    expect(found.length / months).toBeLessThan(1 / 200);
  });
});

describe("an anomaly is told of", () => {
  const part = (path: string[], seed: number, shaped?: Making["shaped"]): PathCosts => ({
    path,
    days: costsOf({ seed, days: DAYS, shaped }),
  });
  const told = (parts: PathCosts[]): string[] => findAnomalies(parts).map(({ path }) => path.join("/"));
  const others = [part(["aliyun", "b", "ecs"], 3), part(["tx", "c", "cvm"], 4), part(["tx", "c", "cdb"], 5)];

  it("the narrowest part that makes up most of it", () => {
    expect(told([part(["aliyun", "a", "ecs"], 1, tripled), ...others])).toEqual(["aliyun/a/ecs"]);
    const huge = (amount: number, day: string): number => (isPlanted(day) ? 30 * amount : amount);
    expect(told([part(["aliyun", "a", "ecs"], 1, huge), ...others])).toEqual(["aliyun/a/ecs"]);
  });

  it("the whole whose parts are anomalous together", () => {
    const both = [part(["aliyun", "a", "ecs"], 1, tripled), part(["aliyun", "a", "rds"], 2, tripled)];
    expect(told([...both, ...others])).toEqual(["aliyun/a"]);
    const all = ["aliyun", "tx", "aws"].map((cloud, seed) => part([cloud, "a", "x"], seed, tripled));
    expect(told(all)).toEqual([""]);
  });

  it("each part by itself where they are anomalous on different days", () => {
    const later = (amount: number, day: string): number => (day === "2025-11-20" ? 4 * amount : amount);
    const parts = [part(["aliyun", "a", "ecs"], 1, tripled), part(["tx", "c", "cvm"], 2, later)];
    expect(told([...parts, ...others])).toEqual(["aliyun/a/ecs", "tx/c/cvm"]);
  });
});

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
