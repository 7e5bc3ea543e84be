import { asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../database/client";
import { refunds } from "../../database/schema/instance";
import { followOpen } from "../follow-open";
import { moveRefund, type RefundRow, type RefundStep } from "./move-refund";
import type { RefundOffice } from "./review";
import { RefundStatus } from "../../../generated/enums";

/** Asks about every refund under way and moves on those that have news. */
export async function settleRefunds(db: Database, office: RefundOffice, now: Date): Promise<void> {
  const open = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.status, [RefundStatus.pendingReview, RefundStatus.refunding]))
    .orderBy(asc(refunds.statusTime));
  await followOpen<RefundRow, RefundStep>(db, {
    open,
    ask: async ({ refundNo, resourceId, refundAmount: amount, status, statusTime }) => {
      const news = await office.follow({ refundNo, resourceId, amount, status, since: statusTime }, now);
      return news && { ...news, time: now, actorKind: status === RefundStatus.pendingReview ? "review" : "system" };
    },
    lock: async (tx, id) => (await tx.select().from(refunds).where(eq(refunds.id, id)).for("update"))[0],
    move: moveRefund,
  });
}
