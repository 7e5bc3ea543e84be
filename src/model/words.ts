import { z } from "zod";
import { explain } from "./explain";
import type { languages } from "./language";

/** One of the console's languages. */
export type Language = (typeof languages)[number];

/** A text in every language. Whatever a customer reads carries both. */
export type Words = Record<Language, string>;

const text = z.string().min(1);

/** The two language keys, spread into every object that is shown to somebody. */
export const wordsShape = {
  zh: text.meta(explain("The text in Chinese.", "中文文本。")),
  en: text.meta(explain("The text in English.", "英文文本。")),
};

/** A text of its own: `{ "zh": "...", "en": "..." }`. */
export const wordsSchema = z.strictObject(wordsShape).meta({ id: "words" });

/** Colours of meaning, the same for tags, buttons and notes. */
export const toneSchema = z
  .enum(["neutral", "primary", "success", "warning", "danger"])
  .meta(
    explain(
      "Colour by meaning: neutral, primary, success, warning or danger.",
      "按含义取色：neutral、primary、success、warning 或 danger。",
    ),
  );

/** Colour by meaning. */
export type Tone = z.infer<typeof toneSchema>;
