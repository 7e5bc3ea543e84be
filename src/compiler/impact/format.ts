import type { Language, Words } from "../../model/words";
import type { Impact } from "./impact";
import type { Impacts } from "./impacts";
import type { Rename } from "./renames";

const groups = {
  breaks: { zh: "须处理：配置有错误，或行为改变", en: "Breaks: a mistake in config, or it does something else" },
  shows: { zh: "不影响：仅显示于此", en: "Does not break: only shown here" },
  unused: { zh: "配置未用到", en: "Not named by config" },
  renames: { zh: "推测的改名", en: "Renames, as far as can be guessed" },
} as const satisfies Record<string, Words>;

const renamedThings: Readonly<Record<Rename["of"], Words>> = {
  operation: { zh: "接口", en: "operation" },
  field: { zh: "字段", en: "field" },
  value: { zh: "值", en: "value" },
};

/** What `npm run impact` prints for people: what breaks first, each with its place. */
export function formatImpacts({ impacts, unused, renames }: Impacts, language: Language): string {
  const [breaking, others] = [impacts.filter(({ breaks }) => breaks), impacts.filter(({ breaks }) => !breaks)];
  const parts = [
    group(
      "breaks",
      breaking.map((impact) => line(impact, language)),
      language,
    ),
    group(
      "shows",
      others.map((impact) => line(impact, language)),
      language,
    ),
    group(
      "unused",
      unused.map((words) => `- ${words[language]}`),
      language,
    ),
    group(
      "renames",
      renames.map((rename) => renameLine(rename, language)),
      language,
    ),
  ].flat();
  if (parts.length === 0) return language === "zh" ? "接口没有变化" : "the API is the same";
  return [...parts, verdict(breaking.length, language)].join("\n\n");
}

/** What `npm run impact -- --json` prints. */
export function impactsJson({ impacts, unused, renames }: Impacts, language: Language): string {
  const plain = impacts.map(({ words, ...rest }) => ({ ...rest, message: words[language] }));
  return JSON.stringify({ impacts: plain, unused: unused.map((words) => words[language]), renames }, null, 2);
}

function group(name: keyof typeof groups, lines: readonly string[], language: Language): string[] {
  if (lines.length === 0) return [];
  return [[`${groups[name][language]} (${lines.length})`, ...lines].join("\n")];
}

function line({ file, line: row, column, words }: Impact, language: Language): string {
  return `${file}:${row}:${column}  ${words[language]}`;
}

function renameLine({ of, from, to }: Rename, language: Language): string {
  return `- ${renamedThings[of][language]} ${from} → ${to}`;
}

function verdict(count: number, language: Language): string {
  if (language === "zh") return count === 0 ? "没有须处理的位置" : `${count} 个位置须处理`;
  if (count === 0) return "nothing breaks";
  return count === 1 ? "1 place breaks" : `${count} places break`;
}
