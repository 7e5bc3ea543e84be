import { expect, it } from "vitest";
import { isOver } from "../../../../src/render/shared/view-notice";

const words = { zh: "系统维护", en: "Maintenance" };

it.each([
  { until: undefined, at: "2099-01-01T00:00:00+08:00", over: false },
  { until: "2026-11-30", at: "2026-11-30T23:59:59+08:00", over: false },
  { until: "2026-11-30", at: "2026-12-01T00:00:00+08:00", over: true },
])("a notice until $until is over at $at: $over", ({ until, at, over }) => {
  expect(isOver({ ...words, ...(until !== undefined && { until }) }, Date.parse(at))).toBe(over);
});
