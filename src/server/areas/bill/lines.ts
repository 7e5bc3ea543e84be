import { and, inArray, sql, type SQL } from "drizzle-orm";
import type { BillDetailRow } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import type { Page } from "../../database/page";
import { planned } from "../../database/planned";
import { billLines } from "../../database/schema/bill";
import { amongIds, inOrderOf, type ListSource } from "../../export/source";
import { orderOf } from "../../lists/sort";
import type { Context } from "../../context";
import { toSingleRow } from "./answers";
import { type BillQuery, matching } from "./filters";
import { type LineTotals, totalsQuery, toTotals } from "./totals";

/**
 * A page of single lines, with the totals of all that match. The inner query walks the sort column's index for keys alone; the wide rows
 * are read for this page only, which keeps deep pages fast. It is one statement: of one snapshot, so that an import in between cannot
 * make rows and totals disagree, and asked for in one go, for most of what a page takes is the way there and back.
 */
export async function listLines(
  query: BillQuery,
  page: Page,
  context: Context,
): Promise<LineTotals & { list: BillDetailRow[] }> {
  const { db } = context;
  const keys = lineKeys(db, matching(query, context), query);
  // A plan that is kept has to know how many rows a page has, and that the first one leaves none out.
  const ofPage = sql`${keys} limit ${sql.raw(String(page.limit))} offset ${sql.raw(String(page.offset))}`;
  const asked = db
    .select()
    .from(totalsQuery(db, query, context).as("totals"))
    .leftJoin(billLines, sql`(${billLines.billCycle}, ${billLines.id}) in (${ofPage})`)
    .orderBy(...sortedBy(query));
  // Whatever a filter says is a text of its own: plans of these would take the place of those that are asked for often.
  const isUsual = page.offset === 0 && query.filter === undefined;
  const rows = await (isUsual ? planned(asked) : asked);
  const [first] = rows;
  if (!first) throw new Error("an aggregate gives exactly one row");
  const list = rows.flatMap(({ bill_lines: line }) => (line ? toSingleRow(line) : []));
  return { list, ...toTotals(first.totals, query) };
}

/** Every single line, to the end. */
export function lineSource(db: Queryable, where: SQL | undefined, query: BillQuery): ListSource {
  return {
    keys: lineKeys(db, where, query),
    read: async (keys) => {
      const ids = keys.map(({ id }) => Number(id));
      const months = [...new Set(keys.map(({ cycle }) => String(cycle)))];
      const rows = await db
        .select()
        .from(billLines)
        .where(and(inArray(billLines.billCycle, months), amongIds(billLines.id, ids)));
      return inOrderOf(ids, rows, ({ id }) => id).map(toSingleRow);
    },
  };
}

/** What finds a line: with its month only that partition is looked into. */
function lineKeys(db: Queryable, where: SQL | undefined, query: BillQuery) {
  return db
    .select({ cycle: sql`${billLines.billCycle}`.as("cycle"), id: billLines.id })
    .from(billLines)
    .where(where)
    .orderBy(...sortedBy(query))
    .$dynamic();
}

function sortedBy({ sortField = "consumeTime", sortOrder }: BillQuery): SQL[] {
  return orderOf(billLines[sortField], billLines.id, sortOrder);
}
