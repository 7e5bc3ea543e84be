import { and, eq, type SQL, sql } from "drizzle-orm";
import { addMonths } from "../../../../domain/month";
import type { BillChangePart } from "../../../../generated/api";
import type { Context } from "../../../context";
import { billLines } from "../../../database/schema/bill";
import { toYearMonth } from "../../../time";
import type { BillQuery } from "../filters";
import { changes } from "./change";
import { comparedMonths } from "./compared-months";
import { comparedLines, isOrdered, itemKeyOf, resourceOf, undivided } from "./compared-rows";

/** Which billing items a part of a change is about, by the columns of `changes`. */
const itemsOf = {
  new: sql`not was_there`,
  gone: sql`not is_there`,
  usage: sql`of_usage <> 0`,
  price: sql`of_price <> 0`,
} as const;

/**
 * The lines behind a part of the change between the first and the last month that are asked for. Two months that are none in this order are
 * the last one and the one before it.
 */
export async function linesBehind(part: BillChangePart, query: BillQuery, context: Context): Promise<SQL | undefined> {
  const { startCycle, endCycle, currency } = query;
  const cycle = endCycle ?? toYearMonth(context.now());
  const comparedCycle = startCycle !== undefined && startCycle < cycle ? startCycle : addMonths(cycle, -1);
  const months = await comparedMonths({ billCycle: cycle, comparedCycle, currency }, context);
  if (part === "after") return eq(billLines.billCycle, cycle);
  if (part === "before") return and(eq(billLines.billCycle, months.before), comparedLines(months));
  const { accountUid, cloudCode } = billLines;
  return and(
    comparedLines(months),
    // Each month has a share of what is paid ahead for years: that is nothing new.
    sql`not (${isOrdered(billLines, context)} and ${billLines.payableAmount} = 0)`,
    sql`(${accountUid}, ${cloudCode}, ${resourceOf(billLines, context)}, ${itemKeyOf(billLines, context)}) in (
      with ${changes(query, months, undivided, context)}
      select account_uid, cloud_code, resource, item_key from changes where ${itemsOf[part]})`,
  );
}
