import { describe, expect, it } from "vitest";
import { aheads, day, moment, momentAhead, month } from "../../../src/widgets/shared/time-kinds";

describe("a time that is typed into a form", () => {
  it.each([
    [day, "2026/1/5", "2026-01-05"],
    [day, "2026年1月5日", "2026-01-05"],
    [day, "2026-02-30", "2026-02-30"],
    [month, "2026/3", "2026-03"],
    [month, "March", "March"],
    [moment, "2026-01-31", "2026-01-31 08:00:00"],
    [moment, "2026-1-31 9:30", "2026-01-31 17:30:00"],
    [moment, "2026-01-31T09:30:15", "2026-01-31 17:30:15"],
    [moment, "2026-01-31 25:30", "2026-01-31 25:30"],
  ])("%o reads %s as %s for a reader in UTC", (kind, typed, read) => {
    expect(kind.read(typed, "UTC")).toBe(read);
  });

  it("keeps the time of day where another day is picked", () => {
    expect(moment.pick("2026-02-03", "2026-01-31 09:30:15")).toBe("2026-02-03 09:30:15");
    expect(moment.pick("2026-02-03", "")).toBe("2026-02-03 00:00:00");
  });
});

describe("a moment that is picked by how far ahead it is", () => {
  it("is at a full minute, and not too early", () => {
    const now = new Date("2026-01-31T15:59:30Z");
    expect(aheads.map((ahead) => momentAhead(ahead, now))).toEqual([
      "2026-02-01 01:00:00",
      "2026-02-01 04:00:00",
      "2026-02-02 00:00:00",
      "2026-02-08 00:00:00",
    ]);
    expect(momentAhead("oneHour", new Date("2026-01-31T16:00:00Z"))).toBe("2026-02-01 01:00:00");
  });
});
