import type { Row } from "../../widgets/contract";
import { isRow } from "../../widgets/shared/is-row";

/** What a list shows of an answer. */
export interface ListAnswer {
  rows: Row[];
  /** All rows that match, not only those of this page. */
  total: number;
  /** More rows match than the server counted. */
  capped: boolean;
  /** Where the neighbouring pages begin, in lists that are paged by places. */
  next: string | undefined;
  previous: string | undefined;
  /** Sums by column, where the server sends them. */
  totals: Row | undefined;
  /** How many rows have which value of the counted property, where the server sends it. */
  counts: Row[] | undefined;
  /** Kinds of rows that the reader may not see, where the server says so. */
  withheld: string[] | undefined;
}

/**
 * Reads the answer of a list: a page `{ list, total, totals? }` or a bare list. What is not a row is left out, so that no
 * answer can break the table.
 */
export function readAnswer(data: unknown): ListAnswer | undefined {
  if (Array.isArray(data))
    return {
      rows: data.filter(isRow),
      total: data.length,
      capped: false,
      next: undefined,
      previous: undefined,
      totals: undefined,
      counts: undefined,
      withheld: undefined,
    };
  if (!isRow(data) || !Array.isArray(data.list)) return undefined;
  const rows = data.list.filter(isRow);
  const total = typeof data.total === "number" && data.total >= 0 ? data.total : rows.length;
  return {
    rows,
    total,
    capped: data.totalCapped === true,
    next: placeOf(data.nextCursor),
    previous: placeOf(data.previousCursor),
    totals: isRow(data.totals) ? data.totals : undefined,
    counts: Array.isArray(data.counts) ? data.counts.filter(isRow) : undefined,
    withheld: Array.isArray(data.withheld) ? data.withheld.filter((kind) => typeof kind === "string") : undefined,
  };
}

function placeOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
