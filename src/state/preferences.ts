import { makeAutoObservable } from "mobx";
import { type Grouping, groupSigns, isTimeZone, plainReading, type Reading } from "../domain/reading";
import type { Language } from "../model/words";
import type { SafeStorage } from "./storage";
import { LANGUAGE_KEY, wishedLanguage } from "./wished-language";

/** The colours wished for: those of the system, or always the same. */
export type Theme = "system" | "light" | "dark";

/** A detail beside its list, or over it. */
export type DetailPanel = "side" | "over";

/** What the choice of a theme comes down to. */
export type Colours = "light" | "dark";

/** Keys in local storage. */
const keys = {
  language: LANGUAGE_KEY,
  theme: "theme",
  timeZone: "timeZone",
  grouping: "grouping",
  singleKeys: "singleKeys",
  detailPanel: "detailPanel",
} as const;

/** The themes there are. */
export const themes: readonly Theme[] = ["system", "light", "dark"];

/** What a user prefers on this device, kept in local storage. */
export class Preferences {
  language: Language;
  theme: Theme;
  /** How moments and numbers are shown. */
  reading: Reading;
  /** Whether single keys such as `/` and `?` do something: to those who speak to their computer they only happen. */
  singleKeys: boolean;
  /** Where a detail opens that could do both; undefined: where config says. */
  detailPanel: DetailPanel | undefined;
  private readonly storage: SafeStorage;

  /** @param browserLanguages the browser's wishes, best first: ["en-GB", "zh-CN"]. */
  constructor(storage: SafeStorage, browserLanguages: readonly string[]) {
    this.storage = storage;
    this.language = wishedLanguage(storage, browserLanguages);
    this.theme = oneOf(themes, storage.get(keys.theme)) ?? "system";
    this.reading = storedReading(storage);
    this.singleKeys = storage.get(keys.singleKeys) !== "off";
    this.detailPanel = oneOf(["side", "over"] as const, storage.get(keys.detailPanel));
    makeAutoObservable<this, "storage">(this, { storage: false }, { autoBind: true });
  }

  /** Changes the language, and remembers it. */
  setLanguage(language: Language): void {
    this.language = language;
    this.storage.set(keys.language, language);
  }

  /** Changes the colours, and remembers it. */
  setTheme(theme: Theme): void {
    this.theme = theme;
    this.storage.set(keys.theme, theme);
  }

  /** Turns single keys on or off, and remembers it. */
  setSingleKeys(on: boolean): void {
    this.singleKeys = on;
    this.storage.set(keys.singleKeys, on ? "on" : "off");
  }

  /** Changes where details open, and remembers it. */
  setDetailPanel(panel: DetailPanel): void {
    this.detailPanel = panel;
    this.storage.set(keys.detailPanel, panel);
  }

  /** Changes how moments and numbers are shown, and remembers it. */
  setReading(change: Partial<Reading>): void {
    this.reading = { ...this.reading, ...change };
    this.storage.set(keys.timeZone, this.reading.timeZone);
    this.storage.set(keys.grouping, this.reading.grouping);
  }
}

function storedReading(storage: SafeStorage): Reading {
  const timeZone = storage.get(keys.timeZone);
  return {
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : plainReading.timeZone,
    grouping: oneOf(Object.keys(groupSigns) as Grouping[], storage.get(keys.grouping)) ?? plainReading.grouping,
  };
}

function oneOf<T extends string>(known: readonly T[], stored: string | undefined): T | undefined {
  return known.find((one) => one === stored);
}
