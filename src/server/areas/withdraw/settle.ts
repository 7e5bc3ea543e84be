import { WithdrawStatus } from "../../../generated/enums";
import type { Database } from "../../database/client";
import { lifecycle } from "./lifecycle";
import type { PayoutService } from "./payouts";

const { pendingReview, paying } = WithdrawStatus;

/** Asks about every withdrawal under way and moves on those that have news. */
export async function settleWithdrawals(db: Database, payouts: PayoutService, now: Date): Promise<void> {
  await lifecycle.follow(db, [pendingReview, paying], async ({ withdrawNo, amount, status, statusTime }) => {
    const news = await payouts.follow({ withdrawNo, amount, status, since: statusTime }, now);
    return news && { ...news, time: now, actorKind: status === pendingReview ? "review" : "bank" };
  });
}
