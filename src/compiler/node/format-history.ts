import type { Language } from "../../model/words";
import { formatChanges } from "../changes/format";
import type { Publication } from "./history";

/** What `npm run publish -- --history` prints for people: the latest first, each with what it changed. */
export function formatHistory(history: readonly Publication[], language: Language): string {
  if (history.length === 0) return language === "zh" ? "还没有发布过" : "nothing has been published yet";
  return history
    .toReversed()
    .map((each) => formatPublication(each, language))
    .join("\n\n");
}

function formatPublication({ version, when, who, why, changes, rollback }: Publication, language: Language): string {
  const zh = language === "zh";
  const reason = why || (zh ? "未说明原因" : "no reason given");
  const back = rollback ? (zh ? "，恢复" : ", rollback") : "";
  const told = changes ? formatChanges(changes, language) : zh ? "首次发布" : "first publication";
  const indented = told.split("\n").map((line) => (line ? `  ${line}` : line));
  return [`${version}  ${when}  ${who}${back}: ${reason}`, ...indented].join("\n");
}
