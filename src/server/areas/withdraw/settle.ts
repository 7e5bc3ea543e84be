import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/client";
import { withdrawals } from "../../database/schema/withdrawal";
import { followOpen } from "../follow-open";
import { moveWithdrawal, type WithdrawalRow, type WithdrawalStep } from "./move-withdrawal";
import type { PayoutService } from "./payouts";
import { WithdrawStatus } from "../../../generated/enums";

/** Asks about every withdrawal under way and moves on those that have news. */
export async function settleWithdrawals(db: Database, payouts: PayoutService, now: Date): Promise<void> {
  const open = await db
    .select()
    .from(withdrawals)
    .where(inArray(withdrawals.status, [WithdrawStatus.pendingReview, WithdrawStatus.paying]))
    .orderBy(asc(withdrawals.statusTime));
  await followOpen<WithdrawalRow, WithdrawalStep>(db, {
    open,
    ask: async ({ withdrawNo, amount, status, statusTime }) => {
      const news = await payouts.follow({ withdrawNo, amount, status, since: statusTime }, now);
      return news && { ...news, time: now, actorKind: status === WithdrawStatus.pendingReview ? "review" : "bank" };
    },
    lock: async (tx, id) => (await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for("update"))[0],
    move: moveWithdrawal,
  });
}
