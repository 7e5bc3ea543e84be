import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAt, fromTimeZone, timeOfDay, toTimeZone } from "../../../src/domain/time-zone";

describe("a moment of the API by another clock", () => {
  it.each([
    { text: "2026-01-31 08:00:00", zone: "Asia/Shanghai", shown: "2026-01-31 08:00:00" },
    { text: "2026-01-31 08:00:00", zone: "UTC", shown: "2026-01-31 00:00:00" },
    { text: "2026-01-31 07:59:59", zone: "UTC", shown: "2026-01-30 23:59:59" },
    { text: "2026-07-01 20:00:00", zone: "Europe/Berlin", shown: "2026-07-01 14:00:00" },
    { text: "2026-12-01 20:00:00", zone: "Europe/Berlin", shown: "2026-12-01 13:00:00" },
    { text: "2026-12-01 00:10:00", zone: "America/New_York", shown: "2026-11-30 11:10:00" },
    { text: "yesterday", zone: "UTC", shown: "yesterday" },
  ])("$text in $zone: $shown", ({ text, zone, shown }) => {
    expect(toTimeZone(text, zone)).toBe(shown);
  });

  it("comes back unchanged from every clock, but for the hour that comes twice", () => {
    const second = fc.integer({ min: Date.UTC(2000, 0, 1) / 1000, max: Date.UTC(2090, 0, 1) / 1000 });
    fc.assert(
      fc.property(
        second,
        fc.constantFrom("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"),
        (seconds, zone) => {
          const text = new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ");
          const shown = toTimeZone(text, zone);
          expect(toTimeZone(fromTimeZone(shown, zone), zone)).toBe(shown);
        },
      ),
    );
  });

  it("an hour that is skipped becomes the hour after it", () => {
    expect(fromTimeZone("2026-03-29 02:30:00", "Europe/Berlin")).toBe("2026-03-29 09:30:00");
  });

  it.each([
    { zone: "Europe/Berlin", shown: "2026-10-25 02:30:00", first: "2026-10-25 08:30:00" },
    { zone: "America/New_York", shown: "2026-11-01 01:30:00", first: "2026-11-01 13:30:00" },
  ])("$shown, which comes twice in $zone, is the first of the two", ({ zone, shown, first }) => {
    expect(fromTimeZone(shown, zone)).toBe(first);
  });
});

it.each([
  { zone: "Asia/Shanghai", shown: "08:05:09" },
  { zone: "UTC", shown: "00:05:09" },
  { zone: "America/New_York", shown: "19:05:09" },
])("the time of day in $zone: $shown", ({ zone, shown }) => {
  expect(timeOfDay(Date.UTC(2026, 0, 31, 0, 5, 9, 999), zone)).toBe(shown);
});

it.each([
  { zone: "Asia/Shanghai", day: "2026-02-01" },
  { zone: "UTC", day: "2026-01-31" },
  { zone: "America/New_York", day: "2026-01-31" },
])("the day in $zone: $day", ({ zone, day }) => {
  expect(dayAt(Date.UTC(2026, 0, 31, 16), zone)).toBe(day);
});
