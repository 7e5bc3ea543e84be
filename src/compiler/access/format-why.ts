import type { Language, Words } from "../../model/words";
import type { Reason } from "./why";

const states: Readonly<Record<Reason["state"], Words>> = {
  open: { zh: "可用", en: "open" },
  closed: { zh: "不可用", en: "closed" },
  depends: { zh: "视记录而定", en: "depends on the row" },
};

/** What `npm run why` prints for people: one line for each thing, with what decides it and where that is written. */
export function formatWhy(reasons: readonly Reason[], language: Language): string {
  const zh = language === "zh";
  return reasons
    .map(({ state, words, because, file, line }) => {
      const why = because.map((each) => each[language]).join(zh ? "；" : "; ");
      const said = `${words[language]}${zh ? "：" : ": "}${states[state][language]}`;
      return `${said}${why && (zh ? `（${why}）` : ` (${why})`)}  ${file}:${line}`;
    })
    .join("\n");
}

/** What `npm run why -- --json` prints. */
export function whyJson(reasons: readonly Reason[], language: Language): string {
  const plain = reasons.map(({ words, because, ...rest }) => ({
    ...rest,
    what: words[language],
    because: because.map((each) => each[language]),
  }));
  return JSON.stringify({ reasons: plain }, null, 2);
}
