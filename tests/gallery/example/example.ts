import { fnv1a } from "../../../src/server/cloud-world/draw";
import type { Language } from "../../../src/model/words";
import { amountOf } from "./amounts";
import { dayOf, earlierMonth, momentOf, monthOf } from "./moments";
import { plain, type PlainSchema, type Schema, type Schemas } from "./schema";
import { pick } from "./pick";
import { type TextKind, textOf } from "./texts";

/** How much there is of everything. */
export type Amount = "none" | "one" | "many";

/** What examples are made by. */
export interface ExampleWish {
  schemas: Schemas;
  amount: Amount;
  texts: TextKind;
  language: Language;
  /** What was asked for: an answer tells of the same rows and the same month. */
  input: Readonly<Record<string, unknown>>;
}

/** The same, with what follows from it. */
interface Made extends ExampleWish {
  /** Which the rows are of. */
  month: string;
}

/** Where a value stands. */
interface Place {
  /** Name of the property. Equal names of equal rows have equal values, so a list and a detail agree. */
  name: string;
  /** Of the row that it is part of, from 0. */
  row: number;
  /** Lists around it. */
  depth: number;
}

/** Rows of a list that says nothing of its pages. */
const ROWS = 24;
/** Items of a list within a row. */
const ITEMS = 3;
/** Values of a line in a chart. */
const POINTS = 60;
/** What contains itself ends here. */
const DEEPEST = 4;
/** Every so manieth value that may be missing is missing, among many. */
const MISSING = 5;
/** Rows on all pages, among many. */
const TOTAL = 4213;

/** A value that obeys the schema and follows from the wish alone. */
export function exampleOf(schema: Schema, wish: ExampleWish): unknown {
  const { id } = wish.input;
  return valueOf(
    schema,
    { ...wish, month: monthOf(wish.input) },
    { name: "", row: typeof id === "number" ? id - 1 : 0, depth: 0 },
  );
}

function valueOf(schema: Schema, wish: Made, place: Place): unknown {
  const number = fnv1a(place.name) + place.row;
  const found = plain(schema, wish.schemas, place.row);
  if (found.isNullable && isMissing(wish, number)) return null;
  if (found.const !== undefined) return found.const;
  const asked = wish.input[place.name];
  if (place.name !== "id" && asked !== undefined && place.depth < 2 && isPossible(found, asked)) return asked;
  if (found.enum) return pick(found.enum, number);
  return makers[found.type]?.(found, wish, place, number) ?? null;
}

const makers: Record<string, (schema: PlainSchema, wish: Made, place: Place, number: number) => unknown> = {
  object: objectOf,
  array: arrayOf,
  string: stringOf,
  integer: integerOf,
  number: (_schema, _wish, { row }, number) => Math.round(5000 + 4000 * Math.sin(row / 5 + (number - row))) / 100,
  boolean: (_schema, _wish, _place, number) => number % 2 === 0,
};

function isMissing({ amount }: Made, number: number): boolean {
  return amount === "none" || (amount === "many" && number % MISSING === 0);
}

/** Whether what was asked for may stand in the answer. */
function isPossible({ type, enum: values, pattern, maxLength = Infinity }: PlainSchema, asked: unknown): boolean {
  if (values) return values.includes(asked);
  if (typeof asked === "number") return type === "integer";
  if (typeof asked !== "string" || type !== "string") return false;
  return asked.length <= maxLength && (pattern === undefined || new RegExp(pattern, "u").test(asked));
}

function objectOf(schema: PlainSchema, wish: Made, place: Place): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const kept = Object.entries(properties).filter(
    ([name]) => required.includes(name) || !isMissing(wish, fnv1a(name) + place.row),
  );
  const made = Object.fromEntries(kept.map(([name, property]) => [name, valueOf(property, wish, { ...place, name })]));
  return Array.isArray(made.list) ? { ...made, ...pageOf(made.list, properties, wish) } : made;
}

/** What a page says of itself. */
function pageOf(list: unknown[], properties: Record<string, Schema>, { amount, input }: Made): object {
  const isPaged = "pageNum" in properties;
  const page = {
    total: amount === "many" && isPaged ? TOTAL : list.length,
    totalCapped: false,
    pageNum: input.pageNum ?? 1,
    pageSize: input.pageSize ?? 20,
  };
  return Object.fromEntries(Object.entries(page).filter(([name]) => name in properties));
}

function arrayOf(schema: PlainSchema, wish: Made, place: Place): unknown[] {
  const { items = {}, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  if (place.depth >= DEEPEST) return [];
  const first = firstRow(wish, place);
  const count = Math.max(minItems, Math.min(maxItems, countOf(items, wish, place)));
  const made = Array.from({ length: count }, (_, index) =>
    valueOf(items, wish, { ...place, row: first + index, depth: place.depth + 1 }),
  );
  return uniqueItems ? [...new Set(made)] : made;
}

function firstRow({ input }: Made, { depth, row }: Place): number {
  if (depth > 0) return row;
  const { pageNum = 1, pageSize = 20 } = input as { pageNum?: number; pageSize?: number };
  return (pageNum - 1) * pageSize;
}

function countOf(items: Schema, { schemas, amount, input }: Made, { depth }: Place): number {
  if (amount === "none") return 0;
  if (plain(items, schemas).type === "number") return POINTS;
  if (amount === "one") return 1;
  return depth > 0 ? ITEMS : typeof input.pageSize === "number" ? input.pageSize : ROWS;
}

function stringOf(schema: PlainSchema, wish: Made, { row }: Place, number: number): string {
  const { format, examples } = schema;
  const { month } = wish;
  if (format === "decimal" || format === "ratio") return amountOf(schema, number, wish.texts === "long");
  if (format === "local-date-time") return momentOf(month, row);
  if (format === "date") return dayOf(month, row);
  if (format === "year-month") return earlierMonth(month, row);
  if (schema["x-filter-of"] !== undefined) return `"${textOf("plain", number, wish.language, schema)}"`;
  // What is written by a pattern of its own is described by its example: nothing else is sure to fit.
  if (format !== undefined && format !== "email" && examples) return String(examples[0]);
  return textOf(wish.texts, number, wish.language, schema);
}

function integerOf(
  { minimum = 0, maximum = 1_000_000 }: PlainSchema,
  { texts }: Made,
  { name, row }: Place,
  number: number,
): number {
  if (name === "id") return row + 1;
  if (name.endsWith("Id")) return (number % ROWS) + 1;
  if (texts === "long") return Math.min(maximum, 999_999_999_999);
  return minimum + (number % (Math.min(maximum, minimum + 500) - minimum + 1));
}
