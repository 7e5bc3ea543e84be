import { eq, inArray } from "drizzle-orm";
import { CloudSyncStatus } from "../../../generated/enums";
import type { Context, Handlers } from "../../context";
import { cloudAccounts } from "../../database/schema/cloud";
import { syncScopes } from "../../database/schema/resource";
import { refuse } from "../../errors";
import { cloudAccountList, syncScopeList } from "./lists";

const { toSync, syncing } = CloudSyncStatus;

/** What customers ask of the synchronisation: all of an account or a part of it at once, or nothing of it for a while. */
export const synchronisationHandlers = {
  syncCloudAccount: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const { syncStatus, paused, secretKey } = await cloudAccountList.lock(tx, id, context);
      if (secretKey === null) throw refuse("CLOUD_ACCOUNT_IMPORTED");
      if (paused) throw refuse("CLOUD_ACCOUNT_PAUSED");
      if (syncStatus === toSync || syncStatus === syncing) throw refuse("CLOUD_ACCOUNT_SYNCING");
      await tx
        .update(cloudAccounts)
        .set({ syncStatus: toSync, syncTime: context.now(), syncFailReason: null })
        .where(eq(cloudAccounts.id, id));
      await context.audit({ targets: [id] }, tx);
    });
    return null;
  },

  syncScope: async ({ id }, context) => {
    const { cloudAccountId } = await syncScopeList.get(id, context);
    await context.db.transaction(async (tx) => {
      // In the order of the synchronisation: the account first.
      const { paused, secretKey } = await cloudAccountList.lock(tx, cloudAccountId, context);
      if (secretKey === null) throw refuse("CLOUD_ACCOUNT_IMPORTED");
      if (paused) throw refuse("CLOUD_ACCOUNT_PAUSED");
      const { status } = await syncScopeList.lock(tx, id, context);
      if (status === syncing) throw refuse("SYNC_SCOPE_SYNCING");
      await tx
        .update(syncScopes)
        .set({ status: toSync, statusTime: context.now(), nextTime: context.now() })
        .where(eq(syncScopes.id, id));
      await context.audit({ targets: [id], detail: { cloudAccountId } }, tx);
    });
    return null;
  },

  pauseCloudAccounts: ({ ids }, context) => setPaused(ids, true, context),

  resumeCloudAccounts: ({ ids }, context) => setPaused(ids, false, context),
} satisfies Partial<Handlers>;

async function setPaused(ids: number[], paused: boolean, context: Context): Promise<null> {
  await context.db.transaction(async (tx) => {
    await cloudAccountList.lockAll(tx, ids, context);
    await tx.update(cloudAccounts).set({ paused }).where(inArray(cloudAccounts.id, ids));
    await context.audit({ targets: ids }, tx);
  });
  return null;
}
