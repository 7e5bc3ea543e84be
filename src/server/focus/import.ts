import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Database, Tx } from "../database/client";
import { billLines } from "../database/schema/bill";
import { customers } from "../database/schema/identity";
import { FocusError } from "./focus-error";
import { readFocusFile, type BadLine, type GoodLine } from "./read-lines";

/** What to import, and whom to tell. */
export interface FocusImport {
  path: string;
  customId: number;
  /** Keep the good lines of a file that has bad ones too; otherwise it is all or nothing. */
  skipBad: boolean;
  /** Told each bad line as it is found. */
  onBadLine: (line: BadLine) => void;
  /** Told now and then how many lines have been read. */
  onProgress?: (lines: number) => void;
}

/** What came of it. */
export interface FocusResult {
  /** Lines of the file after the header, bad ones among them. */
  read: number;
  bad: number;
  /** Lines of the customer's bill that were not there before. */
  added: number;
  /** Good lines that an earlier import had brought already. */
  present: number;
  /** Billed amounts of the added lines, by currency: exact decimal texts. */
  billed: { currency: string; lines: number; amount: string }[];
}

/** Lines staged in one statement. */
const batchSize = 1000;

/**
 * Loads a FOCUS cost file into a customer's bill lines, in one transaction. Lines go to a temporary table first, so that
 * memory holds one batch only; from there those enter the bill that are not in it yet, told by content and number of
 * occurrence. Imports for the same customer wait for one another.
 * @throws FocusError where the file cannot be read or the customer does not exist
 */
export async function importFocus(db: Database, task: FocusImport): Promise<FocusResult> {
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.id, task.customId));
  if (!customer) throw new FocusError(`There is no customer ${task.customId}.`);
  return db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table focus_staging (line bigint, hash text, bill jsonb) on commit drop`);
    const { read, bad } = await stage(tx, task);
    if (bad > 0 && !task.skipBad) return { read, bad, added: 0, present: 0, billed: [] };
    const billed = await enter(tx, task.customId);
    const added = billed.reduce((sum, { lines }) => sum + lines, 0);
    return { read, bad, added, present: read - bad - added, billed };
  });
}

/** Reads the whole file into the staging table. After a bad line without skipBad the rest is only checked. */
async function stage(
  tx: Tx,
  { path, skipBad, onBadLine, onProgress }: FocusImport,
): Promise<{ read: number; bad: number }> {
  let read = 0;
  let bad = 0;
  let batch: GoodLine[] = [];
  const flush = async () => {
    if (batch.length > 0 && (bad === 0 || skipBad)) await stageBatch(tx, batch);
    batch = [];
    onProgress?.(read);
  };
  for await (const line of readFocusFile(path)) {
    read += 1;
    if ("problems" in line) {
      bad += 1;
      onBadLine(line);
    } else if (batch.push(line) === batchSize) {
      await flush();
    }
  }
  await flush();
  return { read, bad };
}

const columns = getTableColumns(billLines);
const { id: _id, customId: _custom, sourceHash: _hash, sourceOccurrence: _occurrence, ...others } = columns;
/** The columns a file fills; the database makes the generated ones itself. */
const given = Object.values(others).filter((column) => !column.generated);

async function stageBatch(tx: Tx, batch: readonly GoodLine[]): Promise<void> {
  const rows = batch.map(({ line, hash, bill }) => ({ line, hash, bill: byColumn(bill) }));
  await tx.execute(
    sql`insert into focus_staging select * from json_to_recordset(${JSON.stringify(rows)}::json) as given(line bigint, hash text, bill jsonb)`,
  );
}

/** A line keyed by the names of the table's columns. */
function byColumn(bill: GoodLine["bill"]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(bill).map(([key, value]) => [columns[key as keyof typeof columns].name, value]),
  );
}

/** Staged lines become bill lines; those that are there already stay as they are. */
async function enter(tx: Tx, customId: number): Promise<FocusResult["billed"]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('focus import', ${customId}))`);
  const names = sql.join(
    given.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const filled = sql.join(
    given.map((column) => sql`bill.${sql.identifier(column.name)}`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ currency: string; lines: string; amount: string }>(sql`
    with added as (
      insert into ${billLines} (custom_id, source_hash, source_occurrence, ${names})
      select ${customId}, staged.hash, row_number() over (partition by staged.hash order by staged.line), ${filled}
      from focus_staging staged, jsonb_populate_record(null::bill_lines, staged.bill) bill
      order by staged.line
      on conflict (custom_id, source_hash, source_occurrence) where source_hash is not null do nothing
      returning currency, payable_amount
    )
    select currency, count(*) as lines, sum(payable_amount) as amount from added group by currency order by currency`);
  return rows.map(({ currency, lines, amount }) => ({ currency, lines: Number(lines), amount }));
}
