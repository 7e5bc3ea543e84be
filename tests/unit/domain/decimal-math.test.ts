import { describe, expect, it } from "vitest";
import {
  changeOf,
  multiplyDecimals,
  proportionOf,
  roundDecimal,
  roundReadable,
  shareOut,
  thousandths,
  wholePercent,
} from "../../../src/domain/decimal-math";

describe("how a value stands to an earlier one", () => {
  it.each([
    { now: "110", before: "100", is: { direction: "up", percent: "10.0" } },
    { now: "87.65000000", before: "100.00", is: { direction: "down", percent: "12.4" } },
    { now: "100.00000000", before: "100", is: { direction: "same" } },
    { now: "0.00000001", before: "0.00000000", is: { direction: "up" } },
    { now: "-1", before: "0", is: { direction: "down" } },
    { now: "-50", before: "-100", is: { direction: "up", percent: "50.0" } },
    { now: "100000000000000000001", before: "100000000000000000000", is: { direction: "up", percent: "0.0" } },
    { now: "3000", before: "1", is: { direction: "up", percent: "299900.0" } },
  ])("$now after $before", ({ now, before, is }) => {
    expect(changeOf(now, before)).toEqual(is);
  });

  it("is unknown where either is no decimal", () => {
    expect(changeOf("", "1")).toBeUndefined();
    expect(changeOf("1", "NaN")).toBeUndefined();
  });
});

describe("a part of a whole", () => {
  it.each([
    ["1", "3", 333],
    ["2.00000000", "3", 667],
    ["5", "5.0", 1000],
    ["-1", "4", -250],
    ["0", "9", 0],
    ["0", "0", undefined],
    ["x", "1", undefined],
  ] as const)("%s of %s is %s thousandths", (part, whole, is) => {
    expect(thousandths(part, whole)).toBe(is);
  });
});

describe("rounding", () => {
  it.each([
    ["1.005", 2, "1.01"],
    ["1.00499999", 2, "1.00"],
    ["-0.005", 2, "-0.01"],
    ["-0.00400000", 2, "0.00"],
    ["999.995", 2, "1000.00"],
    ["0.5", 0, "1"],
    ["12345678901234567890.125", 2, "12345678901234567890.13"],
    ["7.1", 2, "7.1"],
    ["n/a", 2, "n/a"],
  ] as const)("%s to %s places is %s", (text, places, is) => {
    expect(roundDecimal(text, places)).toBe(is);
  });
});

describe("rounding for the eye", () => {
  it.each([
    ["66.54282362", "66.54"],
    ["0.00500000", "0.01"],
    ["0.00499999", "0.005"],
    ["0.00012345", "0.00012"],
    ["-0.00009999", "-0.0001"],
    ["0.00000001", "0.00000001"],
    ["0.00000000", "0.00"],
    ["100", "100"],
    ["n/a", "n/a"],
  ] as const)("%s reads %s", (text, is) => {
    expect(roundReadable(text, 2).replace(/(\.\d\d+?)0+$/, "$1")).toBe(is);
  });
});

describe("multiplyDecimals", () => {
  it.each<[string, string, string]>([
    ["1000.00", "80.00", "80000.0000"],
    ["-0.5", "0.01", "-0.005"],
    ["3", "4", "12"],
    ["123456789012.34", "99999.99", "12345677666666109.8766"],
  ])("%s times %s is %s", (left, right, wanted) => {
    expect(multiplyDecimals(left, right)).toBe(wanted);
  });

  it("throws of what is no decimal", () => {
    expect(() => multiplyDecimals("", "1")).toThrow(/no decimal/);
  });
});

describe("proportionOf", () => {
  it.each<[string, { times: number; over: number }, number, string]>([
    ["100.00", { times: 1, over: 3 }, 2, "33.33"],
    ["100.00", { times: 2, over: 3 }, 2, "66.67"],
    ["-100.00", { times: 2, over: 3 }, 2, "-66.67"],
    ["0.005", { times: 1, over: 1 }, 2, "0.01"],
    ["-0.001", { times: 1, over: 1 }, 2, "0.00"],
    ["7", { times: 30, over: 7 }, 0, "30"],
  ])("%s by %j to %i places is %s", (text, by, places, wanted) => {
    expect(proportionOf(text, by, places)).toBe(wanted);
  });
});

describe("wholePercent", () => {
  it.each<[string, string, number]>([
    ["99.99", "100", 99],
    ["100.00", "100", 100],
    ["1", "3", 33],
    ["-1.5", "100", -1],
  ])("%s of %s is %i", (part, whole, wanted) => {
    expect(wholePercent(part, whole)).toBe(wanted);
  });
});

describe("sharing out", () => {
  it.each([
    ["10.00", ["1", "1", "1"], 2, ["3.34", "3.33", "3.33"]],
    ["-10.00", ["1", "1", "1"], 2, ["-3.34", "-3.33", "-3.33"]],
    // The largest remainder, wherever it stands.
    ["1", ["1", "1", "4"], 1, ["0.2", "0.2", "0.6"]],
    ["0.01", ["1", "2"], 2, ["0.00", "0.01"]],
    ["-0.01", ["1", "2"], 2, ["0.00", "-0.01"]],
    ["7", ["0", "0.001"], 0, ["0", "7"]],
    ["0", ["1", "1"], 2, ["0.00", "0.00"]],
    [
      "12345678901234567890.00000001",
      ["33.3", "66.7"],
      8,
      ["4111111074111111107.37000000", "8234567827123456782.63000001"],
    ],
  ] as const)("%s by %j to %s places is %j", (text, weights, places, is) => {
    expect(shareOut(text, weights, places)).toEqual(is);
  });

  it.each([
    ["nothing to share by", "1", ["0", "0"]],
    ["nobody", "1", []],
    ["more places than parts may have", "0.001", ["1"]],
    ["what is no decimal", "x", ["1"]],
  ] as const)("refuses %s", (_says, text, weights) => {
    expect(() => shareOut(text, weights, 2)).toThrow(/can't be divided|is no decimal/);
  });
});
