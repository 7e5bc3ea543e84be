import { OrderStatus } from "../../../generated/enums";
import { orderEvents, orders } from "../../database/schema/commerce";
import { addMinutes } from "../../time";
import { defineLifecycle } from "../define-lifecycle";
import type { Step } from "../steps";

/** A row of orders. */
export type OrderRow = typeof orders.$inferSelect;

/** A step of an order. */
export interface OrderStep extends Step<OrderStatus> {
  /** What else of the row changes with it. */
  set?: Partial<typeof orders.$inferInsert>;
}

/** How long an order waits for its payment. */
const payWithinMinutes = 24 * 60;

/** Until when an order has to be paid that comes to its state by this step; null where it does not wait for that. */
export function payDeadlineOf({ status, time }: OrderStep): Date | null {
  return status === OrderStatus.toPay ? addMinutes(time, payWithinMinutes) : null;
}

/**
 * The life cycle of orders. Domain rules: "0 approval -> 1 to pay -> 2 processing -> 3 done; 1 -> 4 cancelled / 5 expired; 2 -> 6 failed ->
 * 7 refunding -> 8 refunded", "cancel only in 0/1", "3 -> 7 only by unsubscription". What the platform places for a customer awaits its approval first; the order of an
 * unsubscription begins as done. Orders are locked before vouchers, and these before accounts, everywhere.
 */
export const lifecycle = defineLifecycle({
  subject: "order",
  table: orders,
  events: orderEvents,
  eventOf: (orderId) => ({ orderId }),
  states: OrderStatus,
  begins: { pendingApproval: ["system"], toPay: ["user", "system"], done: ["system"] },
  moves: {
    pendingApproval: { toPay: ["review"], cancelled: ["user"] },
    toPay: { processing: ["user", "system"], cancelled: ["user"], expired: ["system"] },
    processing: { done: ["provisioner"], provisioningFailed: ["provisioner"] },
    done: { refunding: ["user"] },
    cancelled: {},
    expired: {},
    provisioningFailed: { refunding: ["system"] },
    refunding: { refunded: ["system"] },
    refunded: {},
  },
  changes: (step: OrderStep) => ({
    ...(step.status === OrderStatus.toPay ? { payDeadline: payDeadlineOf(step) } : {}),
    ...step.set,
  }),
});
