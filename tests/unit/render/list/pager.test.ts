import { describe, expect, it } from "vitest";
import messages from "../../../../config/words/messages.json";
import type { ListQuery } from "../../../../src/render/list/list-query";
import { countWords } from "../../../../src/render/list/pager";
import { readAnswer } from "../../../../src/render/list/read-answer";
import { fill, type Speaker } from "../../../../src/state/language";

const reader: Speaker = {
  language: "en",
  reading: { timeZone: "UTC", grouping: "none" },
  say: ({ en }) => en,
  t: (key, values) => fill(messages[key].en, values),
};
const query: ListQuery = { page: 61, size: 20, sort: undefined, filters: {} };
const rows = Array.from({ length: 20 }, () => ({}));

describe("how many rows there are, in words", () => {
  it.each<[string, object, string]>([
    ["with the reader's separators", { list: rows, total: 70_000 }, "1201–1220 of 70000"],
    ["never more than were counted", { list: rows, total: 1_000, totalCapped: true }, "1201–1220 of 1000+"],
    ["on a last page that is not full", { list: rows.slice(0, 3), total: 1_203 }, "1201–1203 of 1203"],
  ])("%s", (_says, answer, expected) => {
    const read = readAnswer(answer);
    expect(read && countWords(query, { paged: true }, read, reader)).toBe(expected);
  });
});
