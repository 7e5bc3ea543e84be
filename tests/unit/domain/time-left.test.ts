import { expect, test } from "vitest";
import { timeLeft } from "../../../src/domain/time-left";

const now = Date.parse("2026-01-31T00:00:00+08:00");

test.each([
  { moment: "2026-02-03 00:00:00", left: { number: 3, unit: "day" } },
  { moment: "2026-02-02 00:00:00", left: { number: 2, unit: "day" } },
  { moment: "2026-02-01 23:59:59", left: { number: 47, unit: "hour" } },
  { moment: "2026-01-31 23:30:00", left: { number: 23, unit: "hour" } },
  { moment: "2026-01-31 00:59:59", left: { number: 59, unit: "minute" } },
  { moment: "2026-01-31 00:00:30", left: { number: 0, unit: "minute" } },
  { moment: "2026-01-30 23:59:59", left: undefined },
  { moment: "soon", left: undefined },
])("until $moment: $left", ({ moment, left }) => {
  expect(timeLeft(moment, now)).toEqual(left);
});
