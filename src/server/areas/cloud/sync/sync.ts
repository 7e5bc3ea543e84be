import type { Database } from "../../../database/client";
import type { Failed } from "../../../jobs/job";
import { takeTurns, type Turns } from "../../../jobs/take-turns";
import { limits } from "../../../limits";
import { accountTurns } from "../account-turns";
import type { CloudProvider } from "../provider";
import { claimAccount, dueAccounts } from "./scopes";
import { syncAccount } from "./sync-account";
import { serverTime, type SyncTime } from "./sync-time";

/**
 * Synchronises all accounts that are due, a few at a time and slow ones beside them. Other servers of the database do the same: each account
 * is taken by one, and one whose server is gone is taken up by another.
 */
export async function syncClouds(
  db: Database,
  cloud: CloudProvider,
  now: Date,
  signal: AbortSignal,
  failed: Failed,
): Promise<void> {
  await syncDue(db, cloud, serverTime(now, signal), { failed });
}

/**
 * The same by a clock and a sleep of its own. Whatever an account throws, the others are synchronised; where nobody else is told, the first
 * of it is thrown then.
 */
export async function syncDue(
  db: Database,
  cloud: CloudProvider,
  time: SyncTime,
  turns: Partial<Turns> = {},
): Promise<void> {
  const errors: unknown[] = [];
  const usual: Turns = {
    ...accountTurns,
    again: limits.sync,
    signal: time.signal,
    failed: (error) => errors.push(error),
  };
  await takeTurns(
    { ...usual, ...turns },
    () => dueAccounts(db, time.clock()),
    async (account) => {
      const claim = await claimAccount(db, account, time.clock());
      if (claim) await syncAccount(db, cloud, claim, time);
    },
  );
  if (errors.length > 0) throw errors[0];
}
