import { and, eq } from "drizzle-orm";
import { CloudSyncStatus } from "../../../../generated/enums";
import type { Database, Tx } from "../../../database/client";
import { syncScopes } from "../../../database/schema/resource";
import type { Words } from "../../../errors";
import { limits } from "../../../limits";
import type { ResourcePlace } from "./compare-item";
import { holdAccount } from "../hold-account";
import type { PatientCloud } from "./patient-cloud";
import type { CloudAccess, CloudProvider, Scope } from "../provider";
import { readPages } from "./read-pages";
import { type Claim, cloudOf, leaseEnd, type ScopeRow } from "./scopes";
import { writeAllGone, writeItems } from "./write-items";
import { writeQuotas } from "./write-quotas";

/** What a server learns whose account has been deleted, or taken up by another. */
export class ClaimLost extends Error {}

/** What an account is synchronised with. */
export interface Reading {
  db: Database;
  cloud: CloudProvider;
  patient: PatientCloud;
  claim: Claim;
  access: CloudAccess;
}

/** Reads a scope. @throws CloudError, ClaimLost */
export async function readScope(reading: Reading, scope: ScopeRow): Promise<void> {
  const { type } = scope;
  return type === "quota" ? readQuotas(reading, scope) : readResources(reading, { ...scope, type });
}

/**
 * Reads resources page by page, each page one transaction. Only when the last one is there, what was on none of them is gone, in the same
 * transaction: whatever ends an attempt before leaves rows that are right, and the next attempt begins with the first page.
 */
async function readResources(reading: Reading, scope: ScopeRow & Scope): Promise<void> {
  const { db, cloud, access, patient, claim } = reading;
  const place: ResourcePlace = { ...scope, cloudCode: cloudOf(claim.account) };
  const seen = new Set<string>();
  let begun: Date | undefined;
  let pages = 0;
  for await (const { answer, asked } of readPages(patient, (cursor) => cloud.inventory(access, scope, cursor))) {
    pages += 1;
    begun ??= asked;
    for (const { resourceId } of answer.items) seen.add(resourceId);
    const [began, isLast] = [begun, answer.next === undefined];
    await db.transaction(async (tx) => {
      const now = patient.clock();
      await advance(tx, reading.claim, scope, { pages, items: seen.size, nextTime: leaseEnd(now) });
      await writeItems(tx, place, answer.items, { now, asked });
      if (!isLast) return;
      await writeAllGone(tx, place, seen, { now, asked: began });
      await complete(tx, claim, scope, began, now);
    });
  }
}

/** Reads the quotas of a region, which are one answer. */
async function readQuotas({ db, cloud, patient, claim, access }: Reading, scope: ScopeRow): Promise<void> {
  const { answer, asked } = await patient.ask(() => cloud.quotas(access, scope.regionId));
  const now = patient.clock();
  await db.transaction(async (tx) => {
    await advance(tx, claim, scope, { pages: 1, items: answer.length, nextTime: leaseEnd(now) });
    await writeQuotas(tx, { ...scope, cloudCode: cloudOf(claim.account) }, answer, { now, asked });
    await complete(tx, claim, scope, asked, now);
  });
}

/** Says why scopes could not be read, and when they are tried again: later with each failure. */
export async function failScopes(
  { db, patient, claim }: Omit<Reading, "access">,
  scopes: readonly ScopeRow[],
  reason: Words,
): Promise<void> {
  const now = patient.clock();
  await db.transaction(async (tx) => {
    for (const scope of scopes) {
      const pause = Math.min(limits.syncPauseMost, limits.syncPause * 2 ** scope.failures);
      await advance(tx, claim, scope, {
        status: CloudSyncStatus.failed,
        statusTime: now,
        failReason: reason,
        failures: scope.failures + 1,
        nextTime: new Date(now.getTime() + pause),
      });
    }
  });
}

/** The inventory is that of the time at which the first page was asked for. */
async function complete(tx: Tx, claim: Claim, scope: ScopeRow, begun: Date, now: Date): Promise<void> {
  await advance(tx, claim, scope, {
    status: CloudSyncStatus.synced,
    statusTime: now,
    failReason: null,
    failures: 0,
    completedTime: begun,
    nextTime: new Date(claim.since.getTime() + limits.syncEvery),
  });
}

/** Changes a scope that is still this attempt's. @throws ClaimLost */
async function advance(
  tx: Tx,
  { since }: Claim,
  { id, cloudAccountId }: ScopeRow,
  set: Partial<typeof syncScopes.$inferInsert>,
): Promise<void> {
  await holdAccount(tx, cloudAccountId);
  const still = and(
    eq(syncScopes.id, id),
    eq(syncScopes.status, CloudSyncStatus.syncing),
    eq(syncScopes.statusTime, since),
  );
  const rows = await tx.update(syncScopes).set(set).where(still).returning({ id: syncScopes.id });
  if (rows.length === 0) throw new ClaimLost();
}
