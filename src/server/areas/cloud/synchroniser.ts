import type { Words } from "../../errors";
import type { CloudKeys } from "./verifier";
import type { CloudAccountStatus, CloudSyncStatus } from "../../../generated/enums";

/** An account that is to be synchronised, as a cloud sees it. */
export interface UnsyncedAccount {
  /** Undefined where the secret cannot be decrypted any more. */
  keys: CloudKeys | undefined;
  /** 0 to synchronise, 1 being synchronised. */
  syncStatus: typeof CloudSyncStatus.toSync | typeof CloudSyncStatus.syncing;
  /** Since when. */
  since: Date;
}

/** What has become of it. With `status` the keys turned out to be good, invalid or short of permissions. */
export type SyncNews =
  | { syncStatus: typeof CloudSyncStatus.syncing }
  | {
      syncStatus: typeof CloudSyncStatus.synced;
      status: typeof CloudAccountStatus.normal;
      resourceCount: number;
      balance: string;
    }
  | {
      syncStatus: typeof CloudSyncStatus.failed;
      status?: typeof CloudAccountStatus.keyInvalid | typeof CloudAccountStatus.permissionMissing;
      reason: Words;
    };

/** Whoever fetches what is in an account from its cloud. Asked again and again about each open one; nothing new is undefined. */
export interface CloudSynchroniser {
  follow(account: UnsyncedAccount, now: Date): Promise<SyncNews | undefined>;
}
