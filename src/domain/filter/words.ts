import { languages } from "../../model/language";
import type { Language } from "../../model/words";
import type { Operator, PropertyKind } from "./filter";

/** What stands between filters, and what can stand in place of a sign: by the first spelling of a language it is written. */
export const joinWords: Record<"and" | "or", Record<Language, readonly string[]>> = {
  and: { en: ["and"], zh: ["且", "并且", "和"] },
  or: { en: ["or"], zh: ["或", "或者"] },
};

/** The signs of operators in a text; the others are words in any language. */
export const operatorSigns: Partial<Record<Operator, string>> = {
  is: "=",
  isNot: "!=",
  contains: "~",
  containsNot: "!~",
  above: ">",
  atLeast: ">=",
  below: "<",
  atMost: "<=",
};

/** Spellings of operators in words. */
export const operatorSpellings: Record<Operator, Record<Language, readonly string[]>> = {
  is: { en: ["is", "in", "is one of"], zh: ["是", "等于", "属于"] },
  isNot: { en: ["is not", "not in", "is none of"], zh: ["不是", "不等于", "不属于"] },
  contains: { en: ["contains"], zh: ["包含"] },
  containsNot: { en: ["does not contain"], zh: ["不包含"] },
  startsWith: { en: ["starts with"], zh: ["开头是"] },
  above: { en: ["above", "after"], zh: ["大于", "晚于"] },
  atLeast: { en: ["at least", "from"], zh: ["大于等于", "不小于", "不早于"] },
  below: { en: ["below", "before"], zh: ["小于", "早于"] },
  atMost: { en: ["at most", "until"], zh: ["小于等于", "不大于", "不晚于"] },
  // Written as "is", with the first and the last value.
  between: { en: [], zh: [] },
  isEmpty: { en: ["is empty"], zh: ["为空"] },
  isNotEmpty: { en: ["is not empty"], zh: ["不为空"] },
};

/** What is said of a time in words of its own: after rather than above. */
const times: readonly PropertyKind[] = ["month", "day", "moment"];

/** What an operator is called where it is chosen for a property of some kind. */
export function operatorWords(operator: Operator, kind: PropertyKind, language: Language): string {
  if (operator === "between") return betweenWords[language];
  const spellings = operatorSpellings[operator][language];
  return (
    (times.includes(kind) && operator !== "is" && operator !== "isNot" ? spellings.at(-1) : spellings[0]) ?? operator
  );
}

const betweenWords: Record<Language, string> = { en: "between", zh: "介于" };

/** Every spelling of something, whatever the language. */
export function everySpelling(of: Record<Language, readonly string[]>): readonly string[] {
  return languages.flatMap((language) => of[language]);
}
