import { and, count, eq, isNull, lt, sql } from "drizzle-orm";
import type { Inventory, ResourceType } from "../../../generated/api";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { addDays } from "../../time";
import { scopesKnown } from "../cloud/known-scopes";

/** Days before its end in which a subscription counts as expiring. */
const EXPIRING_DAYS = 30;

/** How many resources of a type there are, and as of when that is known: all that could be synchronised, and what could not. */
export async function inventoryOf(type: ResourceType, context: Context): Promise<Inventory> {
  const { db, user, now } = context;
  const there = and(owned(resources, user.customId), eq(resources.type, type), isNull(resources.goneTime));
  const soon = lt(resources.expireTime, addDays(now(), EXPIRING_DAYS));
  const [[sums], known] = await Promise.all([
    db
      .select({
        total: count(),
        monthCost: sql<string>`coalesce(sum(${resources.monthCost}), 0.00)::text`,
        expiring: sql<number>`count(*) filter (where ${soon})::int`,
      })
      .from(resources)
      .where(there),
    scopesKnown(type, undefined, context),
  ]);
  if (!sums) throw new Error("an aggregate gives exactly one row");
  return { ...sums, ...known };
}
