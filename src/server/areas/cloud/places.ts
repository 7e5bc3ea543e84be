import { and, asc, eq, inArray } from "drizzle-orm";
import type { CloudCode, ResourceAccount, ResourceRegion } from "../../../generated/api";
import type { Context } from "../../context";
import { cloudAccounts, regions } from "../../database/schema/cloud";
import type { quotas } from "../../database/schema/quota";
import type { resources } from "../../database/schema/resource";
import { owned } from "../../lists/owner";
import { inRegion, regionNameOf } from "./in-region";

/** What stands in a region of an account. */
type Placed = typeof resources | typeof quotas;

/** The accounts that something of a table is in; in these clouds only, where any are named. */
export function accountsOf(
  table: Placed,
  cloudCodes: readonly CloudCode[],
  { db, user }: Context,
): Promise<ResourceAccount[]> {
  const { id, accountName } = cloudAccounts;
  return db
    .selectDistinct({ id, accountName, cloudCode: table.cloudCode })
    .from(table)
    .innerJoin(cloudAccounts, eq(id, table.cloudAccountId))
    .where(and(owned(table, user.customId), among(table, cloudCodes)))
    .orderBy(asc(id));
}

/** The regions that something of a table is in; in these clouds only, where any are named. */
export function regionsOf(
  table: Placed,
  cloudCodes: readonly CloudCode[],
  context: Context,
): Promise<ResourceRegion[]> {
  const { cloudCode, regionId } = table;
  return context.db
    .selectDistinct({ cloudCode, regionId, regionName: regionNameOf(regionId, context) })
    .from(table)
    .leftJoin(regions, inRegion(cloudCode, regionId))
    .where(and(owned(table, context.user.customId), among(table, cloudCodes)))
    .orderBy(asc(cloudCode), asc(regionId));
}

function among({ cloudCode }: Placed, cloudCodes: readonly CloudCode[]) {
  return cloudCodes.length > 0 ? inArray(cloudCode, [...cloudCodes]) : undefined;
}
