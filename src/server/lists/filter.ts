import { eq, gte, ilike, inArray, isNull, like, lte, notInArray, or, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Context } from "../context";
import { customers } from "../database/schema/identity";
import { fromLocal } from "../time";

/** The rows that one property of a request asks for. It is not called for what is absent or empty. */
export type Filter<Value> = (value: Value, context: Context) => SQL | undefined;

/** What a column holds. */
type ValueOf<Column extends AnyPgColumn> = Column["_"]["data"];

/** A column or an expression. */
export type Expression = AnyPgColumn | SQL;

/** Rows with the text anywhere in one of these; spaces around it do not count, nor does case. */
export function contains(...columns: readonly Expression[]): Filter<string> {
  return (text) => or(...columns.map((column) => ilike(column, containing(text))));
}

/** Rows with the text at the start, in the same case. */
export function startsWith(column: AnyPgColumn): Filter<string> {
  return (value) => like(column, startingWith(value));
}

/** Rows with exactly this value. */
export function is<Column extends AnyPgColumn>(column: Column): Filter<ValueOf<Column>> {
  return (value) => eq(column, value);
}

/** Rows with any of these values. */
export function anyOf<Column extends AnyPgColumn>(column: Column): Filter<readonly ValueOf<Column>[]> {
  return (values) => inArray(column, [...values]);
}

/** Rows with none of these values; what has no value at all is none of them. */
export function noneOf<Column extends AnyPgColumn>(column: Column): Filter<readonly ValueOf<Column>[]> {
  return (values) => {
    const others = notInArray(column, [...values]);
    return column.notNull ? others : or(isNull(column), others);
  };
}

/** Rows of at least this number, amount, day or month. */
export function atLeast(column: AnyPgColumn): Filter<string | number> {
  return (value) => gte(column, value);
}

/** Rows of at most that. */
export function atMost(column: AnyPgColumn): Filter<string | number> {
  return (value) => lte(column, value);
}

/** Rows from one of the API's times on. */
export function since(column: AnyPgColumn): Filter<string> {
  return (value) => gte(column, fromLocal(value));
}

/** Rows up to one of the API's times. These have seconds: the whole of the last one belongs to the range. */
export function until(column: AnyPgColumn): Filter<string> {
  return (value) => lte(column, new Date(fromLocal(value).getTime() + 999));
}

/** Rows about a customer whose name has the text. */
export function customerNamed(customId: AnyPgColumn): Filter<string> {
  return (name, context) => {
    const named = contains(customers.customName)(name, context);
    return inArray(customId, context.db.select({ id: customers.id }).from(customers).where(named));
  };
}

/** A LIKE pattern that finds the text anywhere: without the spaces around it, its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${startingWith(text.trim())}`;
}

/** The same for the text at the start. */
export function startingWith(text: string): string {
  return `${text.replace(/[\\%_]/g, "\\$&")}%`;
}
