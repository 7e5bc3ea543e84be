import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { cloudTickets } from "../../database/schema/voucher";

/** What a customer's vouchers can pay altogether, two decimals. */
export async function usableBalance(db: Queryable, customId: number, now: Date): Promise<string> {
  const usable = and(
    eq(cloudTickets.customId, customId),
    inArray(cloudTickets.status, ["UNUSED", "USING"]),
    lte(cloudTickets.effectTime, now),
    gt(cloudTickets.expireTime, now),
  );
  const [row] = await db
    .select({ total: sql<string>`coalesce(sum(${cloudTickets.balance}), 0.00)` })
    .from(cloudTickets)
    .where(usable);
  return row?.total ?? "0.00";
}
