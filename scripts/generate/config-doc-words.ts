import type { Language } from "../../src/model/words";

/** The words of the documentation's own parts. */
export interface DocWords {
  generated: string;
  title(page: string): string;
  about: Record<"view" | "file", string>;
  /** How keys inside others are written. */
  paths: string;
  key: string;
  type: string;
  required: string;
  yes: string;
  description: string;
  colon: string;
  example: string;
  with(key: string, value: string): string;
  listOf(type: string): string;
  listOfOne(type: string): string;
  mapOf(type: string): string;
  or: string;
  any: string;
  pages: string;
  introduction: string;
}

/** The same for every language of the console. */
export const docWords: Record<Language, DocWords> = {
  en: {
    generated: "Generated from src/model by `npm run generate`; never edited by hand.",
    title: (page) => `Keys of ${page}`,
    about: {
      view: "A view stands in a screen file (`config/screens`) under `views`, by its name.",
      file: "These are the keys of the file.",
    },
    paths: "A dot leads to a key of an object, `[]` to each item of a list, `*` to any name.",
    key: "key",
    type: "type",
    required: "required",
    yes: "yes",
    description: "description",
    colon: ": ",
    example: "Example",
    with: (key, value) => `With ${key} "${value}"`,
    listOf: (type) => `list of ${type}`,
    listOfOne: (type) => `list of one ${type}`,
    mapOf: (type) => `map of ${type}`,
    or: " or ",
    any: "any",
    pages: "Keys of config, page by page",
    introduction: "The introduction is [config/README.md](../../../../config/README.md).",
  },
  zh: {
    generated: "由 `npm run generate` 从 src/model 生成，请勿手工修改。",
    title: (page) => `${page} 的键`,
    about: {
      view: "视图写在页面文件（`config/screens`）的 `views` 下，以其名称为键。",
      file: "以下为该文件的键。",
    },
    paths: "点号表示对象的键，`[]` 表示列表的每一项，`*` 表示任意名称。",
    key: "键",
    type: "类型",
    required: "必填",
    yes: "是",
    description: "说明",
    colon: "：",
    example: "示例",
    with: (key, value) => `${key} 为 "${value}" 时`,
    listOf: (type) => `${type} 的列表`,
    listOfOne: (type) => `只含一个 ${type} 的列表`,
    mapOf: (type) => `到 ${type} 的映射`,
    or: " 或 ",
    any: "任意",
    pages: "配置的键，逐页列出",
    introduction: "入门见 [config/README.zh.md](../../../../config/README.zh.md)。",
  },
};
