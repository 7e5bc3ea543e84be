import { eq, sql } from "drizzle-orm";
import type { WorkOrderRole } from "../../../generated/api";
import { WorkOrderStatus } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import { workOrderEvents, workOrderReplies, workOrders } from "../../database/schema/work-order";
import type { Words } from "../../errors";
import { type Step, storedStep } from "../steps";

/** A row of work orders. */
export type WorkOrderRow = typeof workOrders.$inferSelect;

/** A step of a work order. */
export interface WorkOrderStep extends Step<WorkOrderStatus> {
  /** The engineer who works on it from now on. */
  handler?: Words;
}

/** What somebody writes about a work order. */
export interface NewReply {
  role: WorkOrderRole;
  author: Words;
  content: Words;
  /** Ids of files that belong to it already. */
  attachments?: number[];
  time: Date;
}

/** 0 to be accepted -> 1 in progress <-> 17 awaiting the customer; 1 -> 2 to be confirmed -> 3 completed; 2 -> 1 reopened; 0/1 -> 4 withdrawn. */
const next: Record<WorkOrderStatus, readonly WorkOrderStatus[]> = {
  [WorkOrderStatus.toBeAccepted]: [WorkOrderStatus.inProgress, WorkOrderStatus.withdrawn],
  [WorkOrderStatus.inProgress]: [
    WorkOrderStatus.awaitingCustomer,
    WorkOrderStatus.toBeConfirmed,
    WorkOrderStatus.withdrawn,
  ],
  [WorkOrderStatus.awaitingCustomer]: [WorkOrderStatus.inProgress],
  [WorkOrderStatus.toBeConfirmed]: [WorkOrderStatus.completed, WorkOrderStatus.inProgress],
  [WorkOrderStatus.completed]: [],
  [WorkOrderStatus.withdrawn]: [],
};

/** Statuses in which nobody has anything to do any more. */
export const ended: readonly WorkOrderStatus[] = [WorkOrderStatus.completed, WorkOrderStatus.withdrawn];

/** Whether a work order may go from one status to another. */
export function mayMove(from: WorkOrderStatus, to: WorkOrderStatus): boolean {
  return next[from].includes(to);
}

/** Moves a work order on, whose row the transaction has locked: status and history. @returns the row as it is then */
export async function moveWorkOrder(tx: Tx, row: WorkOrderRow, step: WorkOrderStep): Promise<WorkOrderRow> {
  const { status, time, handler = row.handler } = step;
  if (!mayMove(row.status, status)) throw new Error(`a work order does not go from ${row.status} to ${status}`);
  const change = {
    status,
    statusTime: time,
    updateTime: time,
    handler,
    closeTime: ended.includes(status) ? time : null,
  };
  await tx.update(workOrders).set(change).where(eq(workOrders.id, row.id));
  await tx.insert(workOrderEvents).values({ workOrderId: row.id, ...storedStep(row.status, step) });
  return { ...row, ...change };
}

/** Adds a message to the conversation about a work order, whose row the transaction has locked. @returns its id */
export async function addReply(tx: Tx, { id }: WorkOrderRow, { time, ...reply }: NewReply): Promise<number> {
  const [made] = await tx
    .insert(workOrderReplies)
    .values({ workOrderId: id, createTime: time, ...reply })
    .returning({ id: workOrderReplies.id });
  if (!made) throw new Error("an insert returns its row");
  await tx
    .update(workOrders)
    .set({ replyCount: sql`${workOrders.replyCount} + 1`, updateTime: time })
    .where(eq(workOrders.id, id));
  return made.id;
}
