import type { Words } from "../../model/words";
import type { ErrorCode } from "./errors";
import { filled, type Params } from "./fill";
import { nearestFirst } from "./suggest";

/** As many names are listed, and no more than fit in so many characters. */
const mostNames = 12;
const mostCharacters = 240;

/** What is listed is said by the kind of mistake: `{names}`, and the mistake's own placeholders. */
const heads: Partial<Record<ErrorCode, Words>> = {
  CFG_UNKNOWN_FIELD: { zh: "{owner} 有 {names}", en: "{owner} has {names}" },
  CFG_UNKNOWN_SOURCE: { zh: "{owner}有 {names}", en: "{owner} has {names}" },
  CFG_UNKNOWN_INPUT: { zh: "“{call}” 可传 {names}", en: '"{call}" takes {names}' },
  CFG_UNKNOWN_SHAPE: { zh: "“{call}” 的请求形式有 {names}", en: '"{call}" has the shapes {names}' },
  CFG_UNKNOWN_FILTER: { zh: "可用的筛选项有 {names}", en: "its filters are {names}" },
  CFG_NO_SUCH_FILTER: { zh: "可用的筛选项有 {names}", en: "its filters are {names}" },
  CFG_NOT_SORTABLE: { zh: "可按 {names} 排序", en: "it sorts by {names}" },
  CFG_NO_TOTAL: { zh: "有合计的是 {names}", en: "it answers totals of {names}" },
  CFG_WHEN_VALUE: { zh: "可能的值有 {names}", en: "it may be {names}" },
};

const otherHead: Words = { zh: "可用的有 {names}", en: "available: {names}" };

/** The names beside these are guesses at what was meant, rather than what there is. */
const guessed: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "CFG_UNUSED_FIELD",
  "CFG_UNUSED_ACTION",
  "CFG_UNUSED_VIEW",
  "CFG_UNUSED_MESSAGE",
  "CFG_MISSING_MESSAGE",
]);

/**
 * What there is in place of a name that does not exist, the nearest first; beside a suggestion only where that is
 * not all, and all of it can be listed.
 */
export function existingWords(
  code: ErrorCode,
  params: Params,
  known: readonly string[],
  suggestion: string | undefined,
): Words | undefined {
  if (guessed.has(code)) return undefined;
  const name = String(params.name);
  const names = [...new Set(known)].filter((each) => each !== name);
  if (names.length === 0) return { zh: "这里没有可用的", en: "there is none here" };
  if (suggestion !== undefined && (names.length === 1 || names.length > mostNames)) return undefined;
  const ordered = nearestFirst(name, names);
  const listed = ordered.slice(0, countThatFits(ordered));
  const more = names.length - listed.length;
  const { zh, en } = filled(heads[code] ?? otherHead, params);
  return {
    zh: zh.replace("{names}", () => listed.join("、") + (more > 0 ? `，另有 ${more} 个` : "")),
    en: en.replace("{names}", () => listed.join(", ") + (more > 0 ? ` and ${more} more` : "")),
  };
}

function countThatFits(names: readonly string[]): number {
  let characters = 0;
  const tooMany = names.findIndex((each, index) => {
    characters += each.length + 2;
    return index >= mostNames || (index > 0 && characters > mostCharacters);
  });
  return tooMany === -1 ? names.length : tooMany;
}
