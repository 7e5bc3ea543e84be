import type { SQL } from "drizzle-orm";
import type { RowFilter } from "../../domain/filter/filter";
import { parseFilter } from "../../domain/filter/parse";
import type { Vocabulary } from "../../domain/filter/vocabulary";
import { without } from "../../domain/filter/without";
import { rowFilters } from "../../generated/row-filters";
import type { Context } from "../context";
import { refuse } from "../errors";
import type { Expression } from "./filter";
import { rowsOf, type ValueRows } from "./row-filter";
import { expressionOf, type Sorted } from "./sort";

/** What a property of a filter is in the database; of tags it is the value of one key. */
export type FilterSource = Sorted | { ofKey: (key: string) => SQL | ValueRows };

/** That of each property, by name. */
export type FilterSources = Readonly<Record<string, FilterSource>>;

/** Operations whose request has a filter in the language of filters (`src/domain/filter`). */
export type FilteredId = keyof typeof rowFilters;

/** What each property that the filter of an operation may name is in the database: none may be missing. */
export type FilterBy<Id extends FilteredId> = Record<
  (typeof rowFilters)[Id]["properties"][number]["name"],
  FilterSource
>;

/** So much of a filter is repeated where it has a mistake. */
const QUOTED = 80;

/**
 * Reads the filter of a list's request; undefined where it has none.
 * @throws FILTER_INVALID with the place of the mistake
 */
export function readFilter(operationId: string, text: string | undefined): RowFilter | undefined {
  if (text === undefined) return undefined;
  const parsed = parseFilter(text, vocabularyOf(operationId));
  if (!parsed.mistake) return parsed.filter;
  const { from, to } = parsed.mistake;
  throw refuse("FILTER_INVALID", { place: from + 1, text: (text.slice(from, to) || text).slice(0, QUOTED) });
}

/** The rows that a filter asks for; without its conditions on one property where that is named. */
export function filterCondition(
  operationId: string,
  filter: RowFilter | undefined,
  sources: FilterSources = {},
  context: Context,
  apart?: string,
): SQL | undefined {
  const asked = filter && apart !== undefined ? without(filter, apart) : filter;
  if (!asked) return undefined;
  const columnOf = (name: string, key = ""): Expression | ValueRows => {
    const source = sources[name];
    if (!source) throw new Error(`${operationId} has no column for ${name}.`);
    return "ofKey" in source ? source.ofKey(key) : expressionOf(source, context);
  };
  return rowsOf(asked, { ...vocabularyOf(operationId), columnOf }, context.now());
}

function vocabularyOf(operationId: string): Vocabulary {
  const known: Record<string, Vocabulary> = rowFilters;
  return known[operationId] ?? { properties: [], searched: [] };
}
