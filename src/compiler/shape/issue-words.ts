import type { Words } from "../../model/words";

const typeWords: Record<string, Words> = {
  string: { zh: "文字", en: "a text" },
  number: { zh: "数字", en: "a number" },
  int: { zh: "整数", en: "a whole number" },
  boolean: { zh: "true 或 false", en: "true or false" },
  array: { zh: "列表 [ ]", en: "a list [ ]" },
  tuple: { zh: "单个名称的列表 [ ]", en: "a list [ ] of one name" },
  object: { zh: "对象 { }", en: "an object { }" },
  record: { zh: "对象 { }", en: "an object { }" },
  null: { zh: "空值 null", en: "null" },
};

/** Rules that the schemas of src/model word in English. */
const ruleWords: Record<string, Words> = {
  "a name is letters and digits, the first one small": {
    zh: "名称由字母和数字组成，以小写字母开头",
    en: "a name is letters and digits, the first one small",
  },
  "a menu code looks like v3, v3-17 or v8-2.1": {
    zh: "菜单编码形如 v3、v3-17 或 v8-2.1",
    en: "a menu code looks like v3, v3-17 or v8-2.1",
  },
};

/** A rule in words: as the schema words it, or else the pattern. */
export function ruleInWords(message: string, pattern?: string): Words {
  return ruleWords[message] ?? { zh: `应符合 ${pattern ?? message}`, en: `it matches ${pattern ?? message}` };
}

/** A JSON type in words. */
export function typeInWords(type: string): Words {
  return typeWords[type] ?? { zh: type, en: type };
}

/** The type of a value in words. */
export function foundInWords(value: unknown): Words {
  if (value === null) return typeInWords("null");
  return typeInWords(Array.isArray(value) ? "array" : typeof value);
}

/** Several types, any of which would do. */
export function anyOfWords(types: readonly string[]): Words {
  const words = [...new Set(types)].filter((type) => type !== "null").map(typeInWords);
  return { zh: words.map(({ zh }) => zh).join("或"), en: [...new Set(words.map(({ en }) => en))].join(" or ") };
}
