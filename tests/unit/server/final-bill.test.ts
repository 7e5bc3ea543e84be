import { describe, expect, it } from "vitest";
import { finalFrom, lastFinalMonth } from "../../../src/server/areas/bill/final-bill";
import { fromLocal, toLocalDateTime } from "../../../src/server/time";

describe("a bill is final", () => {
  it("from the day after the last on which clouds correct it", () => {
    expect(toLocalDateTime(finalFrom("2025-12"))).toBe("2026-01-06 00:00:00");
    expect(toLocalDateTime(finalFrom("2026-01"))).toBe("2026-02-06 00:00:00");
  });

  it.each([
    ["2026-03-01 00:00:00", "2026-01"],
    ["2026-03-05 23:59:59", "2026-01"],
    ["2026-03-06 00:00:00", "2026-02"],
    ["2026-03-31 23:59:59", "2026-02"],
    ["2026-01-02 12:00:00", "2025-11"],
  ])("at %s at last that of %s", (now, month) => {
    expect(lastFinalMonth(fromLocal(now))).toBe(month);
  });
});
