import type { Language, Words } from "../../model/words";
import { type Change, type Risk, risks } from "./change";

const groups: Readonly<Record<Risk, Words>> = {
  money: { zh: "资金", en: "Money" },
  permission: { zh: "权限", en: "Permission" },
  dataLoss: { zh: "数据丢失", en: "Data loss" },
  wording: { zh: "文字", en: "Wording" },
  behaviour: { zh: "其他显示和行为", en: "Other layout and behaviour" },
};

/** A change with its texts in one language. */
export interface PlainChange extends Omit<Change, "words" | "because"> {
  message: string;
  because?: string;
}

/** What `npm run changes` prints for people: the sentences in their groups, each grave one with its reason. */
export function formatChanges(changes: readonly Change[], language: Language): string {
  if (changes.length === 0) return language === "zh" ? "没有变化" : "nothing changed";
  return risks
    .flatMap((risk) => {
      const own = changes.filter((change) => change.risk === risk);
      return own.length === 0 ? [] : [[groups[risk][language], ...own.map((each) => line(each, language))].join("\n")];
    })
    .join("\n\n");
}

/** Changes for tools, in one language. */
export function plainChanges(changes: readonly Change[], language: Language): PlainChange[] {
  return changes.map(({ words, because, ...rest }) => ({
    ...rest,
    message: words[language],
    ...(because && { because: because[language] }),
  }));
}

/** What `npm run changes -- --json` prints; `more`: what was made besides. */
export function changesJson(changes: readonly Change[], language: Language, more: object = {}): string {
  return JSON.stringify({ changes: plainChanges(changes, language), ...more }, null, 2);
}

function line({ words, because }: Change, language: Language): string {
  if (!because) return `- ${words[language]}`;
  return language === "zh" ? `- ${words.zh}（${because.zh}）` : `- ${words.en} (${because.en})`;
}
