import { compareDecimals } from "../decimal-format";
import { type Condition, type FilterProperty, oppositeOf, type RowFilter } from "./filter";
import { intervals } from "./moments";
import { codesOf } from "./values";
import type { Vocabulary } from "./vocabulary";

/** A tag of a row. */
interface FilteredTag {
  key: string;
  value: string;
}

/** What a row has of a property: the API's values, lists of them, tags. */
export type FilteredValue = string | number | boolean | null | undefined | readonly string[] | readonly FilteredTag[];

/** What rows are looked at with. */
export interface Matching extends Vocabulary {
  /** The time it is, as the API writes it. */
  now: string;
}

/** Whether a row is among those that a filter asks for. What the server's SQL answers is the same. */
export function matches(filter: RowFilter, row: Readonly<Record<string, FilteredValue>>, about: Matching): boolean {
  switch (filter.kind) {
    case "and":
      return filter.of.every((part) => matches(part, row, about));
    case "or":
      return filter.of.some((part) => matches(part, row, about));
    case "text":
      return about.searched.some((name) => textsOf(row[name]).some((text) => contains(text, filter.text)));
    case "condition":
      return meets(filter, row, about);
  }
}

function meets(condition: Condition, row: Readonly<Record<string, FilteredValue>>, about: Matching): boolean {
  const opposite = oppositeOf(condition);
  if (opposite) return !meets(opposite, row, about);
  const property = about.properties.find(({ name }) => name === condition.property);
  const values = valuesOf(row[condition.property], condition.key);
  return property !== undefined && values.some((value) => meetsOne(condition, property, value, about.now));
}

/** The values of a row, none where it has none; an empty text is none, but that of a tag is. */
function valuesOf(value: FilteredValue, key: string | undefined): string[] {
  if (key === undefined) return textsOf(value);
  return (value as readonly FilteredTag[]).filter((tag) => tag.key === key).map((tag) => tag.value);
}

function textsOf(value: FilteredValue): string[] {
  if (value === null || value === undefined || value === "") return [];
  return Array.isArray(value) ? (value as unknown[]).map(String) : [String(value as string)];
}

function meetsOne(condition: Condition, property: FilterProperty, value: string, now: string): boolean {
  const { kind } = property;
  const { operator } = condition;
  const values = codesOf(property, condition.values).map(String);
  const [first = "", last = first] = values;
  if (operator === "isNotEmpty") return true;
  if (operator === "contains") return contains(value, first);
  if (operator === "startsWith") return value.startsWith(first);
  if (kind === "day" || kind === "moment")
    return intervals(condition, kind === "moment", now).some(
      ({ from, to }) => (from === undefined || value >= from) && (to === undefined || value <= to),
    );
  const order = (wanted: string): number =>
    kind === "number" ? (compareDecimals(value, wanted) ?? Number.NaN) : compareTexts(value, wanted);
  switch (operator) {
    case "is":
      return values.some((wanted) => order(wanted) === 0);
    case "above":
      return order(first) > 0;
    case "atLeast":
      return order(first) >= 0;
    case "below":
      return order(first) < 0;
    case "atMost":
      return order(first) <= 0;
    default:
      return order(first) >= 0 && order(last) <= 0;
  }
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
