import enums from "../../../../config/words/enums.json" with { type: "json" };
import * as numbersByName from "../../../generated/enums";
import type { Words } from "../../errors";

/** What the values of an enumeration are called; nothing for what is none. */
export function wordsOf(enumeration: string | undefined, language: "zh" | "en"): { value: string; text: string }[] {
  const { $schema: _schema, ...named } = enums;
  const values = (named as Record<string, Record<string, Words>>)[enumeration ?? ""] ?? {};
  const numbers = (numbersByName as Record<string, Record<string, number>>)[enumeration ?? ""] ?? {};
  return Object.entries(values).map(([name, words]) => ({
    value: String(numbers[name] ?? name),
    text: words[language],
  }));
}
