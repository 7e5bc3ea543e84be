import { describe, expect, it } from "vitest";
import { isMaterial } from "../../../../src/domain/savings/dismissal";

const time = new Date("2026-11-10T00:00:00Z");
const before = new Date("2026-10-01T00:00:00Z");
const after = new Date("2026-11-11T00:00:00Z");

describe("isMaterial", () => {
  it.each<[what: string, now: string, since: Date, told: boolean]>([
    ["the same", "100.00", before, false],
    ["less", "10.00", before, false],
    ["less than a fifth more", "119.99", before, false],
    ["a fifth more", "120.00", before, true],
    ["much more", "500.00", before, true],
    ["the same, begun since", "100.00", after, true],
    ["the same, begun at that moment", "100.00", time, false],
  ])("%s", (_what, monthSaving, since, told) => {
    expect(isMaterial({ time, monthSaving: "100.00" }, { since, monthSaving })).toBe(told);
  });
});
