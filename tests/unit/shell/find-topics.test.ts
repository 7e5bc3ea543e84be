import { describe, expect, it } from "vitest";
import type { HelpTopic } from "../../../src/model/help";
import { findTopics, paragraphsOf } from "../../../src/shell/help/find-topics";

const words = (en: string, zh = en) => ({ zh, en });
const topic = (title: string, text: string | undefined, fields: Record<string, string> = {}): HelpTopic => ({
  path: `/${title}`,
  subject: title,
  view: "list",
  title: words(title),
  ...(text !== undefined && { text: words(text) }),
  fields: Object.entries(fields).map(([name, hint]) => ({ name, words: words(name), hint: words(hint) })),
});

const topics = [
  topic("Bills", "What was used.\n\nAn invoice is applied for here.", { amount: "With tax." }),
  topic("Invoices", "Papers about what was paid.", { title: "Who the invoice is for.", tax: "A rate in percent." }),
  topic("Users", undefined, { phone: "Where messages go." }),
];
const titles = (text: string): string[] => findTopics(topics, text).map((found) => found.topic.title.en);

describe("the search over all help", () => {
  it("finds each word in title, text or fields, in either language, titles first", () => {
    expect(titles("invoice")).toEqual(["Invoices", "Bills"]);
    expect(titles("MESSAGES")).toEqual(["Users"]);
    expect(findTopics([{ ...topic("Bills", "of it"), title: words("Bills", "账单") }], "账单")).toHaveLength(1);
    expect(titles("nothing")).toEqual([]);
  });

  it("wants every word, but not in one place, and puts first where they stand together", () => {
    expect(titles("used tax")).toEqual(["Bills"]);
    expect(titles("invoice for")).toEqual(["Bills", "Invoices"]);
    expect(titles("paid messages")).toEqual([]);
  });

  it("tells the paragraphs and fields that speak of them, at most three", () => {
    const [bills] = findTopics(topics, "applied invoice");
    expect(bills?.paragraphs).toEqual([words("An invoice is applied for here.")]);
    expect(bills?.fields).toEqual([]);
    const [users] = findTopics(topics, "messages");
    expect(users?.fields.map(({ name }) => name)).toEqual(["phone"]);
    const many = topic("Many", "a\n\na\n\na\n\na", { a: "a" });
    const [found] = findTopics([many], "a");
    expect([found?.paragraphs.length, found?.fields.length]).toEqual([3, 0]);
  });

  it("parts a text where an empty line is, both languages alike", () => {
    expect(paragraphsOf(words("One.\n\nTwo.", "一。\n\n二。"))).toEqual([words("One.", "一。"), words("Two.", "二。")]);
    expect(paragraphsOf(words("One.\n\nTwo.", "一。"))).toEqual([words("One.", "一。"), words("Two.", "")]);
    expect(paragraphsOf(undefined)).toEqual([]);
  });
});
