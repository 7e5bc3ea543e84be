import { and, type SQL } from "drizzle-orm";
import type { Context } from "../context";
import type { Filters, PageId } from "./definition";
import type { Filter } from "./filter";

/** The rows that a request asks for; without one property of it where that is named. */
export type Conditions = (request: object, context: Context, apart?: string) => SQL | undefined;

/** Joins the filters of a list. What is absent or empty asks for nothing. */
export function conditionsOf(filters: Partial<Record<string, Filter<never>>>): Conditions {
  const entries = Object.entries(filters) as [string, Filter<unknown>][];
  return (request, context, apart) =>
    and(
      ...entries.map(([name, filter]) => {
        const value = (request as Record<string, unknown>)[name];
        return name === apart || isNothing(value) ? undefined : filter(value, context);
      }),
    );
}

/** The filters of a list that is read in a way of its own. `apart`: properties of the request that are no filters. */
export function defineFilters<Id extends PageId, Apart extends string = never>(
  _id: Id,
  filters: Filters<Id, Apart>,
): Conditions {
  return conditionsOf(filters as Partial<Record<string, Filter<never>>>);
}

function isNothing(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || (Array.isArray(value) && value.length === 0);
}
