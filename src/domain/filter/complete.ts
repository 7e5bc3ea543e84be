import type { Language } from "../../model/words";
import { type FilterProperty, type Operator, operatorsOf, valuesOf } from "./filter";
import { spellingOf } from "./print";
import { Reader } from "./reader";
import { quoted, type Token, tokensOf } from "./tokens";
import { relativeWords, valueWords } from "./values";
import { isReserved, propertiesBySpelling } from "./vocabulary";
import { joinWords, operatorSigns, operatorSpellings, operatorWords } from "./words";

/** What can stand at a place in a filter's text. */
export interface Expected {
  /** "term": a property or a text; "further": another value or what joins the condition with the next. */
  kind: "term" | "operator" | "value" | "further" | "nothing";
  /** Of all but a term: what is compared. */
  property?: FilterProperty;
  operator?: Operator;
  /** Values that the condition has already. */
  values?: readonly string[];
  /** Where in the text it begins; what stands from there up to the place has been typed of it. */
  from: number;
}

/** Something that can be put into a filter's text. */
export interface FilterOption {
  /** What is put in, in the place of what has been typed of it. */
  text: string;
  /** What readers call it. */
  label: string;
  /** How it is written, where that is something else. */
  sign?: string;
  /** Other spellings that find it. */
  others?: readonly string[];
  /** With it the condition is whole. */
  isLast?: boolean;
}

/** What can stand at the end of a text. */
export function expectedAfter(text: string, properties: readonly FilterProperty[]): Expected {
  const { tokens, unclosed } = tokensOf(text);
  const reader = new Reader(tokens, properties);
  const place = { text, end: unclosed ?? text.length, isOpen: unclosed !== undefined };
  let found = termAt(reader, place);
  while (found === "next") found = termAt(reader, place);
  return found;
}

/** What can be put in at the end of a text; where nothing is known to be, as for numbers, nothing. */
export function optionsAfter(text: string, properties: readonly FilterProperty[], language: Language): FilterOption[] {
  const expected = expectedAfter(text, properties);
  const typed = text.slice(expected.from).trim().replace(/^["“]/, "").toLowerCase();
  return matching(optionsOf(expected, properties, language), typed);
}

interface Place {
  text: string;
  /** Where the text ends, or a quoted text that has not been ended begins. */
  end: number;
  isOpen: boolean;
}

/** Goes over one condition or text; "next" where another follows. */
function termAt(reader: Reader, place: Place): Expected | "next" {
  while (reader.isSign("(")) reader.at += 1;
  const begun = reader.at;
  if (reader.isDone) return { kind: "term", from: place.end };
  const named = reader.named();
  if (!named || (named.after === reader.tokens.length && isTyping(reader, place))) return textAt(reader, place, begun);
  const { property, after } = named;
  const found = reader.operatorAt(after);
  if (!found) {
    const hasJoin = reader.tokens.slice(after).some((_, index) => joinAt(reader, after + index));
    if (hasJoin) return textAt(reader, place, begun);
    return { kind: "operator", property, from: startOf(reader.tokens[after], place) };
  }
  reader.at = found.after;
  // ">" may become ">=", and "is" "is not".
  if (reader.isDone && isTyping(reader, place))
    return { kind: "operator", property, from: startOf(reader.tokens[after], place) };
  const { operator } = found;
  return valuesOf(operator).most === 0
    ? afterTerm(reader, place, { property, operator })
    : valuesAt(reader, place, { property, operator });
}

/** A text that is searched for, or a name that is being typed. */
function textAt(reader: Reader, place: Place, begun: number): Expected | "next" {
  reader.at = begun;
  const isPhrase = reader.phrase() !== undefined;
  if (isPhrase && reader.isDone) return { kind: "term", from: startOf(reader.tokens[begun], place) };
  return isPhrase ? afterTerm(reader, place, {}) : { kind: "nothing", from: place.end };
}

function valuesAt(
  reader: Reader,
  place: Place,
  of: { property: FilterProperty; operator: Operator },
): Expected | "next" {
  if (reader.isSign("(")) reader.at += 1;
  const values: string[] = [];
  for (;;) {
    const from = startOf(reader.tokens[reader.at], place);
    if (reader.isDone) return { kind: "value", ...of, values, from };
    const isQuoted = reader.tokens[reader.at]?.kind === "quoted";
    const value = reader.phrase();
    if (value === undefined) return { kind: "nothing", from: place.end };
    if (reader.isDone && !isQuoted && isTyping(reader, place)) return { kind: "value", ...of, values, from };
    values.push(value);
    if (!reader.isSign(",") && !reader.isSign("..")) break;
    reader.at += 1;
  }
  return afterTerm(reader, place, { ...of, values });
}

/** What follows a condition that is whole. */
function afterTerm(
  reader: Reader,
  place: Place,
  of: { property?: FilterProperty; operator?: Operator; values?: readonly string[] },
): Expected | "next" {
  while (reader.isSign(")")) reader.at += 1;
  if (reader.isDone)
    return place.isOpen ? { kind: "nothing", from: place.end } : { kind: "further", ...of, from: place.end };
  if (reader.join() === undefined) return { kind: "nothing", from: place.end };
  reader.at += 1;
  return "next";
}

function joinAt(reader: Reader, at: number): boolean {
  const before = reader.at;
  reader.at = at;
  const isJoin = reader.join() !== undefined;
  reader.at = before;
  return isJoin;
}

/** The last token touches the end: more of it may come. */
function isTyping({ tokens }: Reader, { text, isOpen }: Place): boolean {
  return !isOpen && tokens.at(-1)?.to === text.length;
}

function startOf(token: Token | undefined, { end }: Place): number {
  return token?.from ?? end;
}

/** Options that something typed could become: those that begin with it first. */
function matching(options: readonly FilterOption[], typed: string): FilterOption[] {
  if (typed === "") return [...options];
  const places = options.map((option) => {
    const spellings = [option.label, option.text, option.sign ?? "", ...(option.others ?? [])].map((each) =>
      each.trim().toLowerCase(),
    );
    return { option, place: Math.min(...spellings.map((each) => placeIn(each, typed))) };
  });
  return places
    .filter(({ place }) => place < Infinity)
    .sort((one, other) => one.place - other.place)
    .map(({ option }) => option);
}

function placeIn(spelling: string, typed: string): number {
  const place = spelling.replace(/^"/, "").indexOf(typed);
  return place === -1 ? Infinity : Math.sign(place);
}

function optionsOf(
  { kind, property, operator, values = [] }: Expected,
  properties: readonly FilterProperty[],
  language: Language,
): FilterOption[] {
  if (kind === "term") {
    const bySpelling = propertiesBySpelling(properties);
    return properties.map((each) => propertyOption(each, bySpelling, language));
  }
  if (kind === "operator" && property)
    return operatorsOf(property).map((each) => operatorOption(each, property, language));
  if (kind === "value" && property)
    return valueOptions(property, language).map((option) => ({ ...option, isLast: true }));
  if (kind !== "further") return [];
  return [...furtherValues(property, operator, values, language), ...joinOptions(language)];
}

function propertyOption(
  property: FilterProperty,
  bySpelling: ReadonlyMap<string, FilterProperty>,
  language: Language,
): FilterOption {
  const written = spellingOf(property, bySpelling, language);
  return {
    text: property.kind === "tag" ? `${written}:` : `${quoted(written, isReserved)} `,
    label: property.words?.[language] ?? property.name,
    others: [property.name, ...Object.values(property.words ?? {})],
  };
}

function operatorOption(operator: Operator, { kind }: FilterProperty, language: Language): FilterOption {
  const label = operatorWords(operator, kind, language);
  const sign = operator === "between" ? operatorSigns.is : operatorSigns[operator];
  const written = sign ?? operatorSpellings[operator][language][0] ?? "";
  const isLast = valuesOf(operator).most === 0;
  return {
    text: isLast ? written : `${written} `,
    label,
    ...(sign !== undefined && { sign: operator === "between" ? "= .. " : sign }),
    ...(isLast && { isLast }),
  };
}

/** The values worth offering: all there are, or for times those counted from the present one. */
function valueOptions(property: FilterProperty, language: Language): FilterOption[] {
  const { kind, values } = property;
  if (kind === "boolean")
    return ["true", "false"].map((value) => ({
      text: truthWords[value]?.[language] ?? value,
      label: truthWords[value]?.[language] ?? value,
    }));
  if (kind === "day" || kind === "moment")
    return usualDays.map((value) => ({ text: value, label: relativeWords(value, language) ?? value, sign: value }));
  return (values ?? []).map(({ value }) => {
    const label = valueWords(property, value, language);
    return { text: quoted(label, isReserved), label };
  });
}

const truthWords: Readonly<Record<string, Record<Language, string>>> = {
  true: { zh: "是", en: "yes" },
  false: { zh: "否", en: "no" },
};

const usualDays: readonly string[] = ["today", "today-1d", "today-7d", "today-30d", "today+7d", "today+30d"];

/** Of a property that can be one of several values: the others. */
function furtherValues(
  property: FilterProperty | undefined,
  operator: Operator | undefined,
  values: readonly string[],
  language: Language,
): FilterOption[] {
  if (property?.kind !== "choice" || operator === undefined) return [];
  if (values.length >= valuesOf(operator, property).most) return [];
  const taken = new Set(values.map((value) => value.toLowerCase()));
  return valueOptions(property, language)
    .filter(({ label }) => !taken.has(label.toLowerCase()))
    .map(({ text, label }) => ({ text: `, ${text}`, label: `, ${label}`, isLast: true }));
}

function joinOptions(language: Language): FilterOption[] {
  return (["and", "or"] as const).map((kind) => {
    const word = joinWords[kind][language][0] ?? kind;
    return { text: ` ${word} `, label: word };
  });
}
