import type { Language } from "../model/words";
import type { SafeStorage } from "./storage";

/** Where the choice is kept, in local storage. */
export const LANGUAGE_KEY = "language";

/** Typed by, not imported from, the model: its module would bring zod into the browser. */
const languages: readonly Language[] = ["zh", "en"];

/**
 * The language that was chosen on this device, else the browser's.
 * @param storage local storage
 * @param browserLanguages the browser's wishes, best first: ["en-GB", "zh-CN"]
 */
export function wishedLanguage(storage: SafeStorage, browserLanguages: readonly string[]): Language {
  const stored = storage.get(LANGUAGE_KEY);
  return languages.find((language) => language === stored) ?? preferredLanguage(browserLanguages);
}

/** The first of the browser's languages that the console speaks; Chinese where it speaks none of them. */
export function preferredLanguage(browserLanguages: readonly string[]): Language {
  for (const wish of browserLanguages) {
    const known = languages.find((language) => wish.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "zh";
}
