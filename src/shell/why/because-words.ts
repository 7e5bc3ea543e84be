import type { Provider } from "../../generated/api";
import type { Manifest } from "../../model/resolved";
import { obstacleWords, type ObstacleWords } from "../../render/actions/obstacle-words";
import { wordsOfCode } from "../../state/access";
import { enumShown } from "../../widgets/shared/enum-words";
import type { Because } from "./findings";

/** What sentences about reasons are made of. */
export interface BecauseWords extends ObstacleWords {
  manifest: Manifest;
}

/** A reason as a sentence in the reader's language. */
export function becauseWords(because: Because, words: BecauseWords): string {
  const { t, say } = words.speaker;
  switch (because.kind) {
    case "codes":
      return t(because.held ? "why.held" : "why.missing", { codes: codesWords(because.codes, words) });
    case "rule":
      return t("why.rule", { rule: say(because.why) });
    case "providers":
      return t("why.providers", {
        services: because.missing.map((name) => t(`provider.${name as Provider}`)).join(t("action.listSeparator")),
      });
    case "otherConsole":
      return t("why.otherConsole", { console: say(words.manifest.menus[because.mode].title) });
    case "needs":
      return t("why.needs", namesIn(because, words));
    case "condition":
      return t(because.met ? "why.met" : "why.notMet", {
        ...namesIn(because, words),
        value: valueIn(because.field, because.value, words),
      });
    case "obstacle":
      return obstacleWords(because.obstacle, words);
    case "redirects":
      return t("why.redirects", { from: because.from });
    case "plain":
      return t(`why.plain.${because.text}`);
  }
}

/** "Bill detail (v3-17) or Orders (v3-18)". */
function codesWords(codes: readonly string[], { manifest, speaker: { say, t } }: BecauseWords): string {
  return codes
    .map((code) => {
      const words = wordsOfCode(code, manifest);
      return words ? t("action.permissionName", { name: say(words), code }) : code;
    })
    .join(t("action.or"));
}

function namesIn(
  { field, wanted }: Extract<Because, { kind: "needs" | "condition" }>,
  words: BecauseWords,
): { field: string; wanted: string } {
  const { say, t } = words.speaker;
  const named = words.fields.get(field);
  return {
    field: named ? say(named.words) : field,
    wanted: wanted.map((value) => valueIn(field, value, words)).join(t("action.or")),
  };
}

function valueIn(field: string, value: unknown, { speaker: { language, t }, enums, fields }: BecauseWords): string {
  if (typeof value === "boolean") return t(value ? "cell.yes" : "cell.no");
  return enumShown(value, fields.get(field)?.enum, enums, language)?.text ?? t("why.empty");
}
