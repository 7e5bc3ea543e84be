import type { FilterProperty, Operator } from "./filter";
import { everySpelling, joinWords, operatorSigns, operatorSpellings } from "./words";

/** What a list can be filtered by. */
export interface Vocabulary {
  properties: readonly FilterProperty[];
  /** Names of the properties that a text alone is searched in; none where it is not searched for at all. */
  searched: readonly string[];
}

/** Words by their spelling, in lower case. */
const joins = new Map(
  (["and", "or"] as const).flatMap((kind) => everySpelling(joinWords[kind]).map((word) => [word, kind] as const)),
);
const phrases = new Map(
  (Object.keys(operatorSpellings) as Operator[]).flatMap((operator) =>
    everySpelling(operatorSpellings[operator]).map((phrase) => [phrase, operator] as const),
  ),
);
const signs = new Map(
  (Object.entries(operatorSigns) as [Operator, string][]).map(([operator, sign]) => [sign, operator]),
);

/** The most words that an operator's or a property's spelling has. */
export const LONGEST_PHRASE = 6;

/** Whether a word joins filters, and how. */
export function joinOf(word: string): "and" | "or" | undefined {
  return joins.get(word.toLowerCase());
}

/** The operator that some words stand for. */
export function operatorOf(words: string): Operator | undefined {
  return phrases.get(words.toLowerCase());
}

/** The operator that a sign stands for. */
export function operatorOfSign(sign: string): Operator | undefined {
  return signs.get(sign);
}

/** Whether a word could be read as part of something else than a name or a value. */
export function isReserved(word: string): boolean {
  return (
    joinOf(word) !== undefined || [...phrases.keys()].some((phrase) => phrase.split(" ")[0] === word.toLowerCase())
  );
}

/** What tags are called besides, whatever the property's own name. */
const TAG = "tag";

/** Properties by what they can be called, in lower case: their names, and their words, which are the first one's where several share them. */
export function propertiesBySpelling(properties: readonly FilterProperty[]): ReadonlyMap<string, FilterProperty> {
  const found = new Map(properties.map((property) => [property.name.toLowerCase(), property]));
  for (const property of properties)
    for (const words of Object.values(property.words ?? {})) {
      const spelling = words.toLowerCase();
      if (!found.has(spelling)) found.set(spelling, property);
    }
  const tags = properties.find(({ kind }) => kind === "tag");
  if (tags && !found.has(TAG)) found.set(TAG, tags);
  return found;
}
