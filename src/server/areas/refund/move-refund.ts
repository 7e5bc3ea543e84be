import { eq } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { instances, refundEvents, refunds } from "../../database/schema/instance";
import { type Step, storedStep } from "../steps";
import { payBack } from "./pay-back";
import { RefundStatus } from "../../../generated/enums";

/** A row of refunds. */
export type RefundRow = typeof refunds.$inferSelect;

/** A step of a refund. */
export type RefundStep = Step<RefundStatus>;

/** 0 review -> 1 refunding -> 2 done; 0 -> 3 rejected / 4 cancelled by the applicant. */
const next: Record<RefundStatus, readonly RefundStatus[]> = {
  [RefundStatus.pendingReview]: [RefundStatus.refunding, RefundStatus.rejected, RefundStatus.cancelled],
  [RefundStatus.refunding]: [RefundStatus.refunded],
  [RefundStatus.refunded]: [],
  [RefundStatus.rejected]: [],
  [RefundStatus.cancelled]: [],
};

/** Whether a refund may go from one status to another. */
export function mayMove(from: RefundStatus, to: RefundStatus): boolean {
  return next[from].includes(to);
}

/**
 * Moves a refund on, whose row the transaction has locked: status, history, and at the end the instance: released and paid back,
 * or as it was. Refunds are locked before instances, and these before accounts, everywhere.
 */
export async function moveRefund(tx: Tx, row: RefundRow, step: RefundStep): Promise<void> {
  const { status, time, note } = step;
  if (!mayMove(row.status, status)) throw new Error(`a refund does not go from ${row.status} to ${status}`);
  const ended = status === RefundStatus.refunding ? {} : { finishTime: time };
  const refused = status === RefundStatus.rejected ? { rejectReason: note ?? null } : {};
  const paid = status === RefundStatus.refunded ? { unsubscribeOrderId: await payBack(tx, row, time) } : {};
  await tx
    .update(refunds)
    .set({ status, statusTime: time, ...ended, ...refused, ...paid })
    .where(eq(refunds.id, row.id));
  await tx.insert(refundEvents).values({ refundId: row.id, ...storedStep(row.status, step) });
  if (status === RefundStatus.rejected || status === RefundStatus.cancelled)
    await tx.update(instances).set({ refunding: false }).where(eq(instances.id, row.instanceId));
}
