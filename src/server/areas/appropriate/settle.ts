import { AppropriateStatus } from "../../../generated/enums";
import type { Database } from "../../database/client";
import { lifecycle } from "./lifecycle";
import type { AppropriationReview } from "./review";

/** Asks about every transfer under review and moves on those that have news. */
export async function settleAppropriations(db: Database, review: AppropriationReview, now: Date): Promise<void> {
  await lifecycle.follow(db, [AppropriateStatus.processing], async ({ appropriateNo, amount, statusTime }) => {
    const news = await review.follow({ appropriateNo, amount, since: statusTime }, now);
    return news && { ...news, time: now, actorKind: "review" };
  });
}
