import { Decimal } from "decimal.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difference, nullable, readAmount, readMoment } from "../../../src/server/focus/values";

const value = <T>(reading: { value: T } | { problem: string }) =>
  "value" in reading ? reading.value : reading.problem;

describe("nullable", () => {
  it.each([
    ["NULL", null],
    ["", null],
    [undefined, null],
    ["null", "null"],
    ["0", "0"],
    [" ", " "],
  ])("%j is %j", (text, expected) => {
    expect(nullable(text)).toBe(expected);
  });
});

describe("readAmount", () => {
  it.each([
    ["1.25", "1.25000000"],
    ["0.00000000000", "0.00000000"],
    ["-0.01288992000", "-0.01288992"],
    ["+3", "3.00000000"],
    [".5", "0.50000000"],
    // Half up, away from zero, as PostgreSQL rounds.
    ["0.000000004999", "0.00000000"],
    ["0.00000000500", "0.00000001"],
    ["-0.00000000500", "-0.00000001"],
    ["1.234567895", "1.23456790"],
    ["-1.234567895", "-1.23456790"],
    // Numbers a float would spoil.
    ["999999999999.12345678", "999999999999.12345678"],
    ["0.1", "0.10000000"],
    ["1E-7", "0.00000010"],
    ["2.5e3", "2500.00000000"],
    ["-0", "0.00000000"],
  ])("%s is %s", (text, expected) => {
    expect(value(readAmount(text))).toBe(expected);
  });

  it.each([
    [null, /is empty, but FOCUS/],
    ["abc", /"abc" is not a decimal number/],
    ["1,25", /not a decimal/],
    ["NaN", /not a decimal/],
    ["Infinity", /not a decimal/],
    ["0x10", /not a decimal/],
    ["1e", /not a decimal/],
    ["--1", /not a decimal/],
    ["1000000000000", /more than 12 digits/],
    ["999999999999.999999995", /more than 12 digits/],
    ["1e999", /more than 12 digits/],
    ["1e9999", /not a decimal/],
  ])("%j is refused", (text, problem) => {
    expect(value(readAmount(text))).toMatch(problem);
  });

  it("is at most half of the last digit away from what was written", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }), (units) => {
        const text = new Decimal(units.toString()).div("1e11").toFixed();
        const read = new Decimal(value(readAmount(text)));
        expect(read.minus(text).abs().lte("0.000000005")).toBe(true);
      }),
    );
  });
});

describe("difference", () => {
  it("is exact", () => {
    expect(value(difference("999999999999.00000001", "0.00000002"))).toBe("999999999998.99999999");
  });
  it("must fit", () => {
    expect(value(difference("999999999999.00000000", "-2.00000000"))).toMatch(/12 digits/);
  });
});

describe("readMoment", () => {
  it.each([
    ["2024-09-18 23:00:00", "2024-09-18T23:00:00.000Z"],
    ["2024-09-18T23:00:00Z", "2024-09-18T23:00:00.000Z"],
    ["2024-09-18T23:00:00.500Z", "2024-09-18T23:00:00.000Z"],
    ["2024-02-29T00:00:00+00:00", "2024-02-29T00:00:00.000Z"],
  ])("%s is %s, in UTC", (text, expected) => {
    const read = value(readMoment(text));
    expect(read instanceof Date && read.toISOString()).toBe(expected);
  });

  it.each([
    null,
    "2024-09-18",
    "2023-02-29 00:00:00",
    "2024-09-31T00:00:00Z",
    "2024-09-18T25:00:00Z",
    "2024-09-18T24:00:00Z",
    "2024-09-18T23:00:00+08:00",
    "18.09.2024 23:00:00",
    "0001-01-01T00:00:00Z",
    "yesterday",
  ])("%j is refused", (text) => {
    expect(readMoment(text)).toHaveProperty("problem");
  });
});
