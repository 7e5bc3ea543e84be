import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { billDays, billItems, billMonths, billTotals } from "../../../database/schema/bill-cube";

/** A table of the cube that is kept. */
export type CellTable = typeof billTotals | typeof billMonths | typeof billItems | typeof billDays;

/** The tables of the cube, and by what their rows are taken together. */
export const cellTables = [
  { table: billTotals, period: billTotals.billCycle },
  { table: billMonths, period: billMonths.billCycle },
  { table: billItems, period: billItems.billCycle },
  { table: billDays, period: billDays.billDate },
] as const;

/** The columns of a table of the cube that tell its cells apart, and those that are summed up but for the count of lines. */
export function cellColumns(table: CellTable): { dimensions: string[]; amounts: string[] } {
  const { id: _id, merged: _merged, lineCount: _count, ...columns } = getTableColumns(table);
  const names = Object.values(columns).map(({ name }) => name);
  const isAmount = (name: string): boolean => /_(amount|cost)$/.test(name);
  return { dimensions: names.filter((name) => !isAmount(name)), amounts: names.filter(isAmount) };
}

/** Names of columns as a list of SQL, each as `as` has it. */
export function columnList(names: readonly string[], as: (name: SQL) => SQL = (name) => name): SQL {
  return sql.join(
    names.map((name) => as(sql`${sql.identifier(name)}`)),
    sql`, `,
  );
}
