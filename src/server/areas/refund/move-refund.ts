import { eq } from "drizzle-orm";
import type { RefundStatus } from "../../../generated/api";
import type { Tx } from "../../database/client";
import { instances, refundEvents, refunds } from "../../database/schema/instance";
import { type Step, storedStep } from "../steps";
import { payBack } from "./pay-back";

/** A row of refunds. */
export type RefundRow = typeof refunds.$inferSelect;

/** A step of a refund. */
export type RefundStep = Step<RefundStatus>;

/** 0 review -> 1 refunding -> 2 done; 0 -> 3 rejected / 4 cancelled by the applicant. */
const next: Record<RefundStatus, readonly RefundStatus[]> = { 0: [1, 3, 4], 1: [2], 2: [], 3: [], 4: [] };

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
  const ended = status >= 2 ? { finishTime: time } : {};
  const refused = status === 3 ? { rejectReason: note ?? null } : {};
  const paid = status === 2 ? { unsubscribeOrderId: await payBack(tx, row, time) } : {};
  await tx
    .update(refunds)
    .set({ status, statusTime: time, ...ended, ...refused, ...paid })
    .where(eq(refunds.id, row.id));
  await tx.insert(refundEvents).values({ refundId: row.id, ...storedStep(row.status, step) });
  if (status > 2) await tx.update(instances).set({ refunding: false }).where(eq(instances.id, row.instanceId));
}
