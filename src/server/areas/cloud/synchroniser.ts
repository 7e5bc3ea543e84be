import type { Words } from "../../errors";
import type { CloudKeys } from "./verifier";

/** An account that is to be synchronised, as a cloud sees it. */
export interface UnsyncedAccount {
  /** Undefined where the secret cannot be decrypted any more. */
  keys: CloudKeys | undefined;
  /** 0 to synchronise, 1 being synchronised. */
  syncStatus: 0 | 1;
  /** Since when. */
  since: Date;
}

/** What has become of it. With `status` the keys turned out to be good, invalid or short of permissions. */
export type SyncNews =
  | { syncStatus: 1 }
  | { syncStatus: 2; status: 1; resourceCount: number; balance: string }
  | { syncStatus: 3; status?: 2 | 3; reason: Words };

/** Whoever fetches what is in an account from its cloud. Asked again and again about each open one; nothing new is undefined. */
export interface CloudSynchroniser {
  follow(account: UnsyncedAccount, now: Date): Promise<SyncNews | undefined>;
}
