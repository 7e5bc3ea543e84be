import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import type { Condition, RowFilter } from "../../domain/filter/filter";
import { parseFilter } from "../../domain/filter/parse";
import { printFilter } from "../../domain/filter/print";
import type { Vocabulary } from "../../domain/filter/vocabulary";
import { rowFilters } from "../../generated/row-filters";
import { type FilteredId, readFilter } from "./list-filter";
import { type FilteredColumns, rowsOf } from "./row-filter";

/**
 * A filter as it is kept: a text in the language of an operation's filters, in names and codes; an empty one asks for everything.
 * @throws FILTER_INVALID with the place of the mistake
 */
export function keptText(operationId: FilteredId, text: string | undefined): string {
  return printFilter(readFilter(operationId, text), rowFilters[operationId].properties);
}

/** The same text for all that say the same in other spellings; one that cannot be read as it is. */
export function canonicalText(operationId: FilteredId, text: string): string {
  const { filter, mistake } = readKept(operationId, text);
  return mistake ? text : printFilter(filter, rowFilters[operationId].properties);
}

/** The rows that a kept filter asks for; undefined means all. One that cannot be read any more asks for none. */
export function keptRows(
  operationId: FilteredId,
  text: string,
  columnOf: FilteredColumns["columnOf"],
  now: Date,
): SQL | undefined {
  const vocabulary: Vocabulary = rowFilters[operationId];
  const { filter, mistake } = readKept(operationId, text);
  if (mistake) return sql`false`;
  return filter && rowsOf(filter, { ...vocabulary, columnOf }, now);
}

/** How many conditions and texts a kept filter has. */
export function keptParts(operationId: FilteredId, text: string): number {
  const filter = keptFilter(operationId, text);
  return filter ? countParts(filter) : 0;
}

/** The conditions of a kept filter, however deep they stand. */
export function keptConditions(operationId: FilteredId, text: string): Condition[] {
  const filter = keptFilter(operationId, text);
  return filter ? conditionsIn(filter) : [];
}

/** The values that a kept filter names of a property. */
export function keptValues(operationId: FilteredId, text: string, property: string): string[] {
  return keptConditions(operationId, text).flatMap((condition) =>
    condition.property === property && (condition.operator === "is" || condition.operator === "isNot")
      ? condition.values
      : [],
  );
}

/** A kept filter as it is read; undefined where it asks for everything, or cannot be read any more. */
export function keptFilter(operationId: FilteredId, text: string): RowFilter | undefined {
  return readKept(operationId, text).filter;
}

function readKept(operationId: FilteredId, text: string): { filter?: RowFilter | undefined; mistake?: unknown } {
  return parseFilter(text, rowFilters[operationId]);
}

function countParts(filter: RowFilter): number {
  return "of" in filter ? filter.of.reduce((sum, part) => sum + countParts(part), 0) : 1;
}

function conditionsIn(filter: RowFilter): Condition[] {
  if (filter.kind === "text") return [];
  return filter.kind === "condition" ? [filter] : filter.of.flatMap(conditionsIn);
}
