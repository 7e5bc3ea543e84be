import { getTableColumns, sql } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { type BillLineContent, billLines } from "../../database/schema/bill";

/** A line on its way into a customer's bill. */
export interface StagedLine {
  /** Its place among the others: of lines that differ in nothing the first comes first. */
  line: number;
  /** Names its content. */
  hash: string;
  bill: BillLineContent;
}

/** What was added to a bill in one currency; the amount is an exact decimal text. */
export interface AddedLines {
  currency: string;
  lines: number;
  amount: string;
}

const columns = getTableColumns(billLines);
const {
  id: _id,
  customId: _custom,
  sourceHash: _hash,
  sourceOccurrence: _occurrence,
  cloudAccountId: _account,
  ...others
} = columns;
/** The columns a source fills; the database makes the generated ones itself. */
const given = Object.values(others).filter((column) => !column.generated);
/** What a column has of which a line says nothing. A record made of JSON does not get it by itself. */
const unsaid = Object.fromEntries(
  given.filter(({ default: value }) => value !== undefined).map(({ name, default: value }) => [name, value]),
);

/** Makes a place for lines that is there until the transaction ends: memory holds some of a source's lines at a time. */
export async function openStage(tx: Tx): Promise<void> {
  await tx.execute(sql`create temporary table bill_staging (line bigint, hash text, bill jsonb) on commit drop`);
}

/** Puts lines there. */
export async function stageLines(tx: Tx, lines: readonly StagedLine[]): Promise<void> {
  const rows = lines.map(({ line, hash, bill }) => ({ line, hash, bill: byColumn(bill) }));
  await tx.execute(
    sql`insert into bill_staging select * from json_to_recordset(${JSON.stringify(rows)}::json) as given(line bigint, hash text, bill jsonb)`,
  );
}

/** A line keyed by the names of the table's columns. */
function byColumn(bill: BillLineContent): Record<string, unknown> {
  const said = Object.entries(bill).filter(([, value]) => value !== undefined);
  return {
    ...unsaid,
    ...Object.fromEntries(said.map(([key, value]) => [columns[key as keyof typeof columns].name, value])),
  };
}

/** Staged lines by what tells them apart: content and number of occurrence. */
const numbered = sql`select staged.*, row_number() over (partition by staged.hash order by staged.line) as occurrence from bill_staging staged`;

/**
 * Staged lines become lines of a customer's bill; those that are there already stay as they are. Whoever does so for the same customer waits.
 * @param accountId the account whose bill they were read from
 */
export async function enterStaged(tx: Tx, customId: number, accountId: number | null = null): Promise<AddedLines[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bill lines', ${customId}))`);
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
      insert into ${billLines} (custom_id, cloud_account_id, source_hash, source_occurrence, ${names})
      select ${customId}, ${accountId}::bigint, staged.hash, staged.occurrence, ${filled}
      from (${numbered}) staged, jsonb_populate_record(null::bill_lines, staged.bill) bill
      order by staged.line
      on conflict (custom_id, source_hash, source_occurrence, bill_cycle) where source_hash is not null do nothing
      returning currency, payable_amount
    )
    select currency, count(*) as lines, sum(payable_amount) as amount from added group by currency order by currency`);
  return rows.map(({ currency, lines, amount }) => ({ currency, lines: Number(lines), amount }));
}

/** The months of staged lines. */
export async function stagedMonths(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ month: string }>(
    sql`select distinct bill->>${billLines.billCycle.name} as month from bill_staging`,
  );
  return rows.map(({ month }) => month);
}

/** Takes lines of a month out of a bill that were read from an account's bill and are not staged any more. */
export async function removeUnstaged(tx: Tx, accountId: number, billCycle: string): Promise<void> {
  await tx.execute(sql`
    delete from ${billLines} line
    where line.cloud_account_id = ${accountId} and line.bill_cycle = ${billCycle} and not exists (
      select from (${numbered}) kept where kept.hash = line.source_hash and kept.occurrence = line.source_occurrence)`);
}
