import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AlarmEpisode, episodesOf } from "../../../../src/domain/alarm/episodes";
import { type AlarmChange, judgeAll } from "../../../../src/domain/alarm/judge";
import { stateOf } from "../../../../src/domain/alarm/late";
import type { AlarmCondition, NoDataPolicy } from "../../../../src/domain/alarm/rule";
import { type Arrivals, live, minute, nine, thenNothing } from "./live";

const rule: AlarmCondition = {
  comparison: "greater",
  threshold: 80,
  recoveryThreshold: null,
  period: 60,
  times: 3,
  noDataPolicy: "keep",
  effectiveInterval: "00:00-23:59",
};
/** "X" breaches, "0" does not, "-" has no value. */
const arrivalsOf = (periods: string, late: (at: number) => number): Arrivals =>
  [...periods].map((one, at) => ({ value: one === "-" ? null : one === "X" ? 90 : 10, late: late(at) }));
const shown = (changes: readonly AlarmChange[]) =>
  changes.map(({ from, to, time }) => `${from}>${to}@${(time - nine) / minute + 1}`);

describe("values that come late", () => {
  it.each<NoDataPolicy>(["keep", "ok", "insufficient"])(
    "of a cloud that is always late make one alarm, which ends, where missing data is %s",
    (noDataPolicy) => {
      const { alarms } = live(
        { ...rule, noDataPolicy },
        arrivalsOf(`0000${"X".repeat(16)}${"0".repeat(40)}`, () => 7),
      );
      expect(alarms).toMatchObject([{ start: nine + 6 * minute, end: expect.any(Number) }]);
    },
  );

  it("begin an alarm at the time at which it began", () => {
    const { changes } = live(
      rule,
      arrivalsOf("0XXXX-------", (at) => (at === 2 ? 6 : 0)),
    );
    expect(shown(changes)).toEqual(["insufficientData>ok@1", "ok>alarm@4"]);
  });

  it("tell of an alarm that was over before anybody knew, beside one that began later", () => {
    const { changes } = live({ ...rule, times: 2 }, thenNothing(arrivalsOf("0XX00XXX", (at) => (at === 1 ? 8 : 0))));
    expect(shown(changes)).toEqual(["insufficientData>ok@1", "ok>alarm@7", "ok>alarm@3", "alarm>ok@4"]);
  });

  it("of a cloud that is always late make one alarm that lasts, where missing data is a breach", () => {
    const { alarms } = live(
      { ...rule, noDataPolicy: "breach" },
      arrivalsOf("0".repeat(60), () => 7),
    );
    expect(alarms).toMatchObject([{ start: nine, end: null }]);
  });

  it("end an alarm that was none with the period after it, and leave that it was told of", () => {
    const condition = { ...rule, times: 1, recoveryThreshold: 5, noDataPolicy: "breach" } as const;
    const { changes } = live(
      condition,
      arrivalsOf("0000000", (at) => (at === 1 ? 2 : 0)),
    );
    expect(shown(changes)).toEqual(["insufficientData>ok@1", "ok>alarm@2", "alarm>ok@3"]);
  });

  it("change nothing any more after a quarter of an hour", () => {
    const { changes } = live(
      rule,
      arrivalsOf("0XXX0", (at) => (at === 2 ? 19 : 0)),
    );
    expect(shown(changes)).toEqual(["insufficientData>ok@1"]);
  });
});

const anyRule = fc.record({
  comparison: fc.constant("greater"),
  threshold: fc.constant(80),
  recoveryThreshold: fc.constantFrom(null, 50),
  period: fc.constant(60),
  times: fc.constantFrom(1, 2, 3, 5),
  noDataPolicy: fc.constantFrom("keep", "ok", "breach", "insufficient"),
  effectiveInterval: fc.constant("00:00-23:59"),
}) satisfies fc.Arbitrary<AlarmCondition>;
const anyValue = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 6, arbitrary: fc.constantFrom(10, 70, 90) },
);
const anyArrivals = (late: fc.Arbitrary<number>) =>
  fc.array(fc.record({ value: anyValue, late }), { minLength: 1, maxLength: 60 });
const lates = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 14 }));

/** What judging all of the values at once says. */
function allAtOnce(condition: AlarmCondition, arrivals: Arrivals) {
  const back = condition.times - 1;
  const values = [...Array.from({ length: back }, () => null), ...arrivals.map(({ value }) => value)];
  return judgeAll(condition, { firstEnd: nine - back * minute, values }, "insufficientData", back);
}
const overlap = (one: AlarmEpisode, other: AlarmEpisode) =>
  one.start < (other.end ?? Infinity) && other.start < (one.end ?? Infinity);
const runs = { numRuns: 300 };

describe("judging with values that come late", () => {
  const steps = fc.integer({ min: 1, max: 9 });

  it("writes what judging all at once says where none is late", () => {
    fc.assert(
      fc.property(anyRule, anyArrivals(fc.constant(0)), steps, (condition, values, step) => {
        expect(live(condition, values, step).changes).toEqual(allAtOnce(condition, values));
      }),
      runs,
    );
  });

  it("settles on what judging all values at once says, a quarter of an hour later", () => {
    fc.assert(
      fc.property(anyRule, anyArrivals(lates), steps, (condition, values, step) => {
        const before = allAtOnce(condition, values.slice(0, -15));
        expect(stateOf(live(condition, values, step).settled)).toBe(before.at(-1)?.to ?? "insufficientData");
      }),
      runs,
    );
  });

  it("misses no alarm, keeps none that is none, has one at a time, and writes nothing twice", () => {
    fc.assert(
      fc.property(anyRule, anyArrivals(lates), steps, (condition, some, step) => {
        const values = thenNothing(some);
        const { changes, alarms, state } = live(condition, values, step);
        const all = allAtOnce(condition, values);
        for (const episode of episodesOf(all)) expect(alarms.some((one) => overlap(one, episode))).toBe(true);
        expect(state).toBe(all.at(-1)?.to ?? "insufficientData");
        expect(alarms.some(({ end }) => end === null)).toBe(episodesOf(all).at(-1)?.end === null);
        for (const [at, one] of alarms.entries())
          for (const other of alarms.slice(at + 1)) expect(overlap(one, other)).toBe(false);
        expect(new Set(shown(changes)).size).toBe(changes.length);
      }),
      runs,
    );
  });
});
