import { describe, expect, it } from "vitest";
import { findByWords, type Named } from "../../../src/shell/find-words";

function page(zh: string, en: string, above?: [string, string]): Named {
  return { words: { zh, en }, trail: above ? [{ zh: above[0], en: above[1] }] : [], path: "/x" };
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
    expect(findByWords(items, text).map(({ words }) => words.en)).toEqual(found);
  });
});
