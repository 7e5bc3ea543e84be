import { and, asc, count, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Inventory, LackingScope, ResourceType } from "../../../generated/api";
import type { Context } from "../../context";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { resources, syncScopes } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { addDays, toLocalDateTimeOrNull } from "../../time";

/** So many parts are named; the others are counted. */
const MOST_NAMED = 50;

/** Days before its end in which a subscription counts as expiring. */
const EXPIRING_DAYS = 30;

/** How many resources of a type there are, and as of when that is known: all that could be synchronised, and what could not. */
export async function inventoryOf(type: ResourceType, context: Context): Promise<Inventory> {
  const { db, user, now } = context;
  const there = and(owned(resources, user.customId), eq(resources.type, type), isNull(resources.goneTime));
  const soon = lt(resources.expireTime, addDays(now(), EXPIRING_DAYS));
  const [[sums], [scopes], lacking] = await Promise.all([
    db
      .select({
        total: count(),
        monthCost: sql<string>`coalesce(sum(${resources.monthCost}), 0.00)::text`,
        expiring: sql<number>`count(*) filter (where ${soon})::int`,
      })
      .from(resources)
      .where(there),
    db
      .select({
        asOf: sql<string | null>`min(${syncScopes.completedTime}) filter (where not ${lacks})`,
        lackingCount: sql<number>`count(*) filter (where ${lacks})::int`,
      })
      .from(syncScopes)
      .where(and(owned(syncScopes, user.customId), eq(syncScopes.type, type))),
    lackingScopes(type, context),
  ]);
  if (!sums || !scopes) throw new Error("an aggregate gives exactly one row");
  const asOf = scopes.asOf === null ? null : new Date(scopes.asOf);
  return { ...sums, asOf: toLocalDateTimeOrNull(asOf), lackingCount: scopes.lackingCount, lacking };
}

/** One that is being synchronised again after a failure still lacks what it lacked. */
const lacks = sql`(${or(isNull(syncScopes.completedTime), ne(syncScopes.failures, 0))})`;

async function lackingScopes(type: ResourceType, { db, user, language }: Context): Promise<LackingScope[]> {
  const rows = await db
    .select({
      accountName: cloudAccounts.accountName,
      regionName: sql<string>`coalesce(${regions.regionName}, ${syncScopes.regionId})`,
      reason: syncScopes.failReason,
      completedTime: syncScopes.completedTime,
    })
    .from(syncScopes)
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, syncScopes.cloudAccountId))
    .leftJoin(regions, and(eq(regions.cloudCode, cloudAccounts.cloudCode), eq(regions.regionId, syncScopes.regionId)))
    .where(and(owned(syncScopes, user.customId), eq(syncScopes.type, type), lacks))
    .orderBy(asc(syncScopes.id))
    .limit(MOST_NAMED);
  return rows.map(({ reason, completedTime, ...scope }) => ({
    ...scope,
    reason: reason?.[language] ?? null,
    completedTime: toLocalDateTimeOrNull(completedTime),
  }));
}
