import { describe, expect, test } from "vitest";
import { Preferences, preferredLanguage } from "../../../src/state/preferences";
import { safeStorage } from "../../../src/state/storage";
import { contentsOf, memoryStorage } from "../../helpers/memory-storage";

describe("browser language first, Chinese where unknown", () => {
  test.each([
    { wishes: ["zh-CN"], language: "zh" },
    { wishes: ["zh-Hant-TW", "en"], language: "zh" },
    { wishes: ["en-GB", "zh-CN"], language: "en" },
    { wishes: ["EN"], language: "en" },
    { wishes: ["fr-FR", "en-US"], language: "en" },
    { wishes: ["fr-FR", "de"], language: "zh" },
    { wishes: [], language: "zh" },
    { wishes: ["english"], language: "zh" },
  ])("$wishes: $language", ({ wishes, language }) => {
    expect(preferredLanguage(wishes)).toBe(language);
  });
});

test("a choice is remembered, and comes before the browser's", () => {
  const browser = memoryStorage();
  new Preferences(safeStorage(() => browser), ["zh-CN"]).setLanguage("en");
  expect(contentsOf(browser)).toEqual({ language: "en" });
  expect(new Preferences(safeStorage(() => browser), ["zh-CN"]).language).toBe("en");
});

test("a remembered language that the console does not speak is ignored", () => {
  expect(new Preferences(safeStorage(() => memoryStorage({ language: "xx" })), ["en"]).language).toBe("en");
});
