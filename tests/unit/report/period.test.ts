import { describe, expect, it } from "vitest";
import {
  cyclePeriod,
  isWholeMonths,
  lastPeriod,
  nextTime,
  periodText,
  type Rhythm,
} from "../../../src/server/areas/report/period";
import { fromLocal, toLocalDateTime } from "../../../src/server/time";

// A Friday.
const now = fromLocal("2026-03-06 07:30:00");

describe("cyclePeriod", () => {
  const table = [
    { query: {}, days: ["2026-02-01", "2026-02-28"] },
    { query: { cycleRange: "thisMonth" }, days: ["2026-03-01", "2026-03-31"] },
    { query: { cycleRange: "last3Months" }, days: ["2025-12-01", "2026-02-28"] },
    { query: { cycleRange: "last12Months" }, days: ["2025-03-01", "2026-02-28"] },
    { query: { cycleRange: "custom", startCycle: "2024-02", endCycle: "2024-02" }, days: ["2024-02-01", "2024-02-29"] },
  ] as const;
  it.each(table)("of $query covers $days", ({ query, days: [startDate, endDate] }) => {
    expect(cyclePeriod(query, now)).toEqual({ startDate, endDate });
    expect(isWholeMonths({ startDate, endDate })).toBe(true);
  });

  it("is counted in Shanghai: there the month begins eight hours earlier than in Greenwich", () => {
    expect(cyclePeriod({}, new Date("2026-02-28T16:00:00Z")).startDate).toBe("2026-02-01");
  });
});

describe("lastPeriod", () => {
  it.each([
    { cycleType: "day", text: "2026-03-05" },
    { cycleType: "week", text: "2026-02-23~2026-03-01" },
    { cycleType: "month", text: "2026-02" },
  ] as const)("of every $cycleType is $text", ({ cycleType, text }) => {
    expect(periodText(lastPeriod(cycleType, now))).toBe(text);
  });

  it("on a Monday is the week that ended the day before", () => {
    expect(periodText(lastPeriod("week", fromLocal("2026-03-02 00:00:00")))).toBe("2026-02-23~2026-03-01");
  });
});

describe("nextTime", () => {
  const table: { rhythm: Rhythm; after: string; next: string }[] = [
    { rhythm: { cycleType: "day", runHour: 8 }, after: "2026-03-06 07:30:00", next: "2026-03-06 08:00:00" },
    { rhythm: { cycleType: "day", runHour: 8 }, after: "2026-03-06 08:00:00", next: "2026-03-07 08:00:00" },
    {
      rhythm: { cycleType: "week", runHour: 0, weekday: 5 },
      after: "2026-03-06 00:00:00",
      next: "2026-03-13 00:00:00",
    },
    {
      rhythm: { cycleType: "week", runHour: 9, weekday: 7 },
      after: "2026-03-06 07:30:00",
      next: "2026-03-08 09:00:00",
    },
    {
      rhythm: { cycleType: "month", runHour: 8, monthDay: 3 },
      after: "2026-03-06 07:30:00",
      next: "2026-04-03 08:00:00",
    },
    {
      rhythm: { cycleType: "month", runHour: 23, monthDay: 28 },
      after: "2026-01-28 23:00:00",
      next: "2026-02-28 23:00:00",
    },
  ];
  it.each(table)("of $rhythm after $after is $next", ({ rhythm, after, next }) => {
    expect(toLocalDateTime(nextTime(rhythm, fromLocal(after)))).toBe(next);
  });
});
