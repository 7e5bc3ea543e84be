import { describe, expect, it } from "vitest";
import { currencySign, moneyText } from "../../../src/domain/money";

const comma = { grouping: "comma" } as const;

describe("moneyText", () => {
  it.each([
    ["6750", "¥6,750.00", "¥6,750.00"],
    ["168897.38757902", "¥168,897.39", "¥168,897.38757902"],
    ["-99.005", "-¥99.01", "-¥99.005"],
    ["-0.00", "¥0.00", "¥0.00"],
    ["0.00004", "¥0.00004", "¥0.00004"],
  ])("shows %s as %s, and %s on pointing", (amount, shown, exact) => {
    expect(moneyText(amount, comma)).toEqual({ shown, exact });
  });

  it.each([
    ["USD", "-US$1,000.00"],
    ["EUR", "-€1,000.00"],
    ["CHF", "-CHF\u00A01,000.00"],
    ["yuan", "-¥1,000.00"],
    [undefined, "-¥1,000.00"],
  ])("writes the sign of %s before the digits", (currency, shown) => {
    expect(moneyText("-1000", comma, currency)?.shown).toBe(shown);
  });

  it("separates thousands as the reader wants", () => {
    expect(moneyText("1234567.5", { grouping: "none" })?.shown).toBe("¥1234567.50");
  });

  it("knows no amount in what is no decimal", () => {
    expect(moneyText("about 5", comma)).toBeUndefined();
  });
});

describe("currencySign", () => {
  it("is the code and a space where there is no sign", () => {
    expect(currencySign("CHF")).toBe("CHF\u00A0");
  });
});
