import { getTableColumns, sql, type SQL } from "drizzle-orm";
import { addMonths, monthOf } from "../../domain/month";
import type { Database, Queryable, Tx } from "./client";
import { billLines } from "./schema/bill";

/** Months before and after the current one that have a partition before they have lines. */
const KEPT = { before: 13, after: 2 } as const;

const schema = sql.identifier("bill_line_months");
/** Lines of months that have no partition of their own yet. */
const others = sql`${schema}.others`;

/** Whether a month has no partition yet. `month`: text. */
const lacksPartition = (month: SQL): SQL => sql`to_regclass(format('bill_line_months.%I', ${month})) is null`;

/** The columns that are written; the database makes the generated ones itself. */
const written = sql.join(
  Object.values(getTableColumns(billLines))
    .filter(({ generated }) => !generated)
    .map(({ name }) => sql.identifier(name)),
  sql`, `,
);

/**
 * Gives months of bill lines a partition each: those around the current one, and those that lines have come for. What asks for a month
 * reads that one alone, and old months can be detached in one piece.
 */
export async function keepBillMonths(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  for (const month of await missingMonths(db, now)) {
    if (signal?.aborted) return;
    await db.transaction((tx) => addMonth(tx, month));
  }
}

/** Another server may have made it meanwhile. */
async function isMissing(tx: Tx, month: string): Promise<boolean> {
  const { rows } = await tx.execute<{ missing: boolean }>(
    sql`select ${lacksPartition(sql`${month}::text`)} as missing`,
  );
  return rows[0]?.missing === true;
}

async function missingMonths(db: Queryable, now: Date): Promise<string[]> {
  const current = monthOf(now);
  const around = Array.from({ length: KEPT.before + KEPT.after + 1 }, (_, at) => addMonths(current, at - KEPT.before));
  const { rows } = await db.execute<{ month: string }>(sql`
    select month from (select unnest(${sql.param(around)}::text[]) union select distinct bill_cycle from ${others}) as wanted(month)
    where ${lacksPartition(sql`month`)} order by month`);
  return rows.map(({ month }) => month);
}

/**
 * Lines that came before their month had a partition move into it. The cube has them already: its triggers are on the table, which nothing
 * is added to. What adds lines of months without a partition waits meanwhile; lines of all other months do not.
 */
async function addMonth(tx: Tx, month: string): Promise<void> {
  const partition = sql`${schema}.${sql.identifier(month)}`;
  // Whoever adds lines keeps the lock to the end of a transaction: rather than waiting longer, and keeping calls waiting, it is tried again.
  await tx.execute(sql`set local lock_timeout = '5s'`);
  await tx.execute(sql`lock table ${others} in access exclusive mode`);
  if (!(await isMissing(tx, month))) return;
  await tx.execute(sql`
    create table ${partition} (like ${billLines} including constraints including defaults including generated including storage)`);
  await tx.execute(sql`
    with moved as (delete from ${others} where bill_cycle = ${month} returning ${written})
    insert into ${partition} (${written}) select ${written} from moved`);
  await tx.execute(sql`alter table ${billLines} attach partition ${partition} for values in (${literal(month)})`);
}

/** A month as SQL writes it: no parameter can be in a definition. */
function literal(month: string): SQL {
  if (!/^\d{4}-\d{2}$/.test(month)) throw new Error(`“${month}” is not a month`);
  return sql.raw(`'${month}'`);
}
