import { RefundStatus } from "../../../generated/enums";
import type { Database } from "../../database/client";
import { lifecycle } from "./lifecycle";
import type { RefundOffice } from "./review";

const { pendingReview, refunding } = RefundStatus;

/** Asks about every refund under way and moves on those that have news. */
export async function settleRefunds(db: Database, office: RefundOffice, now: Date): Promise<void> {
  await lifecycle.follow(db, [pendingReview, refunding], async (row) => {
    const { refundNo, resourceId, refundAmount: amount, status, statusTime: since } = row;
    const news = await office.follow({ refundNo, resourceId, amount, status, since }, now);
    return news && { ...news, time: now, actorKind: status === pendingReview ? "review" : "system" };
  });
}
