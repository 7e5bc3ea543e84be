import { describe, expect, it } from "vitest";
import { readArguments } from "../../../src/server/focus/command";
import { cloudOf } from "../../../src/server/focus/providers";
import { describeBadLine, describeResult } from "../../../src/server/focus/report";

describe("readArguments", () => {
  it.each([
    [["costs.csv"], { path: "costs.csv", customId: 1001, skipBad: false }],
    [["costs.csv", "--customer", "1010", "--skip-bad"], { path: "costs.csv", customId: 1010, skipBad: true }],
    [["--skip-bad", "costs.csv", "--customer=1002"], { path: "costs.csv", customId: 1002, skipBad: true }],
    [["--help"], undefined],
  ])("%j", (args, expected) => {
    expect(readArguments(args)).toEqual(expected);
  });

  it.each<[args: string[], message: RegExp]>([
    [[], /Which file\?/],
    [["a.csv", "b.csv"], /One file at a time/],
    [["a.csv", "--customer", "me"], /"me" is not the number/],
    [["a.csv", "--customer", "0"], /not the number/],
    [["a.csv", "--skipbad"], /--skipbad/],
    [["a.csv", "--customer"], /--customer/],
  ])("refuses %j and says how it is used", (args, message) => {
    expect(() => readArguments(args)).toThrow(message);
    expect(() => readArguments(args)).toThrow(/Usage: npm run import-focus/);
  });
});

describe("the report", () => {
  it("names line, column and reason", () => {
    expect(
      describeBadLine({
        line: 12,
        problems: [
          { column: "BilledCost", reason: '"x" is not a decimal number' },
          { column: null, reason: "has 3 columns" },
        ],
      }),
    ).toEqual(['line 12, BilledCost: "x" is not a decimal number', "line 12 has 3 columns"]);
  });

  it.each([
    [
      { read: 1200, bad: 15, added: 0, present: 0, billed: [] },
      false,
      ["Nothing was kept: 15 of 1,200 lines are bad. --skip-bad keeps the other 1,185 lines."],
    ],
    [{ read: 1, bad: 1, added: 0, present: 0, billed: [] }, false, ["Nothing was kept: 1 of 1 line is bad."]],
    [
      {
        read: 1200,
        bad: 15,
        added: 1181,
        present: 4,
        billed: [{ currency: "USD", lines: 1181, amount: "42.50000001" }],
      },
      true,
      [
        "Read 1,200 lines: 1,181 added, 4 already there, 15 bad and left out.",
        "Billed in the added lines: 42.50000001 USD (1,181 lines).",
      ],
    ],
    [{ read: 1, bad: 0, added: 0, present: 1, billed: [] }, false, ["Read 1 line: 0 added, 1 already there."]],
  ])("sums up %j", (result, skipBad, expected) => {
    expect(describeResult(result, skipBad)).toEqual(expected);
  });
});

describe("cloudOf", () => {
  it.each([
    ["AWS", "aws"],
    ["Amazon Web Services", "aws"],
    ["Alibaba Cloud", "aliyun"],
    ["阿里云计算有限公司", "aliyun"],
    ["Huawei Cloud", "huawei"],
    ["Tencent Cloud", "tx"],
    ["JD Cloud", "jd"],
    ["QingCloud", "qingyun"],
    ["Microsoft", "other"],
    ["Oracle", "other"],
  ])("%s is %s", (name, expected) => {
    expect(cloudOf(name)).toBe(expected);
  });
});
