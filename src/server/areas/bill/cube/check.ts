import { getTableName, type SQL, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../database/client";
import { billLines } from "../../../database/schema/bill";
import { billTotals } from "../../../database/schema/bill-cube";
import type { Failed } from "../../../jobs/job";
import { limits } from "../../../limits";
import { cellColumns, cellTables, type CellTable, columnList } from "./cells";

/** A month of a customer's bill. */
export interface BillMonth {
  customId: number;
  billCycle: string;
}

/** Compares the month whose turn it is with its lines: each in its turn, whichever server looks. What was wrong is told to `failed`. */
export async function checkCube(db: Database, now: Date, failed: Failed): Promise<void> {
  const months = await billMonthsOf(db);
  const month = months[Math.floor(now.getTime() / limits.checkCube) % Math.max(months.length, 1)];
  if (month) await checkMonth(db, month, failed);
}

/**
 * Compares the cells of a month with its lines as they are at one moment, and makes those of a table anew in which any differs. Triggers
 * keep the cells, so that a difference is a defect: it is told. Lines that come meanwhile bring their own rows of the cube along.
 */
export async function checkMonth(db: Database, month: BillMonth, failed: Failed): Promise<void> {
  const wrong = await db.transaction(
    async (tx) => {
      const found: string[] = [];
      for (const { table } of cellTables) {
        if (!(await differs(tx, table, month))) continue;
        await rebuild(tx, table, month);
        found.push(getTableName(table));
      }
      return found;
    },
    { isolationLevel: "repeatable read" },
  );
  if (wrong.length === 0) return;
  const of = `customer ${month.customId}, ${month.billCycle}`;
  failed(new Error(`${wrong.join(", ")} did not have the sums of the bill lines of ${of}: made anew.`));
}

/** Every month of every customer that has lines or cells. The lines are not read: their index is asked for one month after the other. */
async function billMonthsOf(db: Database): Promise<BillMonth[]> {
  const month = sql.raw("custom_id, currency, bill_cycle");
  const { rows } = await db.execute<{ custom_id: string; bill_cycle: string }>(sql`
    with recursive months as (
      (select ${month} from ${billLines} order by ${month} limit 1)
      union all
      select later.* from months cross join lateral (
        select ${month} from ${billLines}
        where (${month}) > (months.custom_id, months.currency, months.bill_cycle) order by ${month} limit 1
      ) as later
    )
    select custom_id, bill_cycle from ${billTotals} union select custom_id, bill_cycle from months order by 1, 2`);
  return rows.map((row) => ({ customId: Number(row.custom_id), billCycle: row.bill_cycle }));
}

/** Whether any cell has other sums than its lines, is missing, or has no lines. */
async function differs(tx: Tx, table: CellTable, month: BillMonth): Promise<boolean> {
  const [lines, cells] = [linesAsCells(table, month), cellsOf(table, month)];
  const { rows } = await tx.execute<{ wrong: boolean }>(sql`
    with lines as (${lines}), cells as (${cells})
    select exists ((table lines except table cells) union all (table cells except table lines)) as wrong`);
  return rows[0]?.wrong === true;
}

async function rebuild(tx: Tx, table: CellTable, month: BillMonth): Promise<void> {
  const { dimensions, amounts } = cellColumns(table);
  await tx.execute(sql`delete from ${table} where ${isOf(month)}`);
  await tx.execute(sql`
    insert into ${table} (${columnList([...dimensions, "line_count", ...amounts])}, merged)
    select lines.*, true from (${linesAsCells(table, month)}) as lines`);
}

/** What the cells of a month have to be. */
function linesAsCells(table: CellTable, month: BillMonth): SQL {
  const { dimensions, amounts } = cellColumns(table);
  const sums = columnList(amounts, (name) => sql`sum(coalesce(${name}, 0))`);
  return sql`select ${columnList(dimensions)}, count(*) as line_count, ${sums} from ${billLines} where ${isOf(month)} group by ${columnList(dimensions)}`;
}

/** What they are: rows of the same cell taken together, and none of what comes to nothing. */
function cellsOf(table: CellTable, month: BillMonth): SQL {
  const { dimensions, amounts } = cellColumns(table);
  const all = ["line_count", ...amounts];
  const some = sql.join(
    all.map((name) => sql`sum(${sql.identifier(name)}) <> 0`),
    sql` or `,
  );
  return sql`select ${columnList(dimensions)}, ${columnList(all, (name) => sql`sum(${name})`)} from ${table} where ${isOf(month)} group by ${columnList(dimensions)} having ${some}`;
}

function isOf({ customId, billCycle }: BillMonth): SQL {
  return sql`custom_id = ${customId} and bill_cycle = ${billCycle}`;
}
