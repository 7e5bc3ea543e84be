import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { CloudSyncStatus, type CloudAccountStatus } from "../../../../generated/enums";
import type { Database, Queryable } from "../../../database/client";
import { cloudAccounts } from "../../../database/schema/cloud";
import { resources, syncScopes } from "../../../database/schema/resource";
import type { Words } from "../../../errors";
import type { Claim } from "./scopes";

/** What an attempt found out of an account besides its resources; what it did not find out stays. */
export interface AccountNews {
  /** When something of it was complete. */
  lastSyncTime?: Date;
  status?: CloudAccountStatus;
  balance?: string;
}

/** Says how an account's synchronisation ended, as its scopes say. One that is to be synchronised again since stays so. */
export async function endAccount(db: Database, { account, since }: Claim, news: AccountNews, now: Date): Promise<void> {
  const { id } = account;
  const reason = await reasonOf(db, id);
  await db
    .update(cloudAccounts)
    .set({
      ...news,
      syncStatus: reason ? CloudSyncStatus.failed : CloudSyncStatus.synced,
      syncTime: now,
      syncFailReason: reason,
      resourceCount: await db.$count(resources, and(eq(resources.cloudAccountId, id), isNull(resources.goneTime))),
    })
    .where(and(eq(cloudAccounts.id, id), eq(cloudAccounts.syncTime, since)));
}

/** How many of an account's scopes could not be read the last time, with the reason of the first; null where all were. */
async function reasonOf(db: Queryable, id: number): Promise<Words | null> {
  const ofAccount = eq(syncScopes.cloudAccountId, id);
  const failed = and(ofAccount, ne(syncScopes.failures, 0), isNotNull(syncScopes.failReason));
  const all = await db.$count(syncScopes, ofAccount);
  const some = await db.$count(syncScopes, failed);
  const [first] = await db
    .select({ reason: syncScopes.failReason })
    .from(syncScopes)
    .where(failed)
    .orderBy(syncScopes.id)
    .limit(1);
  if (!first?.reason) return null;
  const { zh, en } = first.reason;
  return { zh: `${all} 个同步范围中有 ${some} 个失败：${zh}`, en: `${some} of ${all} sync scopes failed: ${en}` };
}
