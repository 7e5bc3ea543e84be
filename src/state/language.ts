import { createContext, useContext } from "react";
import type messages from "../../config/words/messages.json";
import { plainReading, type Reading } from "../domain/reading";
import type { Manifest } from "../model/resolved";
import type { Language, Words } from "../model/words";

/** Names of the texts in config/words/messages.json. */
export type MessageKey = Exclude<keyof typeof messages, "$schema">;

/** Values for the placeholders of a text: "{name}". */
export type WordValues = Readonly<Record<string, string | number>>;

/** Words in the user's language. */
export interface Speaker {
  language: Language;
  /** How moments and numbers are shown. */
  reading: Reading;
  /** The text in the user's language, its placeholders filled. */
  say(words: Words, values?: WordValues): string;
  /** A text of the hand-written parts by its name. */
  t(key: MessageKey, values?: WordValues): string;
}

/** A speaker of one language over the texts of a manifest. */
export function speaker(language: Language, texts: Manifest["messages"], reading: Reading = plainReading): Speaker {
  const say = (words: Words, values?: WordValues): string => fill(words[language], values);
  return {
    language,
    reading,
    say,
    t(key, values) {
      const words = texts[key];
      return words ? say(words, values) : key;
    },
  };
}

/** Puts values in the place of "{name}"; a placeholder without a value stays, so that the gap is seen. */
export function fill(text: string, values: WordValues | undefined): string {
  if (!values) return text;
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => isolated(String(values[name] ?? placeholder)));
}

/** Marks by which a text says how it runs, and letters that run from right to left. */
const marks = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A name in the midst of a sentence must not turn round the words beside it (Unicode's first strong isolate). */
function isolated(text: string): string {
  const plain = text.replace(marks, "");
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}

/** Set by ConsoleProvider, anew whenever the language changes. */
export const SpeakerContext = createContext<Speaker | undefined>(undefined);

/** The user's language and its words; the component is drawn again when the language changes. */
export function useWords(): Speaker {
  const value = useContext(SpeakerContext);
  if (!value) throw new Error("useWords needs a ConsoleProvider above it.");
  return value;
}
