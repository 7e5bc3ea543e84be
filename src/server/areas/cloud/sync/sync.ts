import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../../database/client";
import { limits } from "../../../limits";
import { clockFrom } from "../../../time";
import type { CloudProvider } from "../provider";
import { claimAccount, dueAccounts } from "./scopes";
import { syncAccount } from "./sync-account";
import type { SyncTime } from "./token-bucket";

/**
 * Synchronises all accounts that are due, a few at a time. Other servers of the database do the same: each account is taken by one, and one
 * whose server is gone is taken up by another.
 */
export async function syncClouds(
  db: Database,
  cloud: CloudProvider,
  now: Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await syncDue(db, cloud, {
    clock: clockFrom(now),
    // It ends early with the server: the next call then gives everything back.
    sleep: (milliseconds) => pause(milliseconds, undefined, { signal }).catch(() => undefined),
    signal,
  });
}

/** The same by a clock and a sleep of its own. Whatever an account throws, the others are synchronised; then the first of it is thrown. */
export async function syncDue(
  db: Database,
  cloud: CloudProvider,
  time: SyncTime,
  atOnce: number = limits.accountsAtOnce,
): Promise<void> {
  const due = await dueAccounts(db, time.clock());
  const errors: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let id = due.shift(); id !== undefined && !time.signal.aborted; id = due.shift()) {
      const account = id;
      await claimAccount(db, account, time.clock())
        .then((claim) => claim && syncAccount(db, cloud, claim, time))
        .catch((error: unknown) => errors.push(error));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (errors.length > 0) throw errors[0];
}
