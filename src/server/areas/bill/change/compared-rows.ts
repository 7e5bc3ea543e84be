import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../../context";
import { billLines } from "../../../database/schema/bill";
import { billItems } from "../../../database/schema/bill-cube";
import { filteredCells, matchingCells, tellsApart } from "../cube/known";
import { settledCells } from "../cube/settled";
import { filterOf } from "../filter-columns";
import { type BillQuery, matching } from "../filters";
import { type ComparedMonths, lastDay } from "./compared-months";

/** What a change is read from: the cells of billing items, or the lines themselves. */
export type ItemTable = typeof billItems | typeof billLines;

/** What a change is divided by: what tells values apart and names them, and where that has to be joined to the table. */
export type DividedBy = (table: ItemTable) => { key: SQL; name: SQL; join?: SQL };

/** Not divided. */
export const undivided: DividedBy = () => ({ key: sql`null::text`, name: sql`null::text` });

/** Some rows that stand under the name of their table, which are added or taken away. */
interface Rows {
  table: ItemTable;
  sign: 1 | -1;
  rows: SQL;
  where?: SQL | undefined;
}

/** What the key of a billing item implies, so that rows are grouped by the key alone; all the same in a group. `any_value` needs PostgreSQL 16. */
export const ofItem = sql`min(account_uid) as account_uid, min(cloud_code) as cloud_code, min(resource) as resource`;

/** A day of a month: until it there are about as many lines as after it. */
const middle = 15;

/** The lines of both months that are compared. */
export function comparedLines(months: ComparedMonths): SQL {
  return sql`(${billLines.billCycle} = ${months.cycle} or ${linesBefore(months, "until")})`;
}

/** Lines of the earlier month until the last day that takes part, or after it. */
function linesBefore({ before, days }: ComparedMonths, which: "until" | "after"): SQL {
  const { billCycle, billDate } = billLines;
  const first = sql`${`${before}-01`}::date`;
  const [cut, past] = [sql`${first} + ${days}::int`, sql`${first} + interval '1 month'`];
  // A bill may have days outside its month, which count by their number. The range is what the index knows.
  const [range, exact] =
    which === "until"
      ? [sql`${billDate} < ${cut} or ${billDate} >= ${past}`, sql`<= ${days}`]
      : [sql`${billDate} >= ${cut} or ${billDate} < ${first}`, sql`> ${days}`];
  return sql`(${billCycle} = ${before} and (${range}) and extract(day from ${billDate}) ${exact})`;
}

/** Whether a row is of an order: what is bought here is in no account of a cloud, and happens once. */
export function isOrdered({ accountUid }: ItemTable, { user }: Context): SQL {
  return sql`${accountUid} = ${String(user.customId)}`;
}

/** The resource of a row; what has no id is told by its product. Orders are told by their month: those of another are others. */
export function resourceOf(table: ItemTable, context: Context): SQL {
  return sql`case when ${isOrdered(table, context)} then ${table.billCycle} else coalesce(${table.resourceId}, ${table.productCode}) end`;
}

/** The key of a row's billing item; orders of two months have none in common. */
export function itemKeyOf(table: ItemTable, context: Context): SQL {
  return sql`case when ${isOrdered(table, context)} then md5(${table.itemKey}::text || ${table.billCycle})::uuid else ${table.itemKey} end`;
}

/**
 * What is compared, each row of a month, billing item, resource, and value of what the change is divided by. The same resource may have an
 * id in several accounts.
 */
export function comparedRows(query: BillQuery, months: ComparedMonths, by: DividedBy, context: Context): SQL {
  const asked = { ...query, startCycle: months.before, endCycle: months.cycle };
  if (!tellsApart(billItems, asked, filterOf(asked), "listBillDetails"))
    return selectRows(linesWhere(and(matching(asked, context), comparedLines(months))), by, context);
  const parts = ofCells(asked, months, context);
  const all = sql.join(
    parts.map((some) => selectRows(some, by, context)),
    sql` union all `,
  );
  if (parts.every(({ sign }) => sign === 1)) return all;
  // What is taken away as a whole leaves no name behind.
  return sql`
    select key, name, ${ofItem}, item_key, bill_cycle, sum(amount) as amount, sum(used) as used
    from (${all}) as parts group by key, name, item_key, bill_cycle having sum(lines) <> 0`;
}

/**
 * The cells of both months. They tell no days: where not all of the earlier month take part, its lines until the last day that does are in
 * their place, or those after it are taken away, whichever are fewer.
 */
function ofCells(query: BillQuery, months: ComparedMonths, context: Context): Rows[] {
  const { cycle, before, days } = months;
  const cells = (cycles: string[]): Rows => {
    const ofMonths = inArray(billItems.billCycle, cycles);
    const where = and(matchingCells(billItems, query, context), filteredCells(billItems, query, context), ofMonths);
    return { table: billItems, sign: 1, rows: settledCells(billItems, where) };
  };
  const lines = (which: "until" | "after") => linesWhere(and(matching(query, context), linesBefore(months, which)));
  if (days >= lastDay) return [cells([before, cycle])];
  return days <= middle ? [cells([cycle]), lines("until")] : [cells([before, cycle]), { ...lines("after"), sign: -1 }];
}

function linesWhere(where: SQL | undefined): Rows {
  return { table: billLines, sign: 1, rows: sql`${billLines}`, where };
}

function selectRows({ table, sign, rows, where }: Rows, by: DividedBy, context: Context): SQL {
  const { key, name, join } = by(table);
  const signed = sql.raw(sign === 1 ? "" : "-");
  const lineCount = "lineCount" in table ? sql`${table.lineCount}` : sql`1`;
  return sql`
    select ${key} as key, ${name} as name, ${table.accountUid} as account_uid, ${table.cloudCode} as cloud_code,
      ${resourceOf(table, context)} as resource, ${itemKeyOf(table, context)} as item_key, ${table.billCycle} as bill_cycle,
      ${signed}${lineCount} as lines, ${signed}${table.payableAmount} as amount, ${signed}${table.usageAmount} as used
    from ${rows} ${join ?? sql``} where ${where ?? sql`true`}`;
}
