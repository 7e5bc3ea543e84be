import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/client";
import { cellColumns, cellTables, columnList } from "./cells";

/** Months or days of customers that one statement makes rows of. */
const batch = 100;

/**
 * Makes one row of those of each cell where there are further ones, and none of cells without lines. What is read meanwhile sees either
 * the rows before or the row after; rows that are added meanwhile stay as they are.
 */
export async function mergeCube(db: Queryable, _now?: Date, signal?: AbortSignal): Promise<void> {
  for (const one of cellTables) {
    let count = 1;
    while (count > 0) {
      if (signal?.aborted) return;
      count = await mergeSome(db, one);
    }
  }
}

/** @returns how many rows there were */
async function mergeSome(db: Queryable, { table, period }: (typeof cellTables)[number]): Promise<number> {
  const { dimensions, amounts } = cellColumns(table);
  const cell = columnList(dimensions);
  const sums = ["line_count", ...amounts];
  const at = sql.identifier(period.name);
  const { rows } = await db.execute<{ n: string }>(sql`
    with due as (
      select distinct custom_id, ${at} from ${table} where not merged limit ${batch}
    ), gone as (
      delete from ${table} using due where ${table.customId} = due.custom_id and ${period} = due.${at} returning ${table}.*
    ), kept as (
      insert into ${table} (${cell}, ${columnList(sums)}, merged)
      select ${cell}, ${columnList(sums, (name) => sql`sum(${name})`)}, true from gone group by ${cell} having sum(line_count) <> 0
    )
    select count(*) as n from gone`);
  return Number(rows[0]?.n ?? 0);
}
