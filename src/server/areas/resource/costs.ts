import { and, desc, eq, gte, sql } from "drizzle-orm";
import { addMonths } from "../../../domain/month";
import type { ResourceCost } from "../../../generated/api";
import type { Context } from "../../context";
import { billLines } from "../../database/schema/bill";
import { cloudAccounts } from "../../database/schema/cloud";
import type { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { toYearMonth } from "../../time";
import { defaultCurrency } from "../bill/filters";

/** Months that are shown, the running one among them. */
const MONTHS = 13;

/** Payable amounts of a resource's bill lines by month, the latest first. Another account may have something of the same id. */
export async function costsOf(
  { resourceId, cloudAccountId }: typeof resources.$inferSelect,
  { db, user, now }: Context,
): Promise<ResourceCost[]> {
  return db
    .select({
      resourceId: sql<string>`max(${billLines.resourceId})`,
      accountUid: sql<string>`max(${billLines.accountUid})`,
      billCycle: billLines.billCycle,
      payableAmount: sql<string>`round(sum(${billLines.payableAmount}), 2)::text`,
    })
    .from(billLines)
    .innerJoin(
      cloudAccounts,
      and(eq(cloudAccounts.accountUid, billLines.accountUid), eq(cloudAccounts.cloudCode, billLines.cloudCode)),
    )
    .where(
      and(
        owned(cloudAccounts, user.customId),
        eq(cloudAccounts.id, cloudAccountId),
        owned(billLines, user.customId),
        eq(billLines.resourceId, resourceId),
        eq(billLines.currency, defaultCurrency),
        gte(billLines.billCycle, addMonths(toYearMonth(now()), 1 - MONTHS)),
      ),
    )
    .groupBy(billLines.billCycle)
    .orderBy(desc(billLines.billCycle));
}
