import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { CloudCode, LackingScope, ScopeType, SyncCoverage } from "../../../generated/api";
import type { Context } from "../../context";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { syncScopes } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { toLocalDateTimeOrNull } from "../../time";
import { inRegion, regionNameOf } from "./in-region";

/** So many parts are named; the others are counted. */
const MOST_NAMED = 50;

/** One that is being synchronised again after a failure still lacks what it lacked. */
export const lacks = sql`(${or(isNull(syncScopes.completedTime), ne(syncScopes.failures, 0))})`;

/** As of when what is synchronised of these kinds is known, of one cloud or of all: what could be synchronised, and what could not. */
export async function scopesKnown(
  types: readonly ScopeType[],
  cloud: CloudCode | undefined,
  context: Context,
): Promise<SyncCoverage> {
  const { db, user } = context;
  const asked = and(
    owned(syncScopes, user.customId),
    inArray(syncScopes.type, [...types]),
    cloud === undefined ? undefined : eq(cloudAccounts.cloudCode, cloud),
  );
  const [[scopes], lacking] = await Promise.all([
    db
      .select({
        asOf: sql<string | null>`min(${syncScopes.completedTime}) filter (where not ${lacks})`,
        lackingCount: sql<number>`count(*) filter (where ${lacks})::int`,
      })
      .from(syncScopes)
      .innerJoin(cloudAccounts, eq(cloudAccounts.id, syncScopes.cloudAccountId))
      .where(asked),
    lackingScopes(asked, context),
  ]);
  if (!scopes) throw new Error("an aggregate gives exactly one row");
  const asOf = scopes.asOf === null ? null : new Date(scopes.asOf);
  return { asOf: toLocalDateTimeOrNull(asOf), lackingCount: scopes.lackingCount, lacking };
}

async function lackingScopes(asked: SQL | undefined, context: Context): Promise<LackingScope[]> {
  const rows = await context.db
    .select({
      type: syncScopes.type,
      accountName: cloudAccounts.accountName,
      regionName: regionNameOf(syncScopes.regionId, context),
      reason: syncScopes.failReason,
      completedTime: syncScopes.completedTime,
    })
    .from(syncScopes)
    .innerJoin(cloudAccounts, eq(cloudAccounts.id, syncScopes.cloudAccountId))
    .leftJoin(regions, inRegion(cloudAccounts.cloudCode, syncScopes.regionId))
    .where(and(asked, lacks))
    .orderBy(asc(syncScopes.id))
    .limit(MOST_NAMED);
  return rows.map(({ reason, completedTime, ...scope }) => ({
    ...scope,
    reason: reason?.[context.language] ?? null,
    completedTime: toLocalDateTimeOrNull(completedTime),
  }));
}
