import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareDecimals, formatDecimal, formatPercent, signOf } from "../../../src/domain/decimal-format";

describe("formatDecimal", () => {
  it.each([
    { text: "0", min: 2, shown: "0.00" },
    { text: "1234567.5", min: 2, shown: "1,234,567.50" },
    { text: "-1234.00", min: 2, shown: "-1,234.00" },
    { text: "-0.00", min: 2, shown: "0.00" },
    { text: "-0.00000001", min: 2, shown: "-0.00000001" },
    { text: "12.34000000", min: 2, shown: "12.34" },
    { text: "12.34500000", min: 2, shown: "12.345" },
    { text: "999999999999999999.12345678", min: 2, shown: "999,999,999,999,999,999.12345678" },
    { text: "0012.5", min: 0, shown: "12.5" },
    { text: "100", min: 0, shown: "100" },
    { text: "1000.000", min: 0, shown: "1,000" },
  ])("shows $text with at least $min decimals as $shown", ({ text, min, shown }) => {
    expect(formatDecimal(text, { min })).toBe(shown);
  });

  it.each(["", "1e5", "1,000", ".5", "5.", "NaN", "0x10", "1.2.3", " 1", "一"])(
    "knows that %j is no decimal",
    (text) => {
      expect(formatDecimal(text)).toBeUndefined();
    },
  );

  it("loses no digit of any decimal", () => {
    const decimals = fc.tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 18n }), fc.stringMatching(/^\d{0,8}$/));
    fc.assert(
      fc.property(decimals, ([negative, whole, fraction]) => {
        const text = `${negative ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
        const shown = formatDecimal(text, { min: 2 }) ?? "";
        expect(compareDecimals(shown.replaceAll(",", ""), text)).toBe(0);
      }),
    );
  });
});

describe("formatPercent", () => {
  it.each([
    { text: "0.85", shown: "85%" },
    { text: "0.8575", shown: "85.75%" },
    { text: "1", shown: "100%" },
    { text: "0", shown: "0%" },
    { text: "-0.005", shown: "-0.5%" },
    { text: "12.5", shown: "1,250%" },
    { text: "0.000001", shown: "0.0001%" },
    { text: "much", shown: undefined },
  ])("shows $text as $shown", ({ text, shown }) => {
    expect(formatPercent(text)).toBe(shown);
  });
});

describe("compareDecimals", () => {
  it.each([
    { left: "1", right: "1.00", order: 0 },
    { left: "0", right: "-0.0", order: 0 },
    { left: "9", right: "10", order: -1 },
    { left: "-9", right: "-10", order: 1 },
    { left: "-1", right: "1", order: -1 },
    { left: "0.1", right: "0.09", order: 1 },
    { left: "1.00000001", right: "1.00", order: 1 },
    { left: "99999999999999999999.1", right: "99999999999999999999.2", order: -1 },
    { left: "9007199254740993", right: "9007199254740992", order: 1 },
    { left: "x", right: "1", order: undefined },
  ])("$left against $right is $order", ({ left, right, order }) => {
    expect(compareDecimals(left, right)).toBe(order);
  });
});

it("tells the sign without a float", () => {
  expect([signOf("-0.00"), signOf("-0.01"), signOf("3"), signOf("?")]).toEqual([0, -1, 1, undefined]);
});
