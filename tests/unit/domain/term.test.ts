import { describe, expect, it } from "vitest";
import { termMonths } from "../../../src/domain/term";

describe("a term", () => {
  it("has as many months as it says, and twelve a year", () => {
    expect(termMonths({ durationNum: 5, durationUnit: "M" })).toBe(5);
    expect(termMonths({ durationNum: 3, durationUnit: "Y" })).toBe(36);
  });

  it("has none where nothing is bought for a time", () => {
    expect(termMonths({ durationNum: null, durationUnit: null })).toBe(0);
    expect(termMonths({ durationNum: null, durationUnit: "Y" })).toBe(0);
  });
});
