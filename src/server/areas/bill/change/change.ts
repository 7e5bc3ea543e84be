import { type SQL, sql } from "drizzle-orm";
import type { Context } from "../../../context";
import type { BillQuery } from "../filters";
import type { ComparedMonths } from "./compared-months";
import { comparedRows, type DividedBy, ofItem, undivided } from "./compared-rows";

/** What a change of the amount payable consists of; exact decimal texts. */
export type ChangeParts = {
  comparedAmount: string;
  payableAmount: string;
  changeAmount: string;
  /** Of resources that had no line in the earlier month and of orders, and of those that have none any more and earlier orders. */
  newAmount: string;
  goneAmount: string;
  /** Of resources that were and are billed: as much as more or less was used at the old price, and what is left. */
  usageAmount: string;
  priceAmount: string;
};

/** The parts of a change as a query adds them up over `changes`. They add up row by row. */
const parts = {
  comparedAmount: sql<string>`coalesce(sum(before), 0.00000000)::text`,
  payableAmount: sql<string>`coalesce(sum(after), 0.00000000)::text`,
  changeAmount: sql<string>`coalesce(sum(after - before), 0.00000000)::text`,
  newAmount: sql<string>`coalesce(sum(of_new), 0.00000000)::text`,
  goneAmount: sql<string>`coalesce(sum(of_gone), 0.00000000)::text`,
  usageAmount: sql<string>`coalesce(sum(of_usage), 0.00000000)::text`,
  priceAmount: sql<string>`coalesce(sum(of_price), 0.00000000)::text`,
} satisfies Record<keyof ChangeParts, SQL<string>>;

/** `parts` under their names. */
const selectedParts = sql.join(
  Object.entries(parts).map(([name, part]) => sql`${part} as ${sql.identifier(name)}`),
  sql`, `,
);

/**
 * What changed of each billing item of each resource between two months, as the common table `changes`: the amounts of both, and what of the
 * difference comes of new and gone resources, of prices and of usage. Prices count where both months tell how much was used; where one does
 * not, the whole difference is usage. An item whose lines are of several values of what the change is divided by has its price with the
 * value that most is payable of now: the parts are the same whatever the change is divided by.
 */
export function changes(query: BillQuery, months: ComparedMonths, by: DividedBy, context: Context): SQL {
  const [inBefore, inMonth] = [sql`bill_cycle = ${months.before}`, sql`bill_cycle = ${months.cycle}`];
  const sumOf = (column: SQL, which: SQL) => sql`coalesce(sum(${column}) filter (where ${which}), 0.00000000)`;
  const [amount, used] = [sql`amount`, sql`used`];
  return sql`
    compared as (${comparedRows(query, months, by, context)}),
    items as (
      select key, max(name) as name, ${ofItem}, item_key,
        ${sumOf(amount, inBefore)} as before, ${sumOf(amount, inMonth)} as after,
        ${sumOf(used, inBefore)} as used_before, ${sumOf(used, inMonth)} as used_after,
        bool_or(${inBefore}) as before_there, bool_or(${inMonth}) as after_there
      from compared group by key, item_key
    ), billed as (
      select *, bool_or(before_there) over resources as was_there, bool_or(after_there) over resources as is_there,
        sum(before) over same as item_before, sum(after) over same as item_after,
        sum(used_before) over same as item_used_before, sum(used_after) over same as item_used_after,
        row_number() over same as place
      from items
      window resources as (partition by account_uid, cloud_code, resource),
        same as (partition by item_key order by after desc, before desc, key
          rows between unbounded preceding and unbounded following)
    ), priced as (
      select *,
        case when was_there and is_there and place = 1 and item_used_before > 0 and item_used_after > 0
          then item_after - round(item_before * item_used_after / item_used_before, 8) else 0.00000000 end as of_price
      from billed
    ), changes as (
      select *,
        case when was_there then 0.00000000 else after - before end as of_new,
        case when is_there then 0.00000000 else after - before end as of_gone,
        case when was_there and is_there then after - before - of_price else 0.00000000 end as of_usage
      from priced
    )`;
}

/** How many resources are new and gone, and whether orders of either month are among what changed. */
export type ChangeCounts = {
  newCount: number;
  goneCount: number;
  isOrdered: boolean;
  wasOrdered: boolean;
};

/** The whole change. */
export async function readChange(
  query: BillQuery,
  months: ComparedMonths,
  context: Context,
): Promise<ChangeParts & ChangeCounts> {
  // Orders have their month in place of a resource.
  const countOf = (which: SQL, month: string) =>
    sql`count(distinct (account_uid, cloud_code, resource)) filter (where ${which} and resource <> ${month})::int`;
  const someOf = (month: string) => sql`coalesce(bool_or(resource = ${month} and before <> after), false)`;
  const { rows } = await context.db.execute<ChangeParts & ChangeCounts>(sql`
    with ${changes(query, months, undivided, context)}
    select ${selectedParts}, ${countOf(sql`not was_there`, months.cycle)} as "newCount", ${countOf(sql`not is_there`, months.before)} as "goneCount",
      ${someOf(months.cycle)} as "isOrdered", ${someOf(months.before)} as "wasOrdered" from changes`);
  const [row] = rows;
  if (!row) throw new Error("an aggregate gives exactly one row");
  return row;
}

/** A value's part of a change; null stands for all those without a row of their own, and for lines without a value. */
export type Mover = ChangeParts & { key: string | null; name: string | null; isGone: boolean };

/** The change divided: the greatest movements in either direction each with a row, all others together in the last one. */
export async function readMovers(
  query: BillQuery,
  months: ComparedMonths,
  { by, limit }: { by: DividedBy; limit: number },
  context: Context,
): Promise<Mover[]> {
  const { rows } = await context.db.execute<Mover>(sql`
    with ${changes(query, months, by, context)}, divided as (
      select key, max(name) as name, bool_or(after_there) as after_there, sum(before) as before, sum(after) as after, sum(of_new) as of_new,
        sum(of_gone) as of_gone, sum(of_usage) as of_usage, sum(of_price) as of_price
      from changes group by key
    ), placed as (
      select *, row_number() over (order by key is null, abs(after - before) desc, key) as place from divided
    ), shown as (
      select *, case when place <= ${limit} then key end as shown from placed
    )
    select shown as key, case when shown is not null then max(name) end as name, not bool_or(after_there) as "isGone", ${selectedParts}
    from shown group by shown
    order by shown is null, abs(sum(after - before)) desc, shown`);
  return rows;
}
