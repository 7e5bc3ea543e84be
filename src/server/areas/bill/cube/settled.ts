import { and, getTableColumns, getTableName, not, type SQL, sql } from "drizzle-orm";
import type { billItems, billMonths } from "../../../database/schema/bill-cube";
import { cellColumns, columnList } from "./cells";

/**
 * Cells of a table of the cube, one row for each and none without lines, to be read in the table's place: what names or counts cells has to
 * see them so. Months that the job has merged are as they stand; of the few others the rows of each cell are summed up.
 */
export function settledCells(table: typeof billMonths | typeof billItems, where: SQL | undefined): SQL {
  const { dimensions, amounts } = cellColumns(table);
  const sums = ["line_count", ...amounts];
  const { billCycle, merged } = getTableColumns(table);
  const isOpen = sql`${billCycle} in (select ${billCycle} from ${table} where ${and(where, not(merged))})`;
  return sql`(
    select ${columnList([...dimensions, ...sums])} from ${table} where ${and(where, not(isOpen))}
    union all
    select ${columnList(dimensions)}, ${columnList(sums, (name) => sql`sum(${name})`)} from ${table} where ${and(where, isOpen)}
    group by ${columnList(dimensions)} having sum(line_count) <> 0
  ) as ${sql.identifier(getTableName(table))}`;
}
