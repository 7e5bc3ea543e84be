import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Input, OperationId, operations } from "../../generated/operations";
import type { Context } from "../context";
import type { Tx } from "../database/client";

/** Lists that can be had as a file. */
export type ExportableId = {
  [Id in OperationId]: (typeof operations)[Id] extends { readonly exports: true } ? Id : never;
}[OperationId];

/**
 * How a list is read to its end, whatever its size: `keys` finds all of its rows in their order with as little as possible of
 * each (columns named by an alias, since the cursor gives them by name), `read` fetches the rows of some keys in the same order.
 */
export interface ListSource<Key extends Record<string, unknown> = Record<string, unknown>> {
  keys: SQLWrapper;
  read: (keys: readonly Key[]) => Promise<readonly object[]>;
}

/** A source; where a list has to ask the database first, it comes later. */
export type Sourced = ListSource | Promise<ListSource>;

/** One source per list that can be exported: filters, order and isolation are those of the list itself. */
export type ListSources = { [Id in ExportableId]: (input: Input<Id>, context: Context) => Sourced };

/** Rows that are at hand already. */
export function sourceOfRows(rows: readonly object[]): ListSource {
  return {
    keys: sql`select place from generate_series(0, ${rows.length - 1}::int) as place`,
    read: async (keys) => keys.flatMap(({ place }) => rows[Number(place)] ?? []),
  };
}

/** The number of rows that a source finds. */
export async function countRows(tx: Tx, { keys }: ListSource): Promise<number> {
  const { rows } = await tx.execute<{ total: string }>(sql`SELECT count(*) AS total FROM (${keys}) AS found`);
  return Number(rows[0]?.total ?? 0);
}

/**
 * Opens a cursor in the database and reads the rows through it, `size` at a time. To be called in a transaction of repeatable
 * reads, so that keys and rows are of one moment. Throws where a row is gone all the same.
 */
export async function* walk(tx: Tx, { keys, read }: ListSource, size: number): AsyncGenerator<readonly object[]> {
  await tx.execute(sql`DECLARE found NO SCROLL CURSOR FOR ${keys}`);
  for (;;) {
    const { rows: found } = await tx.execute(sql.raw(`FETCH ${size} FROM found`));
    if (found.length > 0) {
      const rows = await read(found);
      if (rows.length !== found.length) throw new Error(`${found.length} rows were found and ${rows.length} read`);
      yield rows;
    }
    if (found.length < size) return;
  }
}

/** Whether a column is one of these ids: a single parameter, however many they are. */
export function amongIds(column: AnyPgColumn, ids: readonly number[]): SQL {
  return sql`${column} = ANY(${sql.param(ids)}::bigint[])`;
}

/** Rows in the order of the keys that they were asked for by. */
export function inOrderOf<Key, Row>(keys: readonly Key[], rows: readonly Row[], keyOf: (row: Row) => Key): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
