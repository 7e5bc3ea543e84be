import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeAll } from "../../../../src/domain/alarm/judge";
import type { AlarmCondition, AlarmState, NoDataPolicy } from "../../../../src/domain/alarm/rule";
import { missingDataCases } from "./missing-data-cases";

/** 09:00 in Shanghai. */
const nine = Date.UTC(2026, 4, 20, 1);
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
const valueOf: Record<string, number | null> = { X: 90, "0": 10, "-": null };
const valuesOf = (text: string) => [...text].map((one) => valueOf[one] ?? null);
const after = (text: string, changed: Partial<AlarmCondition> = {}, state: AlarmState = "insufficientData") => {
  const values = valuesOf(text);
  return judgeAll({ ...rule, ...changed }, { firstEnd: nine, values }, state).at(-1)?.to ?? state;
};

describe("judging", () => {
  it.each(missingDataCases)("says of $periods what the table says, from $before", ({ periods, before, ...wanted }) => {
    const policies: NoDataPolicy[] = ["keep", "ok", "breach", "insufficient"];
    expect(
      Object.fromEntries(policies.map((noDataPolicy) => [noDataPolicy, after(periods, { noDataPolicy }, before)])),
    ).toEqual(Object.fromEntries(policies.map((policy) => [policy, wanted[policy]])));
  });

  it("begins an alarm with the Nth breach in a row, and ends it with the first value that breaches no more", () => {
    const changes = judgeAll(rule, { firstEnd: nine, values: valuesOf("XX0XXXX00") }, "ok");
    expect(changes.map(({ to, time }) => [to, (time - nine) / 60_000])).toEqual([
      ["alarm", 5],
      ["ok", 7],
    ]);
  });

  it.each([
    ["greater", 80, "ok"],
    ["greaterOrEqual", 80, "alarm"],
    ["less", 80, "ok"],
    ["lessOrEqual", 80, "alarm"],
    ["less", 79.99, "alarm"],
    ["greater", 80.01, "alarm"],
  ] as const)("%s: %d beside 80 is %s", (comparison, value, wanted) => {
    const condition = { ...rule, comparison, times: 1 };
    expect(judgeAll(condition, { firstEnd: nine, values: [value] }, "insufficientData").at(-1)?.to).toBe(wanted);
  });

  it("takes zero for a value", () => {
    const low = { ...rule, comparison: "less", times: 1, noDataPolicy: "ok" } as const;
    expect(judgeAll(low, { firstEnd: nine, values: [0] }, "ok").at(-1)).toMatchObject({ to: "alarm", value: 0 });
  });

  it("ends an alarm by the recovery threshold, and begins none by it", () => {
    const condition = { ...rule, recoveryThreshold: 70, times: 1 };
    const states = (values: number[], state: AlarmState) =>
      judgeAll(condition, { firstEnd: nine, values }, state).map(({ to }) => to);
    expect(states([75, 71], "alarm")).toEqual([]);
    expect(states([75, 70], "alarm")).toEqual(["ok"]);
    expect(states([75], "ok")).toEqual([]);
  });

  it("judges no period that begins outside the effective interval, and counts none of them", () => {
    const from = (effectiveInterval: string, periods: string, state: AlarmState) =>
      judgeAll({ ...rule, effectiveInterval }, { firstEnd: nine, values: valuesOf(periods) }, state);
    // The first period begins at 08:59.
    expect(from("09:00-18:00", "XXX", "ok")).toEqual([]);
    expect(from("09:00-18:00", "XXXX", "ok").map(({ time }) => time)).toEqual([nine + 180_000]);
    expect(from("22:00-08:00", "000", "alarm")).toEqual([]);
    expect(from("22:00-09:01", "XXX", "ok")).toHaveLength(1);
  });
});

const anyCondition = fc.record({
  comparison: fc.constantFrom("greater", "greaterOrEqual", "less", "lessOrEqual"),
  threshold: fc.integer({ min: 0, max: 4 }),
  recoveryThreshold: fc.option(fc.integer({ min: 0, max: 4 })),
  period: fc.constantFrom(60, 300, 900, 3600),
  times: fc.constantFrom(1, 2, 3, 5, 10),
  noDataPolicy: fc.constantFrom("keep", "ok", "breach", "insufficient"),
  effectiveInterval: fc.constantFrom("00:00-23:59", "08:00-20:00", "20:00-08:00"),
}) satisfies fc.Arbitrary<AlarmCondition>;
const anyValues = fc.array(fc.option(fc.integer({ min: 0, max: 4 })), { maxLength: 120 });

describe("judging period by period", () => {
  it("comes to the same as judging all at once, wherever it is interrupted", () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(anyCondition, anyValues, sizes, (condition, values, steps) => {
        const whole = judgeAll(condition, { firstEnd: nine, values }, "insufficientData");
        const parts = [];
        let state: AlarmState = "insufficientData";
        for (let at = 0, turn = 0; at < values.length; turn += 1) {
          const to = Math.min(values.length, at + (steps[turn % steps.length] ?? 1));
          // Nothing is remembered but the state: the last N-1 values are read again.
          const back = Math.max(0, at - condition.times + 1);
          const read = { firstEnd: nine + back * condition.period * 1000, values: values.slice(back, to) };
          const found = judgeAll(condition, read, state, at - back);
          parts.push(...found);
          state = found.at(-1)?.to ?? state;
          at = to;
        }
        expect(parts).toEqual(whole);
      }),
    );
  });

  it("goes from one state to another each time, and never begins an alarm by fewer than N periods", () => {
    fc.assert(
      fc.property(anyCondition, anyValues, (condition, values) => {
        const changes = judgeAll(condition, { firstEnd: nine, values }, "insufficientData");
        changes.forEach(({ from, to, time }, at) => {
          expect(from).toBe(at === 0 ? "insufficientData" : changes[at - 1]?.to);
          expect(to).not.toBe(from);
          const periods = (time - nine) / (condition.period * 1000) + 1;
          expect(to !== "alarm" || periods >= condition.times).toBe(true);
        });
      }),
    );
  });
});
