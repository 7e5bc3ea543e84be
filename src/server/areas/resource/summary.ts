import { Decimal } from "decimal.js";
import { and, asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type {
  AccountHealth,
  CloudCode,
  ResourcesOfCloud,
  ResourcesOfRegion,
  ResourcesOfState,
  ResourceSummary,
} from "../../../generated/api";
import { mayUseAny } from "../../../domain/permission";
import { operations } from "../../../generated/operations";
import type { Context } from "../../context";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { toLocalDateTimeOrNull } from "../../time";
import { payableOf } from "../bill/overview";
import { needsAttention } from "../cloud/attention";
import { scopesKnown } from "../cloud/known-scopes";
import { expiring, operationFailed } from "./attention";
import { sumOfCosts } from "./month-cost";
import { permittedTypes, present } from "./permitted";
import { inRegion, regionNameOf } from "../cloud/in-region";

/** What the caller's customer has at one cloud, or at all, and what of it needs attention. */
export async function summaryOf(cloud: CloudCode | undefined, context: Context): Promise<ResourceSummary> {
  const [there, accounts, known, bill] = await Promise.all([
    countResources(cloud, context),
    countAccounts(cloud, context),
    scopesKnown(permittedTypes(context), cloud, context),
    billOf(cloud, context),
  ]);
  const { ofResources, ...counted } = there;
  return {
    ...counted,
    ...accounts,
    ...known,
    monthCost: cents(bill ? (bill.payableAmount ?? "0") : ofResources),
    comparedCost: bill && bill.comparedAmount !== null ? cents(bill.comparedAmount) : null,
  };
}

/** The bill of the running month; undefined for callers who may not see bills. */
function billOf(cloud: CloudCode | undefined, context: Context): ReturnType<typeof payableOf> | undefined {
  if (!mayUseAny(context.user.authCodes, operations.getBillOverview.permission)) return undefined;
  return payableOf(cloud === undefined ? {} : { cloudCode: [cloud] }, context);
}

async function countResources(cloud: CloudCode | undefined, context: Context) {
  const now = context.now();
  const runs = and(eq(resources.type, "host"), eq(resources.status, "running"));
  const [row] = await context.db
    .select({
      resources: count(),
      ofResources: sumOfCosts(),
      runningHosts: sql<number>`count(*) filter (where ${runs})::int`,
      expiring: sql<number>`count(*) filter (where ${expiring(now)})::int`,
      failedOperations: sql<number>`count(*) filter (where ${operationFailed(now)})::int`,
    })
    .from(resources)
    .where(presentAt(cloud, context));
  return row ?? { resources: 0, ofResources: "0", runningHosts: 0, expiring: 0, failedOperations: 0 };
}

async function countAccounts(cloud: CloudCode | undefined, { db, user }: Context) {
  const [row] = await db
    .select({ accounts: count(), failedAccounts: sql<number>`count(*) filter (where ${needsAttention})::int` })
    .from(cloudAccounts)
    .where(and(owned(cloudAccounts, user.customId), ofCloud(cloud)));
  return row ?? { accounts: 0, failedAccounts: 0 };
}

/** How many resources each cloud has by type, and what they cost. */
export function countByCloud(cloud: CloudCode | undefined, context: Context): Promise<ResourcesOfCloud[]> {
  const { cloudCode, type } = resources;
  return context.db
    .select({ cloudCode, type, count: count(), monthCost: sumOfCosts() })
    .from(resources)
    .where(presentAt(cloud, context))
    .groupBy(cloudCode, type)
    .orderBy(asc(cloudCode), asc(type));
}

/** How many resources each region has, the largest first. */
export async function countByRegion(cloud: CloudCode | undefined, context: Context): Promise<ResourcesOfRegion[]> {
  const { cloudCode, regionId } = resources;
  const regionName = regionNameOf(regionId, context);
  return context.db
    .select({ regionId, regionName, count: count(), monthCost: sumOfCosts() })
    .from(resources)
    .leftJoin(regions, inRegion(cloudCode, regionId))
    .where(presentAt(cloud, context))
    .groupBy(cloudCode, regionId, regionName)
    .orderBy(desc(count()), asc(regionId));
}

/** How many resources of each type have each state, the most frequent state of a type first. */
export async function countByState(cloud: CloudCode | undefined, context: Context): Promise<ResourcesOfState[]> {
  const { type, status } = resources;
  const rows = await context.db
    .select({ type, status, count: count() })
    .from(resources)
    .where(presentAt(cloud, context))
    .groupBy(type, status)
    .orderBy(asc(type), desc(count()), asc(status));
  return rows.map((row) => ({ ...row, status: row.status as ResourcesOfState["status"] }));
}

/** How the accounts at the clouds are, with how many resources of types that the caller may see: those that need attention first. */
export async function accountHealth(cloud: CloudCode | undefined, context: Context): Promise<AccountHealth[]> {
  const { db, user, language } = context;
  const { id, accountName, cloudCode, status, syncStatus, lastSyncTime, syncFailReason } = cloudAccounts;
  const found = db
    .select({ account: resources.cloudAccountId, count: count().as("count") })
    .from(resources)
    .where(presentAt(cloud, context))
    .groupBy(resources.cloudAccountId)
    .as("found");
  const resourceCount = sql<number>`coalesce(${found.count}, 0)::int`;
  const rows = await db
    .select({ id, accountName, cloudCode, status, syncStatus, lastSyncTime, syncFailReason, resourceCount })
    .from(cloudAccounts)
    .leftJoin(found, eq(found.account, id))
    .where(and(owned(cloudAccounts, user.customId), ofCloud(cloud)))
    .orderBy(desc(status), desc(syncStatus), asc(id));
  return rows.map((row) => ({
    ...row,
    cloudCode: row.cloudCode as CloudCode,
    status: row.status as AccountHealth["status"],
    syncStatus: row.syncStatus as AccountHealth["syncStatus"],
    lastSyncTime: toLocalDateTimeOrNull(row.lastSyncTime),
    syncFailReason: row.syncFailReason?.[language] ?? null,
  }));
}

function presentAt(cloud: CloudCode | undefined, context: Context): SQL | undefined {
  return and(present(context), cloud === undefined ? undefined : eq(resources.cloudCode, cloud));
}

function ofCloud(cloud: CloudCode | undefined): SQL | undefined {
  return cloud === undefined ? undefined : eq(cloudAccounts.cloudCode, cloud);
}

/** Amounts of bill lines have eight decimals. */
function cents(amount: string): string {
  return new Decimal(amount).toFixed(2);
}
