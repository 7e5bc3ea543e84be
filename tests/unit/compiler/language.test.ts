import { describe, expect, it } from "vitest";
import { commandLanguage } from "../../../src/compiler/language";
import { errorCatalogue } from "../../../src/compiler/report/errors";

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

describe("the language of a command", () => {
  it.each([
    { asked: undefined, environment: {}, language: "en" },
    { asked: undefined, environment: { LANG: "zh_CN.UTF-8" }, language: "zh" },
    { asked: undefined, environment: { LANG: "zh_CN.UTF-8", LC_ALL: "C" }, language: "en" },
    { asked: "en", environment: { LANG: "zh_CN.UTF-8" }, language: "en" },
    { asked: "zh", environment: {}, language: "zh" },
    { asked: "fr", environment: {}, language: "en" },
  ])("asked for $asked in $environment: $language", ({ asked, environment, language }) => {
    expect(commandLanguage(asked, environment)).toBe(language);
  });
});

describe("the catalogue of mistakes", () => {
  it("says the same with the same placeholders in both languages", () => {
    for (const [code, { zh, en }] of Object.entries(errorCatalogue))
      expect([code, placeholders(zh)]).toEqual([code, placeholders(en)]);
  });
});
