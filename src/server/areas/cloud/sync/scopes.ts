import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, not, notInArray, sql } from "drizzle-orm";
import type { CloudCode, ScopeType } from "../../../../generated/api";
import { CloudSyncStatus } from "../../../../generated/enums";
import type { Database, Tx } from "../../../database/client";
import { cloudAccounts, regions } from "../../../database/schema/cloud";
import { quotas } from "../../../database/schema/quota";
import { resourceOperations, resources, syncScopes } from "../../../database/schema/resource";
import { limits } from "../../../limits";
import { resourceTypes } from "../provider";
import { writeGone } from "./write-items";

/** A row of cloud accounts. */
export type CloudAccountRow = typeof cloudAccounts.$inferSelect;

/** A row of scopes: the resources of one type, or the quotas, in one region of an account. */
export type ScopeRow = typeof syncScopes.$inferSelect;

/** What is synchronised of a region, in this order. */
export const scopeTypes = [...resourceTypes, "quota"] as const satisfies readonly ScopeType[];

/** An account that this server synchronises, with the scopes that are due; `since` names this attempt. */
export interface Claim {
  account: CloudAccountRow;
  scopes: ScopeRow[];
  since: Date;
}

/**
 * Accounts that have something to be synchronised and are not paused, by id. What is in an account without keys comes from files, and would
 * be taken for gone.
 */
export async function dueAccounts(db: Database, now: Date): Promise<number[]> {
  const scopes = (condition: ReturnType<typeof sql>) =>
    sql`exists (select from ${syncScopes} where ${syncScopes.cloudAccountId} = ${cloudAccounts.id} and ${condition})`;
  const rows = await db
    .select({ id: cloudAccounts.id })
    .from(cloudAccounts)
    .where(
      sql`${isNotNull(cloudAccounts.secretKey)} and not ${cloudAccounts.paused} and (${eq(cloudAccounts.syncStatus, CloudSyncStatus.toSync)} or ${scopes(lte(syncScopes.nextTime, now))} or not ${scopes(sql`true`)})`,
    )
    .orderBy(asc(cloudAccounts.syncTime), asc(cloudAccounts.id));
  return rows.map(({ id }) => id);
}

/**
 * Takes an account with the scopes that are due, all of them where that was asked for; nobody else then gets it, unless this server is not
 * heard of any more. Undefined where somebody has it, it is paused or has no keys, or nothing is due.
 */
export async function claimAccount(db: Database, id: number, since: Date): Promise<Claim | undefined> {
  return db.transaction(async (tx) => {
    const [account] = await tx
      .select()
      .from(cloudAccounts)
      .where(eq(cloudAccounts.id, id))
      .for("update", { skipLocked: true });
    if (!account || account.secretKey === null || account.paused || (await isHeld(tx, id, since))) return undefined;
    await keepScopes(tx, account, since);
    const isAsked = account.syncStatus === CloudSyncStatus.toSync;
    const scopes = await tx
      .update(syncScopes)
      .set({ status: CloudSyncStatus.syncing, statusTime: since, nextTime: leaseEnd(since), pages: 0, items: 0 })
      .where(and(eq(syncScopes.cloudAccountId, id), isAsked ? undefined : lte(syncScopes.nextTime, since)))
      .returning();
    if (scopes.length === 0) return undefined;
    await tx
      .update(cloudAccounts)
      .set({ syncStatus: CloudSyncStatus.syncing, syncTime: since })
      .where(eq(cloudAccounts.id, id));
    return { account: { ...account, syncTime: since }, scopes: inOrder(scopes), since };
  });
}

/** Lets anybody have what is left of an account at once: this server ends. */
export async function giveBack(db: Database, { account: { id }, since }: Claim): Promise<void> {
  const left = and(
    eq(syncScopes.cloudAccountId, id),
    eq(syncScopes.status, CloudSyncStatus.syncing),
    eq(syncScopes.statusTime, since),
  );
  await db.update(syncScopes).set({ status: CloudSyncStatus.toSync, nextTime: since }).where(left);
}

/** Until when a server is waited for that has an account. */
export function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + limits.syncLease);
}

async function isHeld(tx: Tx, id: number, now: Date): Promise<boolean> {
  const held = and(
    eq(syncScopes.cloudAccountId, id),
    eq(syncScopes.status, CloudSyncStatus.syncing),
    gt(syncScopes.nextTime, now),
  );
  return (await tx.$count(syncScopes, held)) > 0;
}

/**
 * Brings the scopes of an account in line with its regions. Of a region that is not managed any more quotas are forgotten, and resources are
 * gone: each revives as the same row, with its tags and history, when its region is managed again.
 */
async function keepScopes(tx: Tx, account: CloudAccountRow, now: Date): Promise<void> {
  const { id: cloudAccountId, customId } = account;
  const regionIds = await regionsOf(tx, account);
  for (const table of [syncScopes, quotas])
    await tx.delete(table).where(and(eq(table.cloudAccountId, cloudAccountId), notInArray(table.regionId, regionIds)));
  await writeGone(tx, await unmanaged(tx, cloudAccountId, regionIds), { now });
  const rows = regionIds.flatMap((regionId) =>
    scopeTypes.map((type) => ({
      customId,
      cloudAccountId,
      regionId,
      type,
      status: CloudSyncStatus.toSync,
      statusTime: now,
      nextTime: now,
    })),
  );
  if (rows.length > 0) await tx.insert(syncScopes).values(rows).onConflictDoNothing();
}

/** What is present outside of these regions, by id. What is under way there ends first. */
async function unmanaged(tx: Tx, cloudAccountId: number, regionIds: readonly string[]): Promise<number[]> {
  const { id, goneTime, regionId } = resources;
  const { resourceId, finishTime } = resourceOperations;
  const open = sql`exists (select from ${resourceOperations} where ${resourceId} = ${id} and ${finishTime} is null)`;
  const rows = await tx
    .select({ id })
    .from(resources)
    .where(
      and(
        eq(resources.cloudAccountId, cloudAccountId),
        notInArray(regionId, [...regionIds]),
        isNull(goneTime),
        not(open),
      ),
    )
    .orderBy(id);
  return rows.map((row) => row.id);
}

/** The regions of an account: those it names, or all of its cloud. */
async function regionsOf(tx: Tx, { cloudCode, regionIds }: CloudAccountRow): Promise<string[]> {
  const named = regionIds.length > 0 ? inArray(regions.regionId, regionIds) : undefined;
  const rows = await tx
    .select({ regionId: regions.regionId })
    .from(regions)
    .where(and(eq(regions.cloudCode, cloudCode), named))
    .orderBy(asc(regions.sort));
  return rows.map(({ regionId }) => regionId);
}

/** Region by region, and in each first what others refer to; quotas last. */
function inOrder(scopes: readonly ScopeRow[]): ScopeRow[] {
  const place = ({ type }: ScopeRow) => scopeTypes.indexOf(type);
  return scopes.toSorted((one, other) =>
    one.regionId === other.regionId ? place(one) - place(other) : one.regionId < other.regionId ? -1 : 1,
  );
}

/** The cloud of an account. */
export function cloudOf({ cloudCode }: Pick<CloudAccountRow, "cloudCode">): CloudCode {
  return cloudCode as CloudCode;
}
