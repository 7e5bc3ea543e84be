import type { Words } from "../../model/words";
import type { Operation } from "../api/operation";
import type { Program } from "../index/program";

/** Finds words for what a new screen shows, and notes what it has none for in Chinese. */
export interface WordFinder {
  /** Words of a field: those that the most screens use for that name, or the name itself in English. */
  field: (name: string) => Words;
  /** Words of an enum's value: the value itself in English. */
  value: (value: string | number) => Words;
  /** What a call does, as the API says it. */
  operation: (operation: Operation) => Words;
  /** What the rows are that a call answers, or the one. */
  subject: (operation: Operation) => Words;
  /** Whatever stands in English in both languages, for somebody to translate. */
  untranslated: () => string[];
}

/** What the ids of operations begin with that answer rows or one of them. */
const READING = /^(list|search|find|get|query)(?=[A-Z])/;
/** What their Chinese summaries are besides the name of these rows. */
const READING_ZH = /^(查询|查看|搜索|列出|获取)|(列表|详情|记录列表)$/g;

/** Words out of what config and the API say already. */
export function wordFinder(program: Program): WordFinder {
  const used = usedWords(program);
  const missing = new Set<string>();
  const english = (text: string): Words => {
    missing.add(text);
    return { zh: text, en: text };
  };
  return {
    field: (name) => used.get(name) ?? english(inWords(name)),
    value: (value) => english(inWords(String(value))),
    operation: ({ id, summary }) => summary ?? english(inWords(id)),
    subject: ({ id, summary }) => {
      const en = inWords(id.replace(READING, ""));
      return summary ? { zh: summary.zh.replaceAll(READING_ZH, ""), en } : english(en);
    },
    untranslated: () => [...missing],
  };
}

/** "createTime" as "Create time". */
function inWords(name: string): string {
  const text = name.replace(/([a-z\d])([A-Z])/g, (_whole, before: string, after: string) => `${before} ${after}`);
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** The words that stand at each name of a field in the most screens. */
function usedWords({ subjects }: Program): Map<string, Words> {
  const counted = new Map<string, Map<string, { words: Words; count: number }>>();
  for (const { value } of subjects)
    for (const [name, { zh, en }] of Object.entries(value.fields)) {
      const found = counted.get(name) ?? new Map<string, { words: Words; count: number }>();
      const key = `${zh} ${en}`;
      found.set(key, { words: { zh, en }, count: (found.get(key)?.count ?? 0) + 1 });
      counted.set(name, found);
    }
  return new Map(
    [...counted].flatMap(([name, found]) => {
      const [most] = [...found.values()].sort((a, b) => b.count - a.count);
      return most ? [[name, most.words] as const] : [];
    }),
  );
}
