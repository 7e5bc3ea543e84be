import type { Words } from "../../model/words";
import { errorCatalogue, type ErrorCode } from "./errors";
import { existingWords } from "./existing";
import { filled, type Params } from "./fill";
import { suggest } from "./suggest";

/** A mistake in words, and the name that was probably meant. */
export interface Worded {
  words: Words;
  suggestion?: string;
}

/**
 * The words of a mistake with its placeholders filled. With `names`, the nearest of those names to the parameter `name` is
 * suggested, and they are listed.
 */
export function errorWords(code: ErrorCode, params: Params, names?: readonly string[]): Worded {
  const { zh, en } = filled(errorCatalogue[code], params);
  if (!names) return { words: { zh, en } };
  const suggestion = suggest(String(params.name), names);
  const existing = existingWords(code, params, names, suggestion);
  if (suggestion === undefined)
    return { words: existing ? { zh: `${zh}；${existing.zh}`, en: `${en}; ${existing.en}` } : { zh, en } };
  const words = {
    zh: `${zh}；是否想写 “${suggestion}”？${existing ? `（${existing.zh}）` : ""}`,
    en: `${en}; did you mean "${suggestion}"?${existing ? ` (${existing.en})` : ""}`,
  };
  return { words, suggestion };
}
