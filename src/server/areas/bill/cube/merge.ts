import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../database/client";
import { billDays, billMonths, billTotals } from "../../../database/schema/bill-cube";

/** Months or days of customers that one statement makes rows of. */
const batch = 100;

/** The tables of the cube, and by what their rows are taken together. */
const tables = [
  { table: billTotals, period: billTotals.billCycle },
  { table: billMonths, period: billMonths.billCycle },
  { table: billDays, period: billDays.billDate },
] as const;

/**
 * Makes one row of those of each cell where there are further ones, and none of cells without lines. What is read meanwhile sees either
 * the rows before or the row after; rows that are added meanwhile stay as they are.
 */
export async function mergeCube(db: Queryable, _now?: Date, signal?: AbortSignal): Promise<void> {
  for (const one of tables) {
    let count = 1;
    while (count > 0) {
      if (signal?.aborted) return;
      count = await mergeSome(db, one);
    }
  }
}

/** @returns how many rows there were */
async function mergeSome(db: Queryable, { table, period }: (typeof tables)[number]): Promise<number> {
  const { id: _id, merged: _merged, ...columns } = getTableColumns(table);
  const all = Object.values(columns);
  const isSum = ({ name }: { name: string }) => name === "line_count" || /_(amount|cost)$/.test(name);
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const named = all.map(({ name }) => sql.identifier(name));
  const cell = list(all.filter((column) => !isSum(column)).map(({ name }) => sql`${sql.identifier(name)}`));
  const sums = list(
    all.map((column) =>
      isSum(column) ? sql`sum(${sql.identifier(column.name)})` : sql`${sql.identifier(column.name)}`,
    ),
  );
  const at = sql.identifier(period.name);
  const { rows } = await db.execute<{ n: string }>(sql`
    with due as (
      select distinct custom_id, ${at} from ${table} where not merged limit ${batch}
    ), gone as (
      delete from ${table} using due where ${table.customId} = due.custom_id and ${period} = due.${at} returning ${table}.*
    ), kept as (
      insert into ${table} (${list(named.map((name) => sql`${name}`))}, merged)
      select ${sums}, true from gone group by ${cell} having sum(line_count) <> 0
    )
    select count(*) as n from gone`);
  return Number(rows[0]?.n ?? 0);
}
