import { and, type SQL, sql } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { billLines, instanceKeyOf } from "../../database/schema/bill";
import { billMonths } from "../../database/schema/bill-cube";
import { filterCondition, type FilterSources, readFilter } from "../../lists/list-filter";
import { matchingCells, tellsApart } from "./cube/known";
import { cellColumns, lineColumns } from "./filter-columns";
import { matching } from "./filters";

const operationId = "listConsumption";

/** What consumption is summed up from: rows of a table, each of one instance. */
export interface ConsumptionSource {
  table: typeof billMonths | typeof billLines;
  where: SQL | undefined;
  instanceKey: SQL<string>;
  lineCount: SQL<string>;
}

/** The cube where it tells apart what is asked for, else the lines themselves. @throws FILTER_INVALID */
export function consumptionSourceOf(input: Input<typeof operationId>, context: Context): ConsumptionSource {
  const { by: _by, sortField: _field, filter: text, ...query } = input;
  const filter = readFilter(operationId, text);
  const filtered = (columns: FilterSources) => filterCondition(operationId, filter, columns, context);
  return tellsApart(billMonths, query, filter, operationId)
    ? {
        table: billMonths,
        where: and(matchingCells(billMonths, query, context), filtered(cellColumns(billMonths))),
        instanceKey: instanceKeyOf,
        lineCount: sql<string>`sum(${billMonths.lineCount})`,
      }
    : {
        table: billLines,
        where: matching({ ...query, which: filtered(lineColumns) }, context),
        instanceKey: sql<string>`${billLines.instanceKey}`,
        lineCount: sql<string>`count(*)`,
      };
}
