import { asc, eq } from "drizzle-orm";
import type { Database } from "../../database/client";
import { appropriations } from "../../database/schema/appropriation";
import { followOpen } from "../follow-open";
import { type AppropriationRow, type AppropriationStep, moveReviewed } from "./move-appropriation";
import type { AppropriationReview } from "./review";
import { AppropriateStatus } from "../../../generated/enums";

/** Asks about every transfer under review and moves on those that have news. */
export async function settleAppropriations(db: Database, review: AppropriationReview, now: Date): Promise<void> {
  const open = await db
    .select()
    .from(appropriations)
    .where(eq(appropriations.status, AppropriateStatus.processing))
    .orderBy(asc(appropriations.statusTime));
  await followOpen<AppropriationRow, AppropriationStep>(db, {
    open,
    ask: async ({ appropriateNo, amount, statusTime }) => {
      const news = await review.follow({ appropriateNo, amount, since: statusTime }, now);
      return news && { ...news, time: now, actorKind: "review" };
    },
    lock: async (tx, id) => (await tx.select().from(appropriations).where(eq(appropriations.id, id)).for("update"))[0],
    move: moveReviewed,
  });
}
