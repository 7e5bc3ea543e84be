import { inArray, type SQL } from "drizzle-orm";
import type { BillDetailRow } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import type { Page } from "../../database/page";
import { billLines } from "../../database/schema/bill";
import { amongIds, inOrderOf, type ListSource } from "../../export/source";
import { orderOf } from "../../lists/sort";
import { toSingleRow } from "./answers";
import type { BillQuery } from "./filters";

/**
 * A page of single lines. The inner query walks the sort column's index for ids alone; the wide rows are read for this
 * page only, which keeps deep pages fast.
 */
export async function listLines(
  db: Queryable,
  where: SQL | undefined,
  query: BillQuery,
  page: Page,
): Promise<BillDetailRow[]> {
  const ids = lineIds(db, where, query).limit(page.limit).offset(page.offset);
  const rows = await db
    .select()
    .from(billLines)
    .where(inArray(billLines.id, ids))
    .orderBy(...sortedBy(query));
  return rows.map(toSingleRow);
}

/** Every single line, to the end. */
export function lineSource(db: Queryable, where: SQL | undefined, query: BillQuery): ListSource {
  return {
    keys: lineIds(db, where, query),
    read: async (keys) => {
      const ids = keys.map(({ id }) => Number(id));
      const rows = await db.select().from(billLines).where(amongIds(billLines.id, ids));
      return inOrderOf(ids, rows, ({ id }) => id).map(toSingleRow);
    },
  };
}

function lineIds(db: Queryable, where: SQL | undefined, query: BillQuery) {
  return db
    .select({ id: billLines.id })
    .from(billLines)
    .where(where)
    .orderBy(...sortedBy(query))
    .$dynamic();
}

function sortedBy({ sortField = "consumeTime", sortOrder }: BillQuery): SQL[] {
  return orderOf(billLines[sortField], billLines.id, sortOrder);
}
