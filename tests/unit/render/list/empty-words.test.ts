import { expect, test } from "vitest";
import messages from "../../../../config/words/messages.json";
import type { Language } from "../../../../src/model/words";
import { emptyWords } from "../../../../src/render/list/empty-words";
import { speaker } from "../../../../src/state/language";

const { $schema: _schema, ...texts } = messages;

const say = (language: Language, words: string) =>
  emptyWords({ empty: { zh: words, en: words } }, speaker(language, texts));

test.each<[Language, string, { title: string; text?: string }]>([
  ["zh", "还没有消息。账单的提醒会出现在这里。", { title: "还没有消息", text: "账单的提醒会出现在这里。" }],
  [
    "en",
    "No hosts yet. Add a cloud account. Then sync.",
    { title: "No hosts yet", text: "Add a cloud account. Then sync." },
  ],
  ["en", "No costs yet.", { title: "No costs yet" }],
  ["en", "No lines below 0.5 CNY", { title: "No lines below 0.5 CNY" }],
])("an empty list says %s “%s” as a title and a text", (language, words, expected) => {
  expect(say(language, words)).toEqual(expected);
});

test("a list without words of its own says that it is empty", () => {
  expect(emptyWords({}, speaker("en", texts))).toEqual({ title: "Nothing here yet" });
});
