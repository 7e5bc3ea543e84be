import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { savingRules } from "../../../domain/savings/finding";
import { ResourceOperationStatus, SavingStatus } from "../../../generated/enums";
import type { Database, Queryable, Tx } from "../../database/client";
import { metricScopes } from "../../database/schema/metric";
import { resourceOperations, resources } from "../../database/schema/resource";
import { savingRuns, savings } from "../../database/schema/saving";
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
 * Looks for savings of every customer that is due: once a day, and again once something was done with a resource of an open one. Nothing is
 * locked meanwhile; what was found is kept in one transaction, by one server for each time that a customer is due. What fails for one customer
 * keeps no other back.
 */
export async function findSavings(db: Database, services: Services, time: SyncTime, failed: Failed): Promise<void> {
  for (const due of await dueCustomers(db, time.clock())) {
    if (time.signal.aborted) return;
    await findOf(db, due, services, time).catch((error: unknown) => {
      if (!(error instanceof SyncStopped)) failed(error);
    });
  }
}

async function findOf(db: Database, due: Due, services: Services, time: SyncTime): Promise<void> {
  const { customId } = due;
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
    if (await takeRun(tx, due, now, nextTime)) await keepSavings(tx, customId, { found, unknown }, now);
  });
}

/** A customer, and when savings were last looked for. */
interface Due {
  customId: number;
  lastTime: Date | null;
}

/** Customers for whom nothing was looked for today, or something was done since with what a saving is open of. */
async function dueCustomers(db: Database, now: Date): Promise<Due[]> {
  const { lastTime, nextTime } = savingRuns;
  const [byTime, byDeed] = await Promise.all([
    db
      .selectDistinct({ customId: resources.customId, lastTime })
      .from(resources)
      .leftJoin(savingRuns, eq(savingRuns.customId, resources.customId))
      .where(or(isNull(nextTime), lte(nextTime, now))),
    db
      .selectDistinct({ customId: savings.customId, lastTime })
      .from(savings)
      .innerJoin(savingRuns, eq(savingRuns.customId, savings.customId))
      .innerJoin(resourceOperations, eq(resourceOperations.resourceId, savings.resourceId))
      .where(
        and(
          eq(savings.status, SavingStatus.open),
          eq(resourceOperations.status, ResourceOperationStatus.done),
          gt(resourceOperations.finishTime, lastTime),
        ),
      ),
  ]);
  const due = new Map([...byTime, ...byDeed].map((one) => [one.customId, one]));
  return [...due.values()].sort((one, other) => one.customId - other.customId);
}

/** Whether metrics of days that count are still being fetched, of regions that can be read: then it is looked again soon. */
async function isCollecting(db: Queryable, customId: number, now: Date): Promise<boolean> {
  const { hoursFrom, failures } = metricScopes;
  const isBehind = or(isNull(hoursFrom), gt(hoursFrom, addDays(now, -savingRules.loadDays)));
  return (await db.$count(metricScopes, and(owned(metricScopes, customId), eq(failures, 0), isBehind))) > 0;
}

/** Writes down that savings are looked for. @returns false where another server has done so since the customer was seen to be due */
async function takeRun(tx: Tx, { customId, lastTime: seen }: Due, now: Date, nextTime: Date): Promise<boolean> {
  const run = { lastTime: now, nextTime };
  const taken = seen
    ? await tx
        .update(savingRuns)
        .set(run)
        .where(and(eq(savingRuns.customId, customId), eq(savingRuns.lastTime, seen)))
        .returning({ customId: savingRuns.customId })
    : await tx
        .insert(savingRuns)
        .values({ customId, ...run })
        .onConflictDoNothing()
        .returning({ customId: savingRuns.customId });
  return taken.length > 0;
}
