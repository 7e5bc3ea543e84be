import type { Words } from "../../model/words";
import type { Program } from "../index/program";
import type { ConfigFile } from "../read/config-file";
import type { Loaded } from "../shape/shape";

/** A file of config by what it is about, wherever it lies. */
export interface Document {
  /** Read before every sentence about it. */
  words: Words;
  file: ConfigFile;
  /** As written: what an older shape of config had counts, too. */
  value: unknown;
  /** Of a screen: its subject. */
  subject?: string;
}

/** Files of which there is one, by their place in the program. */
const single = {
  settings: { zh: "控制台设置", en: "Console settings" },
  connection: { zh: "连接设置", en: "Connection settings" },
  changes: { zh: "新功能说明", en: "What is new" },
  tour: { zh: "导览", en: "Tour" },
  clouds: { zh: "云平台", en: "Clouds" },
  metrics: { zh: "监控指标查询", en: "Metric queries" },
  routes: { zh: "地址", en: "Addresses" },
  menuRules: { zh: "菜单规则", en: "Menu rules" },
  entryRules: { zh: "进入规则", en: "Entry rules" },
  enums: { zh: "枚举值名称", en: "Words of values" },
  messages: { zh: "页面文本", en: "Texts of pages" },
  glossary: { zh: "术语表", en: "Glossary" },
} as const satisfies Partial<Record<keyof Program, Words>>;

/** Every file that was read, by a name that it keeps when it moves to another folder. */
export function documentsOf(program: Program): Map<string, Document> {
  const found = new Map<string, Document>();
  for (const [name, words] of Object.entries(single)) {
    const loaded: Loaded<unknown> | undefined = program[name as keyof typeof single];
    if (loaded) found.set(name, { words, file: loaded.file, value: loaded.raw });
  }
  for (const { value, raw, file } of program.menus)
    found.set(`menu ${value.mode}`, {
      words: { zh: `${value.zh}的菜单`, en: `Menu of the ${value.en}` },
      file,
      value: raw,
    });
  for (const { name, value, raw, file } of program.subjects)
    found.set(`screen ${name}`, { words: { zh: value.zh, en: value.en }, file, value: raw, subject: name });
  return found;
}
