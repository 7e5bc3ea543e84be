import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import type { ComparedMonths } from "./compared-days";
import { type BillQuery, matching } from "./filters";

/** What a change of the amount payable consists of; exact decimal texts. */
export type ChangeParts = {
  comparedAmount: string;
  payableAmount: string;
  changeAmount: string;
  /** Of resources that had no line in the month before, and of those that have none any more. */
  newAmount: string;
  goneAmount: string;
  /** Of resources that were and are billed: as much as more or less was used at the old price, and what is left. */
  usageAmount: string;
  priceAmount: string;
};

/** The parts of a change as a query adds them up over `changes`. They always add up: the last one is what is left. */
const parts = {
  comparedAmount: sql<string>`coalesce(sum(before), 0.00000000)::text`,
  payableAmount: sql<string>`coalesce(sum(after), 0.00000000)::text`,
  changeAmount: sql<string>`coalesce(sum(after - before), 0.00000000)::text`,
  newAmount: sql<string>`coalesce(sum(of_new), 0.00000000)::text`,
  goneAmount: sql<string>`coalesce(sum(of_gone), 0.00000000)::text`,
  usageAmount: sql<string>`coalesce(sum(of_usage), 0.00000000)::text`,
  priceAmount: sql<string>`coalesce(sum(after - before - of_new - of_gone - of_usage), 0.00000000)::text`,
} satisfies Record<keyof ChangeParts, SQL<string>>;

/** `parts` under their names. */
const selectedParts = sql.join(
  Object.entries(parts).map(([name, part]) => sql`${part} as ${sql.identifier(name)}`),
  sql`, `,
);

/** A resource: the same one may have an id in several accounts. What has no id is told by its product. */
const resource = sql`${billLines.accountUid}, ${billLines.cloudCode}, coalesce(${billLines.resourceId}, ${billLines.productCode})`;

/**
 * What changed of each billing item of each resource between two months, as the common table `changes`: the amounts of both, and what of the
 * difference comes of new and gone resources and of usage. Usage counts where both months tell how much was used; where one does not,
 * the whole difference does.
 */
function changes(query: BillQuery, { cycle, last, days }: ComparedMonths, key: SQL, name: SQL, context: Context): SQL {
  const { billCycle, billDate, payableAmount, usageAmount } = billLines;
  const [inLast, inMonth] = [sql`${billCycle} = ${last}`, sql`${billCycle} = ${cycle}`];
  const compared = sql`(${inMonth} or extract(day from ${billDate}) <= ${days})`;
  const where = sql`${matching({ ...query, startCycle: last, endCycle: cycle }, context)} and ${compared}`;
  const sumOf = (column: typeof payableAmount | typeof usageAmount, which: SQL) =>
    sql`coalesce(sum(${column}) filter (where ${which}), 0)`;
  return sql`
    items as (
      select ${key} as key, max(${name}) as name, ${billLines.accountUid} as account_uid, ${billLines.cloudCode} as cloud_code,
        coalesce(${billLines.resourceId}, ${billLines.productCode}) as resource,
        ${sumOf(payableAmount, inLast)} as before, ${sumOf(payableAmount, inMonth)} as after,
        ${sumOf(usageAmount, inLast)} as used_before, ${sumOf(usageAmount, inMonth)} as used_after,
        count(*) filter (where ${inLast}) as lines_before, count(*) filter (where ${inMonth}) as lines_after
      from ${billLines} where ${where}
      group by ${key}, ${resource}, ${billLines.itemKey}
    ), billed as (
      select *, sum(lines_before) over same > 0 as was_there, sum(lines_after) over same > 0 as is_there
      from items window same as (partition by account_uid, cloud_code, resource)
    ), changes as (
      select *,
        case when was_there then 0 else after - before end as of_new,
        case when is_there then 0 else after - before end as of_gone,
        case when not was_there or not is_there then 0
          when used_before > 0 and used_after > 0 then round(before * used_after / used_before, 8) - before
          else after - before end as of_usage
      from billed
    )`;
}

/** The whole change, and how many resources are new and gone. */
export async function readChange(
  query: BillQuery,
  months: ComparedMonths,
  context: Context,
): Promise<ChangeParts & { newCount: number; goneCount: number }> {
  const none = sql`null::text`;
  const countOf = (which: SQL) => sql`count(distinct (account_uid, cloud_code, resource)) filter (where ${which})::int`;
  const { rows } = await context.db.execute<ChangeParts & { newCount: number; goneCount: number }>(sql`
    with ${changes(query, months, none, none, context)}
    select ${selectedParts}, ${countOf(sql`not was_there`)} as "newCount", ${countOf(sql`not is_there`)} as "goneCount" from changes`);
  const [row] = rows;
  if (!row) throw new Error("an aggregate gives exactly one row");
  return row;
}

/** A value's part of a change; null stands for all those without a row of their own, and for lines without a value. */
export type Mover = ChangeParts & { key: string | null; name: string | null };

/** The change divided by a column: the greatest movements in either direction each with a row, all others together in the last one. */
export async function readMovers(
  query: BillQuery,
  months: ComparedMonths,
  { key, name, limit }: { key: SQL; name: SQL; limit: number },
  context: Context,
): Promise<Mover[]> {
  const { rows } = await context.db.execute<Mover>(sql`
    with ${changes(query, months, key, name, context)}, placed as (
      select key, row_number() over (order by key is null, abs(sum(after - before)) desc, key) as place from changes group by key
    ), shown as (
      select changes.*, case when place <= ${limit} then placed.key end as shown
      from changes join placed on placed.key is not distinct from changes.key
    )
    select shown as key, case when shown is not null then max(name) end as name, ${selectedParts}
    from shown group by shown
    order by shown is null, abs(sum(after - before)) desc, shown`);
  return rows;
}
