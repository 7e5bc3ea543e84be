import { z } from "zod";

/** The languages of the console; Chinese where the reader's language is unknown. */
export const languages = ["zh", "en"] as const;

/** One of the console's languages. */
export type Language = (typeof languages)[number];

/** A text in every language. Whatever a customer reads carries both. */
export type Words = Record<Language, string>;

const text = z.string().min(1);

/** The two language keys, spread into every object that is shown to somebody. */
export const wordsShape = {
  zh: text.describe("The text in Chinese."),
  en: text.describe("The text in English."),
};

/** A text of its own: `{ "zh": "...", "en": "..." }`. */
export const wordsSchema = z.strictObject(wordsShape).meta({ id: "words" });

/** Colours of meaning, the same for tags, buttons and notes. */
export const toneSchema = z
  .enum(["neutral", "primary", "success", "warning", "danger"])
  .describe("Colour by meaning: neutral, primary, success, warning or danger.");

/** Colour by meaning. */
export type Tone = z.infer<typeof toneSchema>;
