import { Decimal } from "decimal.js";
import { hasPassed } from "../../time";
import type { PayoutService } from "./payouts";
import { WithdrawStatus } from "../../../generated/enums";

/** Seconds after which the demo has reviewed a withdrawal, and paid it. */
const seconds = { reviewed: 20, paid: 30 };
/** Amounts that the demo leaves alone: they wait for a person for ever. */
const left = 50_000;
/** Amounts with these cents are rejected by the review, or by the bank. */
const [rejectedCents, failedCents] = [".33", ".44"];

/** Notes of their steps, shown in the history of a withdrawal. */
export const words = {
  rejected: {
    zh: "提现原因说明不充分，请补充后重新申请",
    en: "The reason is not sufficient. Add details and apply again",
  },
  failed: { zh: "收款银行退回了该笔款项", en: "The receiving bank returned the payment" },
};

/**
 * Stands in for finance and the bank: reviews a withdrawal after 20 seconds and pays it 30 later. Amounts that end in .33 are
 * rejected, those that end in .44 come back; those of 50,000 CNY and more wait for a person.
 */
export const payoutSimulator: PayoutService = {
  follow: async ({ amount, status, since }, now) => {
    const wait = status === WithdrawStatus.pendingReview ? seconds.reviewed : seconds.paid;
    if (!hasPassed(wait, since, now) || new Decimal(amount).gte(left)) return undefined;
    if (status === WithdrawStatus.pendingReview)
      return amount.endsWith(rejectedCents)
        ? { status: WithdrawStatus.rejected, note: words.rejected }
        : { status: WithdrawStatus.paying };
    return amount.endsWith(failedCents)
      ? { status: WithdrawStatus.failed, note: words.failed }
      : { status: WithdrawStatus.succeeded };
  },
};
