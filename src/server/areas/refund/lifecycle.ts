import { eq } from "drizzle-orm";
import { RefundStatus } from "../../../generated/enums";
import { instances, refundEvents, refunds } from "../../database/schema/instance";
import { defineLifecycle } from "../define-lifecycle";
import type { Step } from "../steps";
import { payBack } from "./pay-back";

/** A step of a refund. */
export type RefundStep = Step<RefundStatus>;

/**
 * The life cycle of refunds; a refunded instance is released and paid back, any other end leaves it in use. Refunds are locked before instances, and
 * these before accounts, everywhere.
 */
export const lifecycle = defineLifecycle({
  subject: "refund",
  table: refunds,
  events: refundEvents,
  eventOf: (refundId) => ({ refundId }),
  states: RefundStatus,
  begins: { pendingReview: ["user"] },
  moves: {
    pendingReview: { refunding: ["review"], rejected: ["review"], cancelled: ["user"] },
    refunding: { refunded: ["system"] },
    refunded: {},
    rejected: {},
    cancelled: {},
  },
  changes: async ({ status, time, note }: RefundStep, row, tx) => ({
    ...(status === RefundStatus.refunding ? {} : { finishTime: time }),
    ...(status === RefundStatus.rejected ? { rejectReason: note ?? null } : {}),
    ...(status === RefundStatus.refunded ? { unsubscribeOrderId: await payBack(tx, row, time) } : {}),
  }),
  async entails({ status }, { instanceId }, tx) {
    if (status === RefundStatus.rejected || status === RefundStatus.cancelled)
      await tx.update(instances).set({ refunding: false }).where(eq(instances.id, instanceId));
  },
});
