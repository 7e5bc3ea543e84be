import { describe, expect, it } from "vitest";
import { marks, stepLimits, stepOf } from "../../../../../src/render/list/map/overlay";
import { anchored, clampZoom, fitting, opening, READABLE } from "../../../../../src/render/list/map/zoom";

describe("the steps of amounts", () => {
  it.each([
    [0, 0],
    [-3, 0],
    [0.01, 1],
    [6.25, 1],
    [6.26, 2],
    [25, 2],
    [56, 3],
    [57, 4],
    [100, 4],
  ])("of %d with 100 as the greatest is %d", (amount, step) => {
    expect(stepOf(amount, 100)).toBe(step);
  });

  it("end where the legend says", () => {
    expect(stepLimits(100)).toEqual([6.25, 25, 56.25, 100]);
    for (const [index, limit] of stepLimits(100).entries()) expect(stepOf(limit, 100)).toBe(index + 1);
  });

  it("are none where nothing costs anything", () => {
    expect([stepOf(0, 0), stepLimits(0)]).toEqual([0, []]);
  });
});

describe("the signs of tones", () => {
  it("are told apart without colour", () => {
    expect(new Set(Object.values(marks)).size).toBe(5);
  });
});

describe("zoom", () => {
  it("fits all of a map into its frame, and makes nothing larger than life", () => {
    expect(fitting({ width: 2000, height: 500 }, { width: 1000, height: 500 })).toBe(0.5);
    expect(fitting({ width: 200, height: 100 }, { width: 1000, height: 500 })).toBe(1);
  });

  it("opens so that names can be read", () => {
    const frame = { width: 1000, height: 500 };
    expect(opening({ width: 1250, height: 500 }, frame)).toBe(0.8);
    expect(opening({ width: 9000, height: 5000 }, frame)).toBeGreaterThan(READABLE);
  });

  it("stays within its limits", () => {
    expect([clampZoom(0.001), clampZoom(1), clampZoom(9)]).toEqual([0.08, 1, 2]);
  });

  it("leaves what is pointed at where it is", () => {
    const [scroll, at] = [
      { x: 300, y: 200 },
      { x: 100, y: 50 },
    ];
    const { left, top } = anchored(scroll, at, 2);
    expect([(left + at.x) / 2, (top + at.y) / 2]).toEqual([scroll.x + at.x, scroll.y + at.y]);
  });
});
