import { describe, expect, test } from "vitest";
import { fill, speaker, type WordValues } from "../../../src/state/language";

describe("placeholders", () => {
  const rows: { text: string; values: WordValues | undefined; want: string }[] = [
    { text: "{label}, {count} unread", values: { label: "Messages", count: 3 }, want: "Messages, 3 unread" },
    { text: "{a}{a}", values: { a: "x" }, want: "xx" },
    { text: "{a} {b}", values: { a: "x" }, want: "x {b}" },
    { text: "{a}", values: { a: "{b}", b: "y" }, want: "{b}" },
    { text: "{a}", values: { a: 0 }, want: "0" },
    { text: "{a}", values: undefined, want: "{a}" },
    { text: "Delete {a}?", values: { a: "שלום" }, want: "Delete \u2068שלום\u2069?" },
    { text: "Delete {a}?", values: { a: "\u202Eabc\u2069" }, want: "Delete abc?" },
  ];
  test.each(rows)("$text with $values", ({ text, values, want }) => {
    expect(fill(text, values)).toBe(want);
  });
});

test("speaks one language, from a pair of words or by name", () => {
  const zh = speaker("zh", { "error.retry": { zh: "重试", en: "Try again" } });
  const en = speaker("en", { "error.retry": { zh: "重试", en: "Try again" } });
  expect([zh.t("error.retry"), en.t("error.retry")]).toEqual(["重试", "Try again"]);
  expect(en.say({ zh: "第{n}页", en: "Page {n}" }, { n: 2 })).toBe("Page 2");
});

test("a name without words is shown itself: the gap is seen, and nothing breaks", () => {
  expect(speaker("zh", {}).t("error.retry")).toBe("error.retry");
});
