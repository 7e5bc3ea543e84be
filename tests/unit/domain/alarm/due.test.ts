import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { duePeriods, isPartDue, JUDGING_DELAY, offsetOf, partOf, RULE_PARTS } from "../../../../src/domain/alarm/due";

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

  it("end at whole multiples of their length, and are judged after the delay and no more than a minute later", () => {
    const rule = { id: 7, period: 300 };
    const due = nine + JUDGING_DELAY + offsetOf(rule.id);
    expect(duePeriods(rule, due - 300_000, due - 1).count).toBe(0);
    expect(duePeriods(rule, due - 1, due)).toEqual({ firstEnd: nine, count: 1 });
  });

  it("are spread over the minute in equal parts", () => {
    const offsets = Array.from({ length: 10 * RULE_PARTS }, (_, id) => offsetOf(id));
    const apart = 60_000 / RULE_PARTS;
    for (let part = 0; part < RULE_PARTS; part += 1)
      expect(offsets.filter((one) => one === part * apart)).toHaveLength(10);
  });

  it("make their part due, and no part is due in between", () => {
    const times = fc.integer({ min: 0, max: 300_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), times, times, (id, wait, step) => {
        const [after, upTo] = [nine + wait, nine + wait + step];
        const { count } = duePeriods({ id, period: 60 }, after, upTo);
        expect(isPartDue(partOf(id), after, upTo)).toBe(count > 0);
      }),
    );
  });
});
