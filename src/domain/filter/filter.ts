import type { Words } from "../../model/words";

/** What a property holds, which decides what it can be compared with: see `operatorsOf`. */
export type PropertyKind = "text" | "choice" | "boolean" | "number" | "month" | "day" | "moment" | "tag";

/** Something that rows can be filtered by. */
export interface FilterProperty {
  /** As the API names it: "payAmount". */
  name: string;
  kind: PropertyKind;
  /** What readers call it. */
  words?: Words | undefined;
  /** Of a choice: each value and what readers call it. */
  values?: readonly FilterChoice[] | undefined;
  /** What other values a choice may have than those listed. */
  unlisted?: "numbers" | "codes" | undefined;
  /** Holds a list: a row matches where one of its values does. */
  isList?: boolean | undefined;
  /** Some rows have no value. */
  isOptional?: boolean | undefined;
  /** How it can be compared, where that is less than its kind allows. */
  operators?: readonly Operator[] | undefined;
  /** The most values that it is compared with at once, where that is fewer than any other. */
  most?: number | undefined;
}

/** A value of a choice. */
export interface FilterChoice {
  value: string;
  /** The number that the API has for it, where that is another one. */
  code?: number | undefined;
  words?: Words | undefined;
}

/** How a property is compared. What stands for none, such as "isNot", also matches rows without a value. */
export type Operator =
  | "is"
  | "isNot"
  | "contains"
  | "containsNot"
  | "startsWith"
  | "above"
  | "atLeast"
  | "below"
  | "atMost"
  | "between"
  | "isEmpty"
  | "isNotEmpty";

/** One comparison. */
export interface Condition {
  kind: "condition";
  property: string;
  /** Of a property of kind "tag": which one. */
  key?: string | undefined;
  operator: Operator;
  /**
   * As texts: "1000.00", "true", "2026-01", "2026-01-31", "2026-01-31 08:00:00", "today-7d"; of "is" and "isNot" any number of them, of
   * "between" the first and the last that match, of "isEmpty" and "isNotEmpty" none, of all others one.
   */
  values: readonly string[];
}

/** A text that one of the properties has that the list searches. */
export interface FreeText {
  kind: "text";
  text: string;
}

/** Filters of which all or any have to match: at least two, none of them a group of the same kind. */
export interface FilterGroup {
  kind: "and" | "or";
  of: readonly RowFilter[];
}

/** Which rows are asked for. */
export type RowFilter = Condition | FreeText | FilterGroup;

const opposites: Partial<Record<Operator, Operator>> = { isNot: "is", containsNot: "contains", isEmpty: "isNotEmpty" };

/** The condition that a row must not meet to meet this one, where it is one of these: so a row without a value meets it. */
export function oppositeOf(condition: Condition): Condition | undefined {
  const operator = opposites[condition.operator];
  return operator && { ...condition, operator };
}

/** The longest text of a filter, characters; the most conditions, and the most groups within one another. */
export const filterLimits = { characters: 4000, conditions: 50, depth: 5, values: 50 } as const;

const equality = ["is", "isNot"] as const;
const order = ["is", "isNot", "above", "atLeast", "below", "atMost", "between"] as const;
const operators: Record<PropertyKind, readonly Operator[]> = {
  text: ["contains", "containsNot", ...equality, "startsWith"],
  choice: equality,
  boolean: ["is"],
  number: order,
  month: order,
  day: order,
  moment: order,
  tag: [...equality, "contains", "containsNot", "startsWith"],
};

/** The operators of a property, the most usual first. */
export function operatorsOf({ kind, isOptional, operators: only }: FilterProperty): readonly Operator[] {
  if (only) return only;
  const has = operators[kind];
  return isOptional || kind === "tag" ? [...has, "isEmpty", "isNotEmpty"] : has;
}

/** How many values an operator takes of a property, at least and at most. */
export function valuesOf(
  operator: Operator,
  { most = filterLimits.values }: Pick<FilterProperty, "most"> = {},
): { least: number; most: number } {
  if (operator === "isEmpty" || operator === "isNotEmpty") return { least: 0, most: 0 };
  if (operator === "between") return { least: 2, most: 2 };
  return { least: 1, most: operator === "is" || operator === "isNot" ? most : 1 };
}

/** Puts filters together: groups of the same kind become one, and a group of one is that one. Nothing is asked for by none of them. */
export function joined(kind: "and" | "or", filters: readonly RowFilter[]): RowFilter | undefined {
  const of = filters.flatMap((filter) => (filter.kind === kind ? filter.of : [filter]));
  return of.length > 1 ? { kind, of } : of[0];
}

/** Names of the properties that a filter compares. */
export function namesIn(filter: RowFilter | undefined): ReadonlySet<string> {
  if (!filter || filter.kind === "text") return new Set();
  if (filter.kind === "condition") return new Set([filter.property]);
  return new Set(filter.of.flatMap((part) => [...namesIn(part)]));
}
