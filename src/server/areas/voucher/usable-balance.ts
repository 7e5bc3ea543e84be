import { and, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../database/client";
import { cloudTickets } from "../../database/schema/voucher";
import { owned } from "../../lists/owner";

/** What a customer's vouchers can pay altogether, two decimals. */
export async function usableBalance(db: Queryable, customId: number, now: Date): Promise<string> {
  const { rows } = await db.execute<{ total: string }>(sql`SELECT ${usableBalanceOf(customId, now)} AS total`);
  return rows[0]?.total ?? "0.00";
}

/** The same as a part of a query. */
export function usableBalanceOf(customId: number | AnyPgColumn, now: Date): SQL<string> {
  const usable = and(
    owned(cloudTickets, customId),
    inArray(cloudTickets.status, ["UNUSED", "USING"]),
    lte(cloudTickets.effectTime, now),
    gt(cloudTickets.expireTime, now),
  );
  return sql`(SELECT coalesce(sum(${cloudTickets.balance}), 0.00) FROM ${cloudTickets} WHERE ${usable})`;
}
