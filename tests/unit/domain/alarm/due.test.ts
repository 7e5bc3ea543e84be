import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  duePeriods,
  isPartDue,
  JUDGING_DELAY,
  LATE_VALUES,
  offsetOf,
  partOf,
  periodsToJudge,
  RULE_PARTS,
} from "../../../../src/domain/alarm/due";

const periods = [60, 300, 900, 3600] as const;
const nine = Date.UTC(2026, 4, 20, 1);

describe("periods that become due", () => {
  it("are judged once each, in whatever steps time is asked about", () => {
    const steps = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(60, 300, 900, 3600), steps, (id, period, some) => {
        const ends: number[] = [];
        let at = nine;
        for (const step of some) {
          const { firstEnd, count } = duePeriods({ id, period }, at, at + step);
          for (let n = 0; n < count; n += 1) ends.push(firstEnd + n * period * 1000);
          at += step;
        }
        const whole = duePeriods({ id, period }, nine, at);
        expect(ends).toEqual(Array.from({ length: whole.count }, (_, n) => whole.firstEnd + n * period * 1000));
      }),
    );
  });

  it("end at whole multiples of their length, and are judged after the delay and the offset of their rule", () => {
    const rule = { id: 7, period: 300 };
    const due = nine + JUDGING_DELAY + offsetOf(rule);
    expect(duePeriods(rule, due - 300_000, due - 1).count).toBe(0);
    expect(duePeriods(rule, due - 1, due)).toEqual({ firstEnd: nine, count: 1 });
  });

  it.each([
    [60, 60],
    [300, 60],
    [900, 90],
    [3600, 360],
  ])("of %i seconds are spread over %i, in equal parts", (period, spread) => {
    const offsets = Array.from({ length: 10 * RULE_PARTS }, (_, id) => offsetOf({ id, period }));
    const apart = (spread * 1000) / RULE_PARTS;
    for (let part = 0; part < RULE_PARTS; part += 1)
      expect(offsets.filter((one) => one === part * apart)).toHaveLength(10);
  });

  it("make their part due, and no part is due in between", () => {
    const times = fc.integer({ min: 0, max: 7_200_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), times, times, (id, wait, step) => {
        const [since, upTo] = [nine + wait, nine + wait + step];
        const due = periods.map((period) => periodsToJudge({ id, period }, since, upTo, 0));
        expect(isPartDue(partOf(id), since, upTo)).toBe(due.some((one) => one !== undefined));
      }),
    );
  });
});

describe("periods that are judged again", () => {
  const anySteps = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 60 });

  it("are judged first when they are due, again with each one after, and last a quarter of an hour later", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.constantFrom(...periods), anySteps, (id, period, steps) => {
        const rule = { id, period };
        const first: number[] = [];
        const last: number[] = [];
        let since = nine;
        for (const step of steps) {
          const judged = periodsToJudge(rule, since, since + step, nine);
          const ends = Array.from(
            { length: judged?.count ?? 0 },
            (_, at) => (judged?.firstEnd ?? 0) + at * period * 1000,
          );
          first.push(...ends.slice(ends.length - (judged?.fresh ?? 0)));
          last.push(...ends.slice(0, judged?.settled ?? 0));
          // What is judged again is what has been judged first and not last.
          expect(ends).toEqual(first.slice(first.length - ends.length));
          since += step;
        }
        const endsUpTo = (moment: number) => {
          const { firstEnd, count } = duePeriods(rule, nine, moment);
          return Array.from({ length: count }, (_, at) => firstEnd + at * period * 1000);
        };
        expect(first).toEqual(endsUpTo(since));
        expect(last).toEqual(endsUpTo(since - LATE_VALUES));
      }),
    );
  });
});
