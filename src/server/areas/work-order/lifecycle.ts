import { WorkOrderStatus } from "../../../generated/enums";
import { workOrderEvents, workOrders } from "../../database/schema/work-order";
import type { Words } from "../../errors";
import { defineLifecycle } from "../define-lifecycle";
import type { Step } from "../steps";

/** A row of work orders. */
export type WorkOrderRow = typeof workOrders.$inferSelect;

/** A step of a work order. */
export interface WorkOrderStep extends Step<WorkOrderStatus> {
  /** The engineer who works on it from now on. */
  handler?: Words;
}

/** Statuses in which nobody has anything to do any more. */
export const ended: readonly WorkOrderStatus[] = [WorkOrderStatus.completed, WorkOrderStatus.withdrawn];

/** The life cycle of work orders. */
export const lifecycle = defineLifecycle({
  subject: "work order",
  table: workOrders,
  events: workOrderEvents,
  eventOf: (workOrderId) => ({ workOrderId }),
  states: WorkOrderStatus,
  begins: { toBeAccepted: ["user"] },
  moves: {
    toBeAccepted: { inProgress: ["engineer"], withdrawn: ["user"] },
    inProgress: { awaitingCustomer: ["engineer"], toBeConfirmed: ["engineer"], withdrawn: ["user"] },
    awaitingCustomer: { inProgress: ["user"] },
    toBeConfirmed: { completed: ["user", "system"], inProgress: ["user"] },
    completed: {},
    withdrawn: {},
  },
  changes: ({ status, time, handler }: WorkOrderStep, row) => ({
    updateTime: time,
    handler: handler ?? row.handler,
    closeTime: ended.includes(status) ? time : null,
  }),
});
