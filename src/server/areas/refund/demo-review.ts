import { Decimal } from "decimal.js";
import { hasPassed } from "../../time";
import type { RefundOffice } from "./review";
import { RefundStatus } from "../../../generated/enums";

/** Seconds until it is reviewed, and from there until the instance is gone. */
const seconds = { reviewed: 20, refunded: 20 };
/** Amounts of so many CNY and more wait for a person, so that the demo keeps showing them. */
export const waitsFrom = 3_000;
const rejectedCents = ".33";
/** Why one is rejected. */
export const rejected = {
  zh: "资源仍被其他业务引用，请先解除关联后重新申请",
  en: "Other services still depend on the resource. Detach them and apply again",
};

/**
 * Stands in for those who review refunds and unsubscribe at the cloud: amounts that end in .33 are rejected, those of 3,000 CNY
 * and more wait for a person, all others are back within a minute.
 */
export const refundReviewSimulator: RefundOffice = {
  follow: async ({ amount, status, since }, now) => {
    if (
      !hasPassed(status === RefundStatus.pendingReview ? seconds.reviewed : seconds.refunded, since, now) ||
      new Decimal(amount).gte(waitsFrom)
    )
      return undefined;
    if (status === RefundStatus.pendingReview)
      return amount.endsWith(rejectedCents)
        ? { status: RefundStatus.rejected, note: rejected }
        : { status: RefundStatus.refunding };
    return { status: RefundStatus.refunded };
  },
};
