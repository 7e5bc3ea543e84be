import { and, eq } from "drizzle-orm";
import { CloudSyncStatus } from "../../../../generated/enums";
import type { Database } from "../../../database/client";
import { syncScopes } from "../../../database/schema/resource";
import { limits } from "../../../limits";
import { holdAccount } from "../hold-account";
import { type Claim, leaseEnd } from "./scopes";

/**
 * Keeps an account for the server that has it, with all scopes that it has not read yet: others take an account up whose lease has ended. What
 * is returned is called again and again, and writes when a quarter of the lease has passed, or when the server waits for longer than is left.
 */
export function leaseOf(db: Database, { account, since }: Claim, clock: () => Date): (longer: number) => Promise<void> {
  let end = leaseEnd(since);
  return async (longer) => {
    const next = leaseEnd(new Date(clock().getTime() + longer));
    if (next.getTime() - end.getTime() < limits.syncLease / 4) return;
    end = next;
    await db.transaction(async (tx) => {
      await holdAccount(tx, account.id);
      const left = and(
        eq(syncScopes.cloudAccountId, account.id),
        eq(syncScopes.status, CloudSyncStatus.syncing),
        eq(syncScopes.statusTime, since),
      );
      await tx.update(syncScopes).set({ nextTime: next }).where(left);
    });
  };
}
