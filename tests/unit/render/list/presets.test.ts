import { describe, expect, it } from "vitest";
import { type Preset, presetOf, presetRange, presetsOf } from "../../../../src/widgets/range/presets";

const home = "Asia/Shanghai";
// 23:30 in London on the last of February is the first of March in Shanghai.
const now = new Date("2026-02-28T23:30:00Z");

describe("presets of a range", () => {
  it.each<[Preset, string, string]>([
    ["today", "2026-03-01", "2026-03-01"],
    ["last7Days", "2026-02-23", "2026-03-01"],
    ["last30Days", "2026-01-31", "2026-03-01"],
    ["thisMonth", "2026-03-01", "2026-03-01"],
    ["lastMonth", "2026-02-01", "2026-02-28"],
  ])("%s is %s to %s in Shanghai", (preset, from, to) => {
    expect(presetRange(preset, "dateRange", home, now)).toEqual({ from, to });
    expect(presetRange(preset, "dateTimeRange", home, now)).toEqual({ from: `${from} 00:00:00`, to: `${to} 23:59:59` });
  });

  it("moments are of the reader's day, days and months of the API's", () => {
    expect(presetRange("today", "dateTimeRange", "Europe/London", now)).toEqual({
      from: "2026-02-28 08:00:00",
      to: "2026-03-01 07:59:59",
    });
    expect(presetRange("today", "dateRange", "Europe/London", now)).toEqual({ from: "2026-03-01", to: "2026-03-01" });
    expect(presetRange("thisMonth", "monthRange", "Europe/London", now)).toEqual({ from: "2026-03", to: "2026-03" });
  });

  it("a week in which the clocks change has seven days", () => {
    expect(presetRange("last7Days", "dateTimeRange", "Europe/London", new Date("2026-03-31T12:00:00Z"))).toEqual({
      from: "2026-03-25 08:00:00",
      to: "2026-04-01 06:59:59",
    });
  });

  it("last month of January is December of the year before", () => {
    expect(presetRange("lastMonth", "monthRange", home, new Date("2026-01-15T00:00:00Z"))).toEqual({
      from: "2025-12",
      to: "2025-12",
    });
  });

  it("is known again by its dates as long as they are its own", () => {
    const range = presetRange("last7Days", "dateTimeRange", home, now);
    expect(presetOf("dateTimeRange", range, home, now)).toBe("last7Days");
    // Half past midnight a day later.
    expect(presetOf("dateTimeRange", range, home, new Date("2026-03-01T16:30:00Z"))).toBeUndefined();
    expect(presetOf("dateTimeRange", { from: range.from }, home, now)).toBeUndefined();
  });

  it("are offered for days and moments, two of them for months, none for amounts", () => {
    expect(presetsOf("dateRange")).toEqual(presetsOf("dateTimeRange"));
    expect(presetsOf("monthRange")).toEqual(["thisMonth", "lastMonth"]);
    expect(presetsOf("moneyRange")).toEqual([]);
  });
});
