import { makeAutoObservable } from "mobx";
import type { Language } from "../model/words";
import type { SafeStorage } from "./storage";

const LANGUAGE_KEY = "language";
/** Typed by, not imported from, the model: its module would bring zod into the browser. */
const languages: readonly Language[] = ["zh", "en"];

/** What a user prefers, kept in local storage. */
export class Preferences {
  language: Language;
  private readonly storage: SafeStorage;

  /** @param browserLanguages the browser's wishes, best first: ["en-GB", "zh-CN"]. */
  constructor(storage: SafeStorage, browserLanguages: readonly string[]) {
    this.storage = storage;
    this.language = storedLanguage(storage) ?? preferredLanguage(browserLanguages);
    makeAutoObservable<this, "storage">(this, { storage: false }, { autoBind: true });
  }

  /** Changes the language, and remembers it. */
  setLanguage(language: Language): void {
    this.language = language;
    this.storage.set(LANGUAGE_KEY, language);
  }
}

/** The first of the browser's languages that the console speaks; Chinese where it speaks none of them. */
export function preferredLanguage(browserLanguages: readonly string[]): Language {
  for (const wish of browserLanguages) {
    const known = languages.find((language) => wish.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "zh";
}

function storedLanguage(storage: SafeStorage): Language | undefined {
  const stored = storage.get(LANGUAGE_KEY);
  return languages.find((language) => language === stored);
}
