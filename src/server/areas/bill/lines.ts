import { inArray, type SQL } from "drizzle-orm";
import type { BillDetailRow } from "../../../generated/api";
import type { Queryable } from "../../database/client";
import { orderOf, type Page } from "../../database/page";
import { billLines } from "../../database/schema/bill";
import { toSingleRow } from "./answers";
import type { BillQuery } from "./filters";

/**
 * A page of single lines. The inner query walks the sort column's index for ids alone; the wide rows are read for this
 * page only, which keeps deep pages fast.
 */
export async function listLines(db: Queryable, where: SQL | undefined, query: BillQuery, page: Page): Promise<BillDetailRow[]> {
  const order = orderOf(billLines[query.sortField ?? "consumeTime"], billLines.id, query.sortOrder);
  const ids = db.select({ id: billLines.id }).from(billLines).where(where).orderBy(...order).limit(page.limit).offset(page.offset);
  const rows = await db.select().from(billLines).where(inArray(billLines.id, ids)).orderBy(...order);
  return rows.map(toSingleRow);
}
