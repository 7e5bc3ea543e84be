import { sql } from "drizzle-orm";
import type { AllocatedCostPage, AllocationPartPage } from "../../../generated/api";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import { pageOf } from "../../database/page";
import type { ListSource, ListSources } from "../../export/source";
import { allocatedCosts, allocationParts, type Summed } from "./costs";

/** A page of the costs of cost units. */
export async function allocatedCostPage(
  query: Input<"listAllocatedCosts">,
  context: Context,
): Promise<AllocatedCostPage> {
  return paged(query, await allocatedCosts(query, context));
}

/** A page of what rules give cost units. */
export async function allocationPartPage(
  query: Input<"listAllocationParts">,
  context: Context,
): Promise<AllocationPartPage> {
  return paged(query, await allocationParts(query, context));
}

/** Every cost unit's costs. */
export const allocatedCostSource: ListSources["listAllocatedCosts"] = async (input, context) =>
  sourceOf((await allocatedCosts(input, context)).rows);

/** Everything that rules give. */
export const allocationPartSource: ListSources["listAllocationParts"] = async (input, context) =>
  sourceOf((await allocationParts(input, context)).rows);

function paged<Row>(query: { pageNum?: number; pageSize?: number }, { rows, totals }: Summed<Row>) {
  const { pageNum, pageSize, limit, offset } = pageOf(query);
  return { list: rows.slice(offset, offset + limit), total: rows.length, totals, pageNum, pageSize };
}

/** Rows that are there already: at most so many as there are cost units for each rule. */
function sourceOf(rows: readonly { rowKey: string }[]): ListSource {
  const keys = rows.map(({ rowKey }) => rowKey);
  const byKey = new Map(rows.map((row) => [row.rowKey, row]));
  return {
    keys: sql`select row_key from unnest(${sql.param(keys)}::text[]) with ordinality as found(row_key, at) order by at`,
    read: (found) => Promise.resolve(found.flatMap(({ row_key: key }) => byKey.get(String(key)) ?? [])),
  };
}
