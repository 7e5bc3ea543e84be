import { asc, eq } from "drizzle-orm";
import type { Database, Tx } from "../../database/client";
import { rebatePayouts, rebates } from "../../database/schema/rebate";
import type { Words } from "../../errors";
import { followOpen } from "../follow-open";
import type { PayoutService } from "../withdraw/payouts";
import { RebatePayoutStatus, RebateStatus } from "../../../generated/enums";

type PayoutRow = typeof rebatePayouts.$inferSelect;

/** How a payout ended. */
interface End {
  status: Exclude<RebatePayoutStatus, typeof RebatePayoutStatus.paying>;
  time: Date;
  note?: Words;
}

/** Asks about every payout under way, the same service that pays withdrawals, and ends those that have news. */
export async function settleRebatePayouts(db: Database, payouts: PayoutService, now: Date): Promise<void> {
  const open = await db
    .select()
    .from(rebatePayouts)
    .where(eq(rebatePayouts.status, RebatePayoutStatus.paying))
    .orderBy(asc(rebatePayouts.statusTime));
  await followOpen<PayoutRow, End>(db, {
    open,
    ask: async ({ payoutNo, amount, statusTime }) => {
      const news = await payouts.follow(
        { withdrawNo: payoutNo, amount, status: RebatePayoutStatus.paying, since: statusTime },
        now,
      );
      if (news?.status === RebatePayoutStatus.succeeded) return { status: RebatePayoutStatus.succeeded, time: now };
      return news && "note" in news ? { status: RebatePayoutStatus.failed, time: now, note: news.note } : undefined;
    },
    lock: async (tx, id) => (await tx.select().from(rebatePayouts).where(eq(rebatePayouts.id, id)).for("update"))[0],
    move: endPayout,
  });
}

/** Rules: 2 -> 3; what could not be paid can be withdrawn again, 2 -> 1. */
async function endPayout(tx: Tx, { id }: PayoutRow, { status, time, note }: End): Promise<void> {
  await tx
    .update(rebatePayouts)
    .set({ status, statusTime: time, finishTime: time, failReason: note ?? null })
    .where(eq(rebatePayouts.id, id));
  const ended =
    status === RebatePayoutStatus.succeeded
      ? { status: RebateStatus.withdrawn }
      : { status: RebateStatus.withdrawable, payoutId: null };
  await tx
    .update(rebates)
    .set({ ...ended, statusTime: time })
    .where(eq(rebates.payoutId, id));
}
