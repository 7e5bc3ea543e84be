import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { CloudCode, ResourceAccount, ResourceRegion } from "../../../generated/api";
import type { Context } from "../../context";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import { quotas } from "../../database/schema/quota";
import { owned } from "../../lists/owner";
import { inRegion } from "../cloud/in-region";

/** The accounts that have quotas. */
export function quotaAccounts(cloudCodes: readonly CloudCode[], { db, user }: Context): Promise<ResourceAccount[]> {
  const { id, accountName } = cloudAccounts;
  return db
    .selectDistinct({ id, accountName, cloudCode: quotas.cloudCode })
    .from(quotas)
    .innerJoin(cloudAccounts, eq(id, quotas.cloudAccountId))
    .where(and(owned(quotas, user.customId), ofClouds(cloudCodes)))
    .orderBy(asc(id));
}

/** The regions that have quotas. */
export async function quotaRegions(cloudCodes: readonly CloudCode[], { db, user }: Context): Promise<ResourceRegion[]> {
  const { cloudCode, regionId } = quotas;
  const rows = await db
    .selectDistinct({ cloudCode, regionId, regionName: regions.regionName })
    .from(quotas)
    .leftJoin(regions, inRegion(cloudCode, regionId))
    .where(and(owned(quotas, user.customId), ofClouds(cloudCodes)))
    .orderBy(asc(cloudCode), asc(regionId));
  return rows.map((row) => ({ ...row, regionName: row.regionName ?? row.regionId }));
}

function ofClouds(cloudCodes: readonly CloudCode[]): SQL | undefined {
  return cloudCodes.length > 0 ? inArray(quotas.cloudCode, [...cloudCodes]) : undefined;
}
