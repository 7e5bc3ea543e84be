import { describe, expect, it } from "vitest";
import { findItems, type PaletteItem } from "../../../src/shell/palette/palette-items";

function page(zh: string, en: string, above?: [string, string]): PaletteItem {
  return {
    key: en,
    kind: "page",
    words: { zh, en },
    trail: above ? [{ zh: above[0], en: above[1] }] : [],
    to: "/x",
    path: "/x",
  };
}

const items = [
  page("首页", "Home"),
  page("账单概览", "Bill overview", ["费用中心", "Cost centre"]),
  page("账单明细", "Bill details", ["费用中心", "Cost centre"]),
  page("发票记录", "Invoices", ["费用中心", "Cost centre"]),
  page("用户账单", "User bills", ["用户管理", "Users"]),
];

describe("what fits the typed words", () => {
  it.each([
    { text: "", found: ["Home", "Bill overview", "Bill details", "Invoices", "User bills"] },
    { text: "账单", found: ["Bill overview", "Bill details", "User bills"] },
    { text: "DET bill", found: ["Bill details"] },
    { text: "费用", found: ["Bill overview", "Bill details", "Invoices"] },
    { text: "cost inv", found: ["Invoices"] },
    { text: "bill", found: ["Bill overview", "Bill details", "User bills"] },
    { text: "nothing", found: [] },
  ])("“$text”: $found", ({ text, found }) => {
    expect(findItems(items, text).map(({ words }) => words.en)).toEqual(found);
  });
});
