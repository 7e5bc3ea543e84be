import type { EnumWords } from "../../model/config/texts";
import type { Hue } from "../../model/hues";
import type { Language, Tone } from "../../model/words";
import { valueText } from "./value-text";

/** A value of an enum as it is shown. */
export interface EnumShown {
  text: string;
  /** Absent: no tag, just words. */
  tone?: Tone;
  /** Address of its image. */
  image?: string;
  /** Its colour in charts. */
  hue?: Hue;
}

/** Words and tone of an enum's value; a value without words is shown as it is, nothing as undefined. */
export function enumShown(
  value: unknown,
  name: string | undefined,
  enums: EnumWords,
  language: Language,
): EnumShown | undefined {
  const text = valueText(value);
  if (text === undefined) return undefined;
  const members = name === undefined ? undefined : enums[name];
  const entry = members && Object.hasOwn(members, text) ? members[text] : undefined;
  if (!entry) return { text };
  const { tone, image, hue } = entry;
  return { text: entry[language], ...(tone && { tone }), ...(image && { image }), ...(hue && { hue }) };
}

/** The members of an enum as choices, in the order config lists them. */
export function enumChoices(
  name: string | undefined,
  enums: EnumWords,
  language: Language,
): { value: string; label: string }[] {
  return Object.entries(name === undefined ? {} : (enums[name] ?? {})).map(([value, words]) => ({
    value,
    label: words[language],
  }));
}
