import type { SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { amongIds, inOrderOf, type ListSource } from "../export/source";
import type { Queryable } from "./client";
import { type PageRequest, pageOf } from "./page";

/** What a list shows of a table: which rows, in what order, and how each is answered. */
export interface Listed<Table extends PgTable & { id: AnyPgColumn }, Answer extends object> {
  table: Table;
  where: SQL | undefined;
  order: SQL[];
  show: (row: Table["$inferSelect"]) => Answer;
}

/** One page of it, and how many rows there are. */
export async function readPage<Table extends PgTable & { id: AnyPgColumn }, Answer extends object>(
  db: Queryable,
  { table, where, order, show }: Listed<Table, Answer>,
  request: PageRequest,
) {
  const { pageNum, pageSize, limit, offset } = pageOf(request);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from<PgTable>(table)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.$count(table, where),
  ]);
  return { list: rows.map(show), total, pageNum, pageSize };
}

/** All of it, as it goes into a file. */
export function sourceOf<Table extends PgTable & { id: AnyPgColumn }, Answer extends object>(
  db: Queryable,
  { table, where, order, show }: Listed<Table, Answer>,
): ListSource {
  return {
    keys: db
      .select({ id: table.id })
      .from<PgTable>(table)
      .where(where)
      .orderBy(...order),
    read: async (keys) => {
      const ids = keys.map(({ id }) => Number(id));
      const rows: (Table["$inferSelect"] & { id?: unknown })[] = await db
        .select()
        .from<PgTable>(table)
        .where(amongIds(table.id, ids));
      return inOrderOf(ids, rows, ({ id }) => id as number).map(show);
    },
  };
}
