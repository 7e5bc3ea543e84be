import { describe, expect, it } from "vitest";
import { numberText, shiftPoint } from "../../../src/widgets/number-text";

describe("a typed number, as the API writes it", () => {
  it.each([
    { typed: "1,234,567.50", written: "1234567.50" },
    { typed: " 1 280 ", written: "1280" },
    { typed: "１２８０。５", written: "1280.5" },
    { typed: "¥1，280", written: "1280" },
    { typed: "007", written: "7" },
    { typed: "0", written: "0" },
    { typed: "00.50", written: "0.50" },
    { typed: ".5", written: "0.5" },
    { typed: "5.", written: "5" },
    { typed: "+5", written: "5" },
    { typed: "-0.10", written: "-0.10" },
    { typed: "12345678901234567890.12345678", written: "12345678901234567890.12345678" },
    { typed: "abc", written: "abc" },
    { typed: "1.2.3", written: "1.2.3" },
    { typed: "-", written: "-" },
  ])("$typed is $written", ({ typed, written }) => {
    expect(numberText(typed)).toBe(written);
  });
});

describe("per cent and ratio, by moving the point and never by arithmetic", () => {
  it.each([
    { ratio: "0.125", percent: "12.5" },
    { ratio: "0.85", percent: "85" },
    { ratio: "1", percent: "100" },
    { ratio: "0", percent: "0" },
    { ratio: "0.000001", percent: "0.0001" },
    { ratio: "-0.07", percent: "-7" },
    { ratio: "0.289999", percent: "28.9999" },
  ])("$ratio is $percent %, and back", ({ ratio, percent }) => {
    expect(shiftPoint(ratio, 2)).toBe(percent);
    expect(shiftPoint(percent, -2)).toBe(ratio);
  });

  it.each(["", "abc", "1e3", "1.2.3", "--1"])("%o is no decimal", (text) => {
    expect(shiftPoint(text, 2)).toBeUndefined();
  });
});
