import type { ListView } from "../../model/resolved-list";
import type { Speaker } from "../../state/language";

const firstSentence = /^(.*?)(?:。|\.(?=\s|$))\s*(.*)$/s;

/** What stands in the place of a list without rows: the first sentence of its own words as a title, without the full stop, and the rest below it. */
export function emptyWords({ empty }: Pick<ListView, "empty">, { say, t }: Speaker): { title: string; text?: string } {
  if (!empty) return { title: t("list.empty") };
  const words = say(empty);
  const [, title = words, text = ""] = firstSentence.exec(words) ?? [];
  return { title, ...(text && { text }) };
}
