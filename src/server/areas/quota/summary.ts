import { and, count, eq, gte, sql } from "drizzle-orm";
import { usageLevels } from "../../../domain/usage";
import type { CloudCode, QuotaSummary } from "../../../generated/api";
import { QuotaApplyStatus } from "../../../generated/enums";
import type { Context } from "../../context";
import { quotaApplications, quotas } from "../../database/schema/quota";
import { owned } from "../../lists/owner";
import { scopesKnown } from "../cloud/known-scopes";

/** How many quotas there are at one cloud, or at all, how many of them are near their limit, and as of when that is known. */
export async function quotaSummary(cloud: CloudCode | undefined, context: Context): Promise<QuotaSummary> {
  const [counted, underReview, known] = await Promise.all([
    countQuotas(cloud, context),
    countOpen(cloud, context),
    scopesKnown(["quota"], cloud, context),
  ]);
  return { ...counted, underReview, ...known };
}

async function countQuotas(cloud: CloudCode | undefined, { db, user }: Context) {
  const [row] = await db
    .select({
      quotas: count(),
      nearLimit: sql<number>`count(*) filter (where ${gte(quotas.usedPercent, usageLevels.near)})::int`,
      usedUp: sql<number>`count(*) filter (where ${gte(quotas.usedPercent, usageLevels.full)})::int`,
    })
    .from(quotas)
    .where(and(owned(quotas, user.customId), cloud === undefined ? undefined : eq(quotas.cloudCode, cloud)));
  if (!row) throw new Error("an aggregate gives exactly one row");
  return row;
}

function countOpen(cloud: CloudCode | undefined, { db, user }: Context): Promise<number> {
  return db.$count(
    quotaApplications,
    and(
      owned(quotaApplications, user.customId),
      eq(quotaApplications.status, QuotaApplyStatus.process),
      cloud === undefined ? undefined : eq(quotaApplications.cloudCode, cloud),
    ),
  );
}
