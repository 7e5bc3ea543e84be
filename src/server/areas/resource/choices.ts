import { and, asc, eq, inArray, isNull, ne, type SQL } from "drizzle-orm";
import type { CloudCode, ResourceAccount, ResourceRegion, ResourceTarget } from "../../../generated/api";
import type { Context } from "../../context";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { inRegion } from "../cloud/in-region";

/** Hosts that are offered, at most. */
const MOST_TARGETS = 500;

/** The accounts that resources are in. */
export function resourceAccounts(cloudCodes: readonly CloudCode[], { db, user }: Context): Promise<ResourceAccount[]> {
  const { id, accountName } = cloudAccounts;
  return db
    .selectDistinct({ id, accountName, cloudCode: resources.cloudCode })
    .from(resources)
    .innerJoin(cloudAccounts, eq(id, resources.cloudAccountId))
    .where(and(owned(resources, user.customId), ofClouds(cloudCodes)))
    .orderBy(asc(id));
}

/** The regions that resources are in. */
export async function resourceRegions(
  cloudCodes: readonly CloudCode[],
  { db, user }: Context,
): Promise<ResourceRegion[]> {
  const { cloudCode, regionId } = resources;
  const rows = await db
    .selectDistinct({ cloudCode, regionId, regionName: regions.regionName })
    .from(resources)
    .leftJoin(regions, inRegion(cloudCode, regionId))
    .where(and(owned(resources, user.customId), ofClouds(cloudCodes)))
    .orderBy(asc(cloudCode), asc(regionId));
  return rows.map((row) => ({ ...row, regionName: row.regionName ?? row.regionId }));
}

function ofClouds(cloudCodes: readonly CloudCode[]): SQL | undefined {
  return cloudCodes.length > 0 ? inArray(resources.cloudCode, [...cloudCodes]) : undefined;
}

/** Hosts that a disk or an address can go to: those in use in its region of its account. */
export function targetsOf(
  { customId, cloudAccountId, regionId }: typeof resources.$inferSelect,
  { db }: Context,
): Promise<ResourceTarget[]> {
  const { id, name, resourceId } = resources;
  return db
    .select({ id, name, resourceId })
    .from(resources)
    .where(
      and(
        owned(resources, customId),
        eq(resources.cloudAccountId, cloudAccountId),
        eq(resources.regionId, regionId),
        eq(resources.type, "host"),
        isNull(resources.goneTime),
        ne(resources.status, "error"),
      ),
    )
    .orderBy(asc(name), asc(id))
    .limit(MOST_TARGETS);
}
