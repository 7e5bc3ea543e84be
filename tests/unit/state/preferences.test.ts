import { describe, expect, test } from "vitest";
import { Preferences } from "../../../src/state/preferences";
import { safeStorage } from "../../../src/state/storage";
import { preferredLanguage } from "../../../src/state/wished-language";
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
  new Preferences(
    safeStorage(() => browser),
    ["zh-CN"],
  ).setLanguage("en");
  expect(contentsOf(browser)).toEqual({ language: "en" });
  expect(
    new Preferences(
      safeStorage(() => browser),
      ["zh-CN"],
    ).language,
  ).toBe("en");
});

test("a remembered language that the console does not speak is ignored", () => {
  expect(
    new Preferences(
      safeStorage(() => memoryStorage({ language: "xx" })),
      ["en"],
    ).language,
  ).toBe("en");
});

test("colours, clock and grouping are remembered, what makes no sense is ignored", () => {
  const browser = memoryStorage();
  const first = new Preferences(
    safeStorage(() => browser),
    [],
  );
  expect([first.theme, first.reading]).toEqual(["system", { timeZone: "Asia/Shanghai", grouping: "comma" }]);
  first.setTheme("dark");
  first.setReading({ timeZone: "UTC" });
  first.setReading({ grouping: "space" });
  const second = new Preferences(
    safeStorage(() => browser),
    [],
  );
  expect([second.theme, second.reading]).toEqual(["dark", { timeZone: "UTC", grouping: "space" }]);
  const odd = new Preferences(
    safeStorage(() => memoryStorage({ theme: "pink", timeZone: "Mars/Olympus", grouping: "x" })),
    [],
  );
  expect([odd.theme, odd.reading]).toEqual(["system", { timeZone: "Asia/Shanghai", grouping: "comma" }]);
});
