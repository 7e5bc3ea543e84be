import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { Inventory, ResourceType } from "../../../generated/api";
import type { Context } from "../../context";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { scopesKnown } from "../cloud/known-scopes";
import { expiring } from "./attention";
import { sumOfCosts } from "./month-cost";

/** How many resources of a type there are, and as of when that is known: all that could be synchronised, and what could not. */
export async function inventoryOf(type: ResourceType, context: Context): Promise<Inventory> {
  const { db, user, now } = context;
  const there = and(owned(resources, user.customId), eq(resources.type, type), isNull(resources.goneTime));
  const [[sums], known] = await Promise.all([
    db
      .select({
        total: count(),
        monthCost: sumOfCosts(),
        expiring: sql<number>`count(*) filter (where ${expiring(now())})::int`,
      })
      .from(resources)
      .where(there),
    scopesKnown([type], undefined, context),
  ]);
  if (!sums) throw new Error("an aggregate gives exactly one row");
  return { ...sums, ...known };
}
