import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { savingRules } from "../../../domain/savings/finding";
import type { Database, Queryable, Tx } from "../../database/client";
import { metricScopes } from "../../database/schema/metric";
import { resources } from "../../database/schema/resource";
import { savingRuns } from "../../database/schema/saving";
import type { Failed } from "../../jobs/job";
import { limits } from "../../limits";
import { owned } from "../../lists/owner";
import type { Providers } from "../../providers";
import { addDays } from "../../time";
import { SyncStopped } from "../cloud/sync/patient-cloud";
import type { SyncTime } from "../cloud/sync/sync-time";
import { leftToExpire } from "./bought-as";
import { findOversized } from "./find-oversized";
import { findUnused } from "./find-unused";
import { keepSavings } from "./keep-savings";

/** What savings are found with. */
type Services = Pick<Providers, "cloud" | "metrics">;

/**
 * Looks for savings of every customer that is due, once a day. Nothing is locked meanwhile; what was found is kept in one transaction, by one
 * server for each time that a customer is due. What fails for one customer keeps no other back.
 */
export async function findSavings(db: Database, services: Services, time: SyncTime, failed: Failed): Promise<void> {
  for (const customId of await dueCustomers(db, time.clock())) {
    if (time.signal.aborted) return;
    await findOf(db, customId, services, time).catch((error: unknown) => {
      if (!(error instanceof SyncStopped)) failed(error);
    });
  }
}

async function findOf(db: Database, customId: number, services: Services, time: SyncTime): Promise<void> {
  const now = time.clock();
  const unused = await findUnused(db, customId, now);
  const { found: ofHosts, unknown } = await findOversized(db, customId, services, time);
  const ending = await leftToExpire(db, customId);
  // Of what is not renewed anyway nothing is left to do.
  const found = [...unused, ...ofHosts].filter(
    ({ resourceId, finding }) => finding.kind !== "unusedPrepaid" || !ending.has(resourceId),
  );
  const isEarly = services.metrics?.collected === true && (await isCollecting(db, customId, now));
  const nextTime = new Date(now.getTime() + (isEarly ? limits.savingsSoon : limits.savingsEvery));
  await db.transaction(async (tx) => {
    if (await takeRun(tx, customId, now, nextTime)) await keepSavings(tx, customId, { found, unknown }, now);
  });
}

/** Customers with resources for whom nothing was looked for today. */
async function dueCustomers(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ customId: resources.customId })
    .from(resources)
    .leftJoin(savingRuns, eq(savingRuns.customId, resources.customId))
    .where(or(isNull(savingRuns.nextTime), lte(savingRuns.nextTime, now)))
    .orderBy(asc(resources.customId));
  return rows.map(({ customId }) => customId);
}

/** Whether metrics of days that count are still being fetched, of regions that can be read: then it is looked again soon. */
async function isCollecting(db: Queryable, customId: number, now: Date): Promise<boolean> {
  const { hoursFrom, failures } = metricScopes;
  const isBehind = or(isNull(hoursFrom), gt(hoursFrom, addDays(now, -savingRules.loadDays)));
  return (await db.$count(metricScopes, and(owned(metricScopes, customId), eq(failures, 0), isBehind))) > 0;
}

/** Takes the time that a customer is due. @returns false where another server has had it meanwhile */
async function takeRun(tx: Tx, customId: number, now: Date, nextTime: Date): Promise<boolean> {
  const taken = await tx
    .insert(savingRuns)
    .values({ customId, lastTime: now, nextTime })
    .onConflictDoUpdate({
      target: savingRuns.customId,
      set: { lastTime: now, nextTime },
      setWhere: sql`${savingRuns.nextTime} <= ${now}`,
    })
    .returning({ customId: savingRuns.customId });
  return taken.length > 0;
}
