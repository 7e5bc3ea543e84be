import { asc, desc, gt, lt, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** The part of a request that says which page of a list that is paged by places. */
export interface KeysetRequest {
  /** "b12": what comes before row 12, which in a list with the newest first is the next page. "a12": what comes after it. */
  cursor?: string;
  pageSize?: number;
}

/** A page, newest first, and the places its neighbours begin at; null where there is none. */
export interface KeysetPage<Row> {
  rows: Row[];
  nextCursor: string | null;
  previousCursor: string | null;
}

/** Fetches at most `limit` rows on one side of a place, in the order given. */
type Fetch<Row> = (place: SQL | undefined, order: SQL, limit: number) => Promise<Row[]>;

/**
 * A page of rows ordered by id, newest first, by the place it begins at: as quick on the thousandth page as on the first,
 * and new rows move nothing.
 */
export async function keysetPage<Row extends { id: number }>(
  request: KeysetRequest,
  id: AnyPgColumn,
  fetch: Fetch<Row>,
): Promise<KeysetPage<Row>> {
  const { cursor, pageSize = 20 } = request;
  const at = Number(cursor?.slice(1));
  if (cursor?.startsWith("a")) {
    // One more than a page holds tells whether there are others beyond it.
    const newer = await fetch(gt(id, at), asc(id), pageSize + 1);
    if (newer.length > pageSize) return pageOf(newer.slice(0, pageSize).toReversed(), { newer: true, older: true });
  }
  // Less than a page of newer ones: the first page then, whole.
  const before = cursor?.startsWith("b") ? lt(id, at) : undefined;
  const rows = await fetch(before, desc(id), pageSize + 1);
  return pageOf(rows.slice(0, pageSize), { newer: before !== undefined, older: rows.length > pageSize });
}

function pageOf<Row extends { id: number }>(
  rows: Row[],
  { newer, older }: { newer: boolean; older: boolean },
): KeysetPage<Row> {
  const [first, last] = [rows.at(0), rows.at(-1)];
  return {
    rows,
    nextCursor: older && last ? `b${last.id}` : null,
    previousCursor: newer && first ? `a${first.id}` : null,
  };
}
