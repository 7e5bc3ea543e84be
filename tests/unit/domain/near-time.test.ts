import { expect, test } from "vitest";
import { nearTime } from "../../../src/domain/near-time";

const now = Date.parse("2026-01-31T14:30:30+08:00");
const zone = "Asia/Shanghai";

test.each([
  { moment: "2026-01-31 14:30:30", near: { told: "now" } },
  { moment: "2026-01-31 14:29:31", near: { told: "now" } },
  { moment: "2026-01-31 14:31:29", near: { told: "now" } },
  { moment: "2026-01-31 14:29:30", near: { told: "minutesAgo", count: 1 } },
  { moment: "2026-01-31 13:30:31", near: { told: "minutesAgo", count: 59 } },
  { moment: "2026-01-31 13:30:30", near: { told: "today", time: "13:30" } },
  { moment: "2026-01-31 00:00:00", near: { told: "today", time: "00:00" } },
  { moment: "2026-01-30 23:59:59", near: { told: "yesterday", time: "23:59" } },
  { moment: "2026-01-30 00:00:00", near: { told: "yesterday", time: "00:00" } },
  { moment: "2026-01-29 23:59:59", near: undefined },
  { moment: "2026-01-31 14:31:30", near: { told: "inMinutes", count: 1 } },
  { moment: "2026-01-31 15:30:29", near: { told: "inMinutes", count: 59 } },
  { moment: "2026-01-31 15:30:30", near: { told: "inHours", count: 1 } },
  { moment: "2026-01-31 20:30:29", near: { told: "inHours", count: 5 } },
  { moment: "2026-01-31 20:30:30", near: { told: "today", time: "20:30" } },
  { moment: "2026-02-01 23:59:59", near: { told: "tomorrow", time: "23:59" } },
  { moment: "2026-02-02 00:00:00", near: undefined },
  { moment: "soon", near: undefined },
])("$moment is told as $near", ({ moment, near }) => {
  expect(nearTime(moment, now, zone)).toEqual(near);
});

test("goes by the days and the clock of the reader's zone", () => {
  expect(nearTime("2026-01-31 05:00:00", now, "UTC")).toEqual({ told: "yesterday", time: "21:00" });
  expect(nearTime("2026-01-31 08:00:00", now, "UTC")).toEqual({ told: "today", time: "00:00" });
});

test("counts days across a change to summer time", () => {
  const afterChange = Date.parse("2026-03-29T22:30:00Z");
  expect(nearTime("2026-03-30 05:10:00", afterChange, "Europe/Berlin")).toEqual({ told: "yesterday", time: "23:10" });
});
