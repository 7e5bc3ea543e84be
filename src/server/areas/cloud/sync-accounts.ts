import { asc, eq, inArray } from "drizzle-orm";
import type { CloudCode } from "../../../generated/api";
import { CloudSyncStatus } from "../../../generated/enums";
import type { Database, Tx } from "../../database/client";
import { cloudAccounts } from "../../database/schema/cloud";
import { followOpen } from "../follow-open";
import { openSecret } from "./account-secret";
import type { CloudSynchroniser, SyncNews } from "./synchroniser";
import type { CloudKeys } from "./verifier";

/** A row of cloud accounts. */
export type CloudAccountRow = typeof cloudAccounts.$inferSelect;

/** 0 to synchronise -> 1 being synchronised -> 2 synchronised / 3 failed: asks about every open account and moves on those with news. */
export async function syncCloudAccounts(db: Database, synchroniser: CloudSynchroniser, now: Date): Promise<void> {
  const open = await db
    .select()
    .from(cloudAccounts)
    .where(inArray(cloudAccounts.syncStatus, [CloudSyncStatus.toSync, CloudSyncStatus.syncing]))
    .orderBy(asc(cloudAccounts.syncTime));
  await followOpen<Followed, SyncNews>(db, {
    open: open.map(followed),
    ask: ({ row }) =>
      synchroniser.follow(
        {
          keys: keysOf(row),
          syncStatus: row.syncStatus === CloudSyncStatus.toSync ? CloudSyncStatus.toSync : CloudSyncStatus.syncing,
          since: row.syncTime,
        },
        now,
      ),
    lock: async (tx, id) =>
      (await tx.select().from(cloudAccounts).where(eq(cloudAccounts.id, id)).for("update")).map(followed)[0],
    move: (tx, { row }, news) => move(tx, row, news, now),
  });
}

interface Followed {
  id: number;
  status: number;
  row: CloudAccountRow;
}

/** What is followed is the synchronisation, not whether the keys are good. Keys changed meanwhile begin it anew. */
function followed(row: CloudAccountRow): Followed {
  return { id: row.id, status: row.syncTime.getTime() * 4 + row.syncStatus, row };
}

async function move(tx: Tx, { id }: CloudAccountRow, news: SyncNews, now: Date): Promise<void> {
  const { syncStatus } = news;
  const found =
    news.syncStatus === CloudSyncStatus.synced
      ? { resourceCount: news.resourceCount, balance: news.balance, lastSyncTime: now }
      : {};
  const failed =
    news.syncStatus === CloudSyncStatus.failed
      ? { syncFailReason: news.reason, lastSyncTime: now }
      : { syncFailReason: null };
  const keys = "status" in news && news.status !== undefined ? { status: news.status } : {};
  await tx
    .update(cloudAccounts)
    .set({ syncStatus, syncTime: now, ...found, ...failed, ...keys })
    .where(eq(cloudAccounts.id, id));
}

function keysOf({
  customId,
  cloudCode,
  accountUid,
  accessKey,
  secretKey: sealed,
  regionIds,
}: CloudAccountRow): CloudKeys | undefined {
  const secretKey = sealed === null ? undefined : openSecret(sealed, customId);
  return secretKey === undefined
    ? undefined
    : { cloudCode: cloudCode as CloudCode, accountUid, accessKey, secretKey, regionId: regionIds[0] };
}
