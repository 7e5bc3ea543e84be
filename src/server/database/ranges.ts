import { and, gte, lte, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { fromLocal } from "../time";

/** Rows from one of the API's times to another, both belonging to the range; an end left out is open. */
export function during(column: AnyPgColumn, from: string | undefined, until: string | undefined): SQL | undefined {
  // The API's times have seconds: the whole of the last one belongs to the range.
  return and(
    from ? gte(column, fromLocal(from)) : undefined,
    until ? lte(column, new Date(fromLocal(until).getTime() + 999)) : undefined,
  );
}

/** Rows of at least and at most these amounts; an end left out is open. */
export function amounting(column: AnyPgColumn, least: string | undefined, most: string | undefined): SQL | undefined {
  return and(least ? gte(column, least) : undefined, most ? lte(column, most) : undefined);
}
