import { and, eq, type SQL } from "drizzle-orm";
import { DeliveryStatus } from "../../../generated/enums";
import type { Queryable } from "../../database/client";
import { warningDeliveries } from "../../database/schema/warning";
import { deliveryAfter } from "./delivery-after";
import type { NoticeOutcome } from "./notifier";

/** A delivery that one server sends at present. */
export type ClaimedDelivery = typeof warningDeliveries.$inferSelect & {
  /** Until when nobody else sends it. No later claim of it ends at the same time: it begins when this one is over. */
  until: Date;
};

/** Claims deliveries for a time. @param due the ones that nobody has claimed */
export async function claimDeliveries(db: Queryable, due: SQL | undefined, until: Date): Promise<ClaimedDelivery[]> {
  const rows = await db.update(warningDeliveries).set({ nextTime: until }).where(due).returning();
  return rows.map((row) => ({ ...row, until }));
}

/** Marks what became of a delivery. Where somebody has claimed it after this claim was over, only they do. */
export async function markDelivery(
  db: Queryable,
  { id, failures, until }: ClaimedDelivery,
  outcome: NoticeOutcome,
  now: Date,
): Promise<void> {
  const isOurs = and(eq(warningDeliveries.id, id), eq(warningDeliveries.nextTime, until));
  const isWaiting = eq(warningDeliveries.status, DeliveryStatus.waiting);
  await db
    .update(warningDeliveries)
    .set(deliveryAfter(outcome, failures, now))
    .where(and(isOurs, isWaiting));
}
