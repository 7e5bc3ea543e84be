import { and, asc, eq, isNotNull, isNull, lte, not, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../database/client";
import { cloudAccounts } from "../../../database/schema/cloud";
import { metricScopes } from "../../../database/schema/metric";
import { resources } from "../../../database/schema/resource";
import { limits } from "../../../limits";

type AccountRow = typeof cloudAccounts.$inferSelect;

/** How far the metrics of a region of an account are known. */
export type MetricScopeRow = typeof metricScopes.$inferSelect;

/** An account whose regions that are due this server asks about. */
export interface MetricClaim {
  account: AccountRow;
  scopes: MetricScopeRow[];
}

/** Accounts with keys whose metrics are due, those that have waited longest first. */
export async function dueMetricAccounts(db: Database, now: Date): Promise<number[]> {
  const next = sql<Date | null>`min(${metricScopes.nextTime})`;
  const rows = await db
    .select({ id: cloudAccounts.id })
    .from(cloudAccounts)
    .leftJoin(metricScopes, eq(metricScopes.cloudAccountId, cloudAccounts.id))
    .where(and(isNotNull(cloudAccounts.secretKey), not(cloudAccounts.paused)))
    .groupBy(cloudAccounts.id)
    .having(sql`${next} is null or ${next} <= ${now}`)
    .orderBy(sql`${next} nulls first`, asc(cloudAccounts.id));
  return rows.map(({ id }) => id);
}

/** Takes the regions of an account that are due: nobody else gets them before the lease is over. Undefined where there is nothing. */
export async function claimMetrics(db: Database, id: number, now: Date): Promise<MetricClaim | undefined> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(cloudAccounts)
      .where(eq(cloudAccounts.id, id))
      .for("no key update", { skipLocked: true });
    if (!account || account.secretKey === null || account.paused) return undefined;
    await addScopes(tx, account, now);
    const scopes = await tx
      .update(metricScopes)
      .set({ nextTime: new Date(now.getTime() + limits.metricLease) })
      .where(and(eq(metricScopes.cloudAccountId, id), lte(metricScopes.nextTime, now)))
      .returning();
    return scopes.length > 0 ? { account, scopes } : undefined;
  });
}

/** A region is asked about once there is something in it. */
async function addScopes(tx: Tx, { id: cloudAccountId, customId }: AccountRow, now: Date): Promise<void> {
  const { regionId } = resources;
  const found = await tx
    .selectDistinct({ regionId })
    .from(resources)
    .where(and(eq(resources.cloudAccountId, cloudAccountId), isNull(resources.goneTime)));
  const rows = found.map((one) => ({ customId, cloudAccountId, regionId: one.regionId, nextTime: now }));
  if (rows.length > 0) await tx.insert(metricScopes).values(rows).onConflictDoNothing();
}

/** Says how a question ended: how far it came, or why it failed and when it is asked again. */
export async function endScope(db: Database, id: number, news: Partial<MetricScopeRow>): Promise<void> {
  await db.update(metricScopes).set(news).where(eq(metricScopes.id, id));
}
