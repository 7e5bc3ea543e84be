import type { Words } from "../../model/words";

/** What a change does to the values that are allowed, or to whom it allows them: fewer than before, more, or others. */
export type Effect = "fewer" | "more" | "others";

/** What a list has no more, and what it has besides. */
export interface Turnover {
  gone: readonly string[];
  added: readonly string[];
}

/** What became of the entries of a list. */
export function turnoverOf(was: readonly string[], is: readonly string[]): Turnover {
  return { gone: was.filter((name) => !is.includes(name)), added: is.filter((name) => !was.includes(name)) };
}

/** A change for what is gone and one for what is added; `words` says each with its names in a row. */
export function turnoverChanges<About extends string>(
  about: About,
  { gone, added }: Turnover,
  words: Readonly<Record<keyof Turnover, (names: Words) => Words>>,
): { about: About; effect: Effect; words: Words }[] {
  const inWords = (names: readonly string[]): Words => ({ zh: names.join("、"), en: names.join(", ") });
  return [
    ...(gone.length > 0 ? [{ about, effect: "fewer" as const, words: words.gone(inWords(gone)) }] : []),
    ...(added.length > 0 ? [{ about, effect: "more" as const, words: words.added(inWords(added)) }] : []),
  ];
}
