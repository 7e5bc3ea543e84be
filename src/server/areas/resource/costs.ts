import { and, desc, eq, gte, sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import type { ResourceCost } from "../../../generated/api";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import { owned } from "../../lists/owner";
import { toYearMonth } from "../../time";
import { defaultCurrency } from "../bill/filters";

/** Months that are shown, the running one among them. */
const MONTHS = 13;

/** Payable amounts of a resource's bill lines by month, the latest first. */
export async function costsOf(resourceId: string, { db, user, now }: Context): Promise<ResourceCost[]> {
  return db
    .select({
      billCycle: billLines.billCycle,
      payableAmount: sql<string>`round(sum(${billLines.payableAmount}), 2)::text`,
    })
    .from(billLines)
    .where(
      and(
        owned(billLines, user.customId),
        eq(billLines.resourceId, resourceId),
        eq(billLines.currency, defaultCurrency),
        gte(billLines.billCycle, addMonths(toYearMonth(now()), 1 - MONTHS)),
      ),
    )
    .groupBy(billLines.billCycle)
    .orderBy(desc(billLines.billCycle));
}
