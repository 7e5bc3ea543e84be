import { asc, desc, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Context } from "../context";
import type { Expression } from "./filter";

/** What a list is sorted by. */
export type Sorted = Expression | ((context: Context) => Expression);

/** How a list may be sorted. */
export interface Order {
  /** By the value of `sortField`; a table has its columns by name. */
  fields?: object;
  /** Where none is asked for. */
  default: Sorted;
  /** Where none is asked for; "descending" by default. */
  order?: "ascending";
  /** Rows without a value come last either way. */
  nullsLast?: true;
}

/** The part of a list's request that says in what order. */
export interface SortRequest {
  sortField?: string;
  sortOrder?: "ascending" | "descending";
}

/** What a column is in one call. */
export function expressionOf(sorted: Sorted, context: Context): Expression {
  return typeof sorted === "function" ? sorted(context) : sorted;
}

/** The order that a list's request asks for. */
export function orderBy(sort: Order | readonly SQL[], key: AnyPgColumn, asked: SortRequest, context: Context): SQL[] {
  if (!("default" in sort)) return [...sort];
  const fields = sort.fields as Record<string, Sorted> | undefined;
  const field = asked.sortField === undefined ? undefined : fields?.[asked.sortField];
  const sorted = field ?? sort.default;
  const by = expressionOf(sorted, context);
  const [first, second] = orderOf(by, key, asked.sortOrder ?? sort.order);
  return [sort.nullsLast ? sql`${first} nulls last` : first, second];
}

/** One way of sorting; equal rows follow by key in the same direction, so that no row is on two pages. */
export function orderOf(
  by: Expression,
  key: AnyPgColumn,
  sortOrder: "ascending" | "descending" = "descending",
): [SQL, SQL] {
  const direction = sortOrder === "ascending" ? asc : desc;
  return [direction(by), direction(key)];
}
