import { describe, expect, it } from "vitest";
import { isPassing, nextPause } from "../../../../src/render/shared/self-refresh";

describe("a list that fetches itself anew", () => {
  it("does so while a row has one of the values", () => {
    const refreshWhile = { status: ["queued", "running"] };
    expect(isPassing([{ status: "done" }, { status: "running" }], refreshWhile)).toBe(true);
    expect(isPassing([{ status: "done" }], refreshWhile)).toBe(false);
    expect(isPassing([], refreshWhile)).toBe(false);
    expect(isPassing([{ status: "running" }], undefined)).toBe(false);
  });

  it("looks more and more seldom while nothing changes, and at last no more", () => {
    const pauses = Array.from({ length: 26 }, (_, unchanged) => nextPause(unchanged));
    expect(pauses.slice(0, 4)).toEqual([3_000, 4_500, 6_750, 10_125]);
    const asked = pauses.filter((pause) => pause !== undefined);
    expect(asked).toEqual(asked.toSorted((a, b) => a - b));
    expect(Math.max(...asked)).toBe(60_000);
    expect(pauses.at(-1)).toBeUndefined();
    // Longer than a locked account stays locked, shorter than a session lasts without its user.
    const whole = asked.reduce((sum, pause) => sum + pause, 0) / 60_000;
    expect(whole).toBeGreaterThan(15);
    expect(whole).toBeLessThan(30);
  });
});
