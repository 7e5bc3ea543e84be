import { Decimal } from "decimal.js";
import { WithdrawStatus } from "../../../generated/enums";
import { withdrawalEvents, withdrawals } from "../../database/schema/withdrawal";
import { changeBalance } from "../account/change-balance";
import { lockAccount } from "../account/lock-account";
import { defineLifecycle } from "../define-lifecycle";
import type { Step } from "../steps";

/** A step of a withdrawal. */
export type WithdrawalStep = Step<WithdrawStatus>;

const short = { zh: "账户现金不足，打款取消", en: "The cash balance is not sufficient. The payout was cancelled" };

/**
 * The life cycle of withdrawals. Every end releases what was frozen; the cash goes only where the payment arrived. Withdrawals are locked
 * before accounts, everywhere.
 */
export const lifecycle = defineLifecycle({
  subject: "withdrawal",
  table: withdrawals,
  events: withdrawalEvents,
  eventOf: (withdrawalId) => ({ withdrawalId }),
  states: WithdrawStatus,
  begins: { pendingReview: ["user"] },
  moves: {
    pendingReview: { paying: ["review"], rejected: ["review"], cancelled: ["user"] },
    paying: { succeeded: ["bank"], failed: ["bank", "system"] },
    succeeded: {},
    rejected: {},
    failed: {},
    cancelled: {},
  },
  // Cash never goes below zero, whatever else was charged meanwhile.
  async instead(step: WithdrawalStep, { customId, amount }, tx) {
    if (step.status !== WithdrawStatus.succeeded) return step;
    const { cash } = await lockAccount(tx, customId);
    return new Decimal(cash).gte(amount)
      ? step
      : { ...step, status: WithdrawStatus.failed, actorKind: "system", note: short };
  },
  changes: ({ status, time, note }) => ({
    ...(status === WithdrawStatus.paying ? {} : { finishTime: time }),
    ...(status === WithdrawStatus.rejected || status === WithdrawStatus.failed ? { auditReason: note ?? null } : {}),
  }),
  async entails({ status, time }, { customId, withdrawNo, ...row }, tx) {
    if (status === WithdrawStatus.paying) return;
    const amount = new Decimal(row.amount).negated().toFixed(2);
    if (status === WithdrawStatus.succeeded)
      await changeBalance(tx, { customId, fund: "cash", tradeType: "withdraw", amount, relateNo: withdrawNo, time });
    await changeBalance(tx, { customId, fund: "frozen", tradeType: "unfreeze", amount, relateNo: withdrawNo, time });
  },
});
