import { describe, expect, it } from "vitest";
import { inCapitals } from "../../../src/server/areas/invoice/pdf/capitals";

const amounts: [amount: string, capitals: string][] = [
  ["0.00", "零圆整"],
  ["0.05", "伍分"],
  ["0.50", "伍角整"],
  ["1.00", "壹圆整"],
  ["10.00", "壹拾圆整"],
  ["1060.00", "壹仟零陆拾圆整"],
  ["1.05", "壹圆零伍分"],
  ["1234.56", "壹仟贰佰叁拾肆圆伍角陆分"],
  ["10000.00", "壹万圆整"],
  ["10001.00", "壹万零壹圆整"],
  ["100000.10", "壹拾万圆壹角整"],
  ["1010010.00", "壹佰零壹万零壹拾圆整"],
  ["20003000.00", "贰仟万叁仟圆整"],
  ["100000000.00", "壹亿圆整"],
  ["100000001.00", "壹亿零壹圆整"],
  ["999999999.99", "玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖圆玖角玖分"],
];

describe("an amount in capitals", () => {
  it.each(amounts)("says %s as %s", (amount, capitals) => {
    expect(inCapitals(amount)).toBe(capitals);
  });
});
