import { describe, expect, it } from "vitest";
import { timeLeft } from "../../../src/pages/home/time-left";

const now = Date.parse("2026-03-01T04:00:00Z");

describe("how far a moment is away", () => {
  it.each([
    { text: "2026-03-03 14:20:00", zh: "2天2小时", en: "2 days 2 hours", over: false },
    { text: "2026-03-02 12:30:00", zh: "1天", en: "1 day", over: false },
    { text: "2026-03-01 14:15:59", zh: "2小时15分钟", en: "2 hours 15 minutes", over: false },
    { text: "2026-03-01 12:00:20", zh: "1分钟", en: "1 minute", over: false },
    { text: "2026-03-01 11:00:00", zh: "1小时", en: "1 hour", over: true },
  ])("$text is $en away", ({ text, zh, en, over }) => {
    expect(timeLeft(text, now, "zh")).toEqual({ over, words: zh });
    expect(timeLeft(text, now, "en")).toEqual({ over, words: en });
  });

  it("is not told of what is no moment", () => {
    expect(timeLeft("soon", now, "en")).toBeUndefined();
  });
});
