import { type FilterProperty, operatorsOf, type Operator } from "../../domain/filter/filter";
import type { Vocabulary } from "../../domain/filter/vocabulary";
import type { EnumWords } from "../../model/config/texts";
import type { Filter, FilterLanguage, ListedProperty } from "../../model/resolved-list";
import { languages } from "../../model/language";
import type { Words } from "../../model/words";
import type { ChoiceOption } from "../../widgets/contract";
import { isSearched, KEYWORD, textFilter } from "./searched";

/** A property that a line of filters can name. */
export interface LineProperty extends FilterProperty {
  words: Words;
  /** The filter of the call by which conditions on it are asked for, as far as it can say them. */
  plain?: Filter | undefined;
  /** The call's `filter` can name it, so that it can be asked for in any way. */
  isNamed: boolean;
}

/** What a line of filters knows. */
export interface Line {
  properties: readonly LineProperty[];
  /** Those that are offered while somebody types: what the call's `filter` can say better is only understood. */
  offered: readonly LineProperty[];
  /** The filter by which a text alone is asked for. */
  text: Filter | undefined;
  /** Filters can be joined in any way. */
  isFree: boolean;
  /** Names of the properties whose values are on their way. */
  loading: ReadonlySet<string>;
  vocabulary: Vocabulary;
}

/** The choices of a filter that a call has; undefined until they are there. */
export type OptionsOf = (filter: Filter) => readonly ChoiceOption[] | undefined;

/** What filters can be made of: of a list's call its own ones, and its `filter` where it takes one; of a kept filter that alone. */
export type LineSource = Pick<FilterLanguage, "filters"> & Partial<FilterLanguage>;

/** The line of filters from such a source. */
export function lineOf(source: LineSource, enums: EnumWords, optionsOf: OptionsOf): Line {
  const { filters, filterBy } = source;
  const text = textFilter(source);
  const plain = new Map(filters.filter(({ name }) => name !== KEYWORD).map((filter) => [filter.name, filter]));
  const named = (filterBy?.properties ?? []).map((property) =>
    namedProperty(property, plain.get(property.name), enums, optionsOf),
  );
  const names = new Set(named.map(({ name }) => name));
  const others = [...plain.values()]
    .filter(({ name }) => !names.has(name))
    .map((filter) => plainProperty(filter, enums, optionsOf));
  const properties = [...named, ...others];
  return {
    properties,
    offered: filterBy ? [...named, ...others.filter((property) => isItsOwn(property, named))] : properties,
    text,
    isFree: filterBy !== undefined,
    loading: new Set(properties.flatMap(({ name, plain: of }) => (of?.choices && !optionsOf(of) ? [name] : []))),
    vocabulary: { properties, searched: isSearched(source) ? [KEYWORD] : [] },
  };
}

/** A filter that is in sight or never empty says something else than what rows have, unless it is called the same. */
function isItsOwn({ words, plain }: LineProperty, named: readonly LineProperty[]): boolean {
  if (!plain || (!plain.frequent && plain.default === undefined)) return false;
  return !named.some((property) => languages.some((language) => property.words[language] === words[language]));
}

const times: readonly Operator[] = ["is", "above", "atLeast", "below", "atMost", "between"];

/** What each kind of plain filter can say. */
const plainKinds: Record<Filter["kind"], Pick<FilterProperty, "kind" | "operators" | "most">> = {
  text: { kind: "text", operators: ["contains"] },
  choice: { kind: "choice", operators: ["is"], most: 1 },
  segmented: { kind: "choice", operators: ["is"], most: 1 },
  multiChoice: { kind: "choice", operators: ["is"] },
  boolean: { kind: "boolean", operators: ["is"], most: 1 },
  month: { kind: "month", operators: ["is"], most: 1 },
  monthRange: { kind: "month", operators: times, most: 1 },
  dateRange: { kind: "day", operators: times, most: 1 },
  dateTimeRange: { kind: "moment", operators: times, most: 1 },
  numberRange: { kind: "number", operators: ["is", "atLeast", "atMost", "between"], most: 1 },
  moneyRange: { kind: "number", operators: ["is", "atLeast", "atMost", "between"], most: 1 },
};

function plainProperty(filter: Filter, enums: EnumWords, optionsOf: OptionsOf): LineProperty {
  const { name, words, kind, type, match } = filter;
  const isNumber = kind === "text" && type === "number";
  return {
    name,
    words,
    ...plainKinds[kind],
    ...(match && { operators: [match] }),
    ...(isNumber && { kind: "number" as const, operators: ["is"] as const, most: 1 }),
    ...(plainKinds[kind].kind === "choice" && {
      values: filter.choices ? fetched(filter, optionsOf) : enumValues(filter.enum, enums),
    }),
    ...(filter.choices && { unlisted: type === "number" ? ("numbers" as const) : ("codes" as const) }),
    plain: filter,
    isNamed: false,
  };
}

function namedProperty(
  property: ListedProperty,
  plain: Filter | undefined,
  enums: EnumWords,
  optionsOf: OptionsOf,
): LineProperty {
  const { enum: enumName, values, ...bare } = property;
  const known = { ...bare, plain, isNamed: true };
  // What the wire has as a number or a text can be a choice all the same: an account of those that there are.
  if (plain?.choices) {
    const operators = operatorsOf(bare);
    const equality = operators.filter((operator) => operator === "is" || operator === "isNot");
    return {
      ...known,
      kind: "choice",
      operators: [...new Set([...equality, ...operators])],
      values: fetched(plain, optionsOf),
      unlisted: plain.type === "number" ? "numbers" : "codes",
    };
  }
  if (bare.kind !== "choice") return known;
  return {
    ...known,
    values: values?.map((each) => ({ ...each, words: enums[enumName ?? ""]?.[String(each.code ?? each.value)] })),
  };
}

function fetched(filter: Filter, optionsOf: OptionsOf): FilterProperty["values"] {
  if (!filter.choices) return undefined;
  return optionsOf(filter)?.map(({ value, label }) => ({ value: String(value), words: { zh: label, en: label } }));
}

function enumValues(name: string | undefined, enums: EnumWords): FilterProperty["values"] {
  return Object.entries(enums[name ?? ""] ?? {}).map(([value, words]) => ({ value, words }));
}
