import { eq } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { orderEvents, orders } from "../../database/schema/commerce";
import { type Step, storedStep } from "../steps";
import { OrderStatus } from "../../../generated/enums";

/** A row of orders. */
export type OrderRow = typeof orders.$inferSelect;

/** A step of an order. */
export interface OrderStep extends Step<OrderStatus> {
  /** What else of the row changes with it. */
  set?: Partial<typeof orders.$inferInsert>;
}

/**
 * Domain rules: "0 approval -> 1 to pay -> 2 processing -> 3 done; 1 -> 4 cancelled / 5 expired; 2 -> 6 failed -> 7 refunding ->
 * 8 refunded", "cancel only in 0/1", "3 -> 7 only by unsubscription".
 */
const next: Record<OrderStatus, readonly OrderStatus[]> = {
  [OrderStatus.pendingApproval]: [OrderStatus.toPay, OrderStatus.cancelled],
  [OrderStatus.toPay]: [OrderStatus.processing, OrderStatus.cancelled, OrderStatus.expired],
  [OrderStatus.processing]: [OrderStatus.done, OrderStatus.provisioningFailed],
  [OrderStatus.done]: [OrderStatus.refunding],
  [OrderStatus.cancelled]: [],
  [OrderStatus.expired]: [],
  [OrderStatus.provisioningFailed]: [OrderStatus.refunding],
  [OrderStatus.refunding]: [OrderStatus.refunded],
  [OrderStatus.refunded]: [],
};

/** Whether an order may go from one status to another. */
export function mayMove(from: number, to: OrderStatus): boolean {
  return next[from as OrderStatus].includes(to);
}

/**
 * Moves an order on, whose row the transaction has locked: status and history. @returns the row as it is then.
 * Orders are locked before vouchers, and these before accounts, everywhere.
 */
export async function moveOrder(tx: Tx, row: OrderRow, step: OrderStep): Promise<OrderRow> {
  const { status, time, set = {} } = step;
  if (!mayMove(row.status, status)) throw new Error(`an order does not go from ${row.status} to ${status}`);
  const changes = { ...set, status, statusTime: time };
  await tx.update(orders).set(changes).where(eq(orders.id, row.id));
  await tx.insert(orderEvents).values({ orderId: row.id, ...storedStep(row.status as OrderStatus, step) });
  return { ...row, ...changes } as OrderRow;
}
