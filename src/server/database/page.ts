import { asc, desc, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The part of a list's request that says which page. */
export interface PageRequest {
  pageNum?: number;
  pageSize?: number;
}

/** A page as asked for, with the description's defaults: first page, 20 rows. */
export interface Page {
  pageNum: number;
  pageSize: number;
  limit: number;
  offset: number;
}

/** Reads the page from a list's request. */
export function pageOf({ pageNum = 1, pageSize = 20 }: PageRequest): Page {
  return { pageNum, pageSize, limit: pageSize, offset: (pageNum - 1) * pageSize };
}

/** The order asked for; equal rows follow by id in the same direction, so that no row is on two pages. */
export function orderOf(column: AnyPgColumn | SQL, id: AnyPgColumn, sortOrder: "ascending" | "descending" = "descending"): SQL[] {
  return sortOrder === "ascending" ? [asc(column), asc(id)] : [desc(column), desc(id)];
}

/** A LIKE pattern that finds the text anywhere, its own wildcards taken literally. */
export function containing(text: string): string {
  return `%${startingWith(text)}`;
}

/** The same for the text at the start. */
export function startingWith(text: string): string {
  return `${text.replace(/[\\%_]/g, "\\$&")}%`;
}
