import { joined, type RowFilter } from "./filter";

/** A filter without what it says of one property by itself: counts by that property are of the rows that the rest asks for. */
export function without(filter: RowFilter, property: string): RowFilter | undefined {
  const isOfIt = (part: RowFilter): boolean => part.kind === "condition" && part.property === property;
  if (isOfIt(filter)) return undefined;
  return filter.kind === "and"
    ? joined(
        "and",
        filter.of.filter((part) => !isOfIt(part)),
      )
    : filter;
}
