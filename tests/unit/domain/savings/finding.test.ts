import { describe, expect, it } from "vitest";
import { findingOf } from "../../../../src/domain/savings/finding";

describe("findingOf", () => {
  it.each<[what: string, amount: string, days: number, monthCost: string | undefined]>([
    ["a whole month is what was billed", "300.00", 30, "300.00"],
    ["fewer days are told by a month of 30", "10.00000000", 7, "42.86"],
    ["half a cent goes up", "0.00500000", 5, undefined],
    ["half a cent goes up where it counts", "1.00500000", 30, "1.01"],
    ["five days are enough", "50.00", 5, "300.00"],
    ["four days are too few", "50.00", 4, undefined],
    ["one yuan a month is told", "1.00", 30, "1.00"],
    ["less than one yuan a month is not", "0.99", 30, undefined],
    ["what costs nothing is not told", "0", 30, undefined],
    ["what was paid back is not told", "-20.00", 30, undefined],
  ])("%s: %s of %i days", (_what, amount, days, monthCost) => {
    const finding = findingOf("unattachedDisk", { amount, days });
    expect(finding).toEqual(monthCost && { kind: "unattachedDisk", monthCost, monthSaving: monthCost });
  });

  it("saves a part of what was billed, rounded once", () => {
    const billed = { amount: "100.00", days: 7 };
    expect(findingOf("oversizedHost", billed, { times: 1, over: 3 })).toEqual({
      kind: "oversizedHost",
      monthCost: "428.57",
      monthSaving: "142.86",
    });
  });
});
