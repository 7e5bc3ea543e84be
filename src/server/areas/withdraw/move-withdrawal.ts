import { Decimal } from "decimal.js";
import { eq } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { withdrawalEvents, withdrawals } from "../../database/schema/withdrawal";
import { changeBalance } from "../account/change-balance";
import { lockAccount } from "../account/lock-account";
import { type Step, storedStep } from "../steps";
import { WithdrawStatus } from "../../../generated/enums";

/** A row of withdrawals. */
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** A step of a withdrawal. */
export type WithdrawalStep = Step<WithdrawStatus>;

/** 0 review -> 1 paying -> 2 done / 4 failed; 0 -> 3 rejected / 5 cancelled by the applicant. */
const next: Record<WithdrawStatus, readonly WithdrawStatus[]> = {
  [WithdrawStatus.pendingReview]: [WithdrawStatus.paying, WithdrawStatus.rejected, WithdrawStatus.cancelled],
  [WithdrawStatus.paying]: [WithdrawStatus.succeeded, WithdrawStatus.failed],
  [WithdrawStatus.succeeded]: [],
  [WithdrawStatus.rejected]: [],
  [WithdrawStatus.failed]: [],
  [WithdrawStatus.cancelled]: [],
};

const short = { zh: "账户现金不足，打款取消", en: "Not enough cash in the account, the payment was called off" };

/** Whether a withdrawal may go from one status to another. */
export function mayMove(from: WithdrawStatus, to: WithdrawStatus): boolean {
  return next[from].includes(to);
}

/**
 * Moves a withdrawal on, whose row the transaction has locked: status, history, and the money. What was frozen is released at
 * every end; paid out is it only where it arrived. Withdrawals are locked before accounts, everywhere.
 */
export async function moveWithdrawal(tx: Tx, row: WithdrawalRow, asked: WithdrawalStep): Promise<void> {
  const step = asked.status === WithdrawStatus.succeeded ? await coveredStep(tx, row, asked) : asked;
  const { status, time, note } = step;
  if (!mayMove(row.status, status)) throw new Error(`a withdrawal does not go from ${row.status} to ${status}`);
  const ended = status === WithdrawStatus.paying ? {} : { finishTime: time };
  const refused =
    status === WithdrawStatus.rejected || status === WithdrawStatus.failed ? { auditReason: note ?? null } : {};
  await tx
    .update(withdrawals)
    .set({ status, statusTime: time, ...ended, ...refused })
    .where(eq(withdrawals.id, row.id));
  await tx.insert(withdrawalEvents).values({ withdrawalId: row.id, ...storedStep(row.status, step) });
  if (status === WithdrawStatus.paying) return;
  const { customId, withdrawNo } = row;
  const amount = new Decimal(row.amount).negated().toFixed(2);
  if (status === WithdrawStatus.succeeded)
    await changeBalance(tx, { customId, fund: "cash", tradeType: "withdraw", amount, relateNo: withdrawNo, time });
  await changeBalance(tx, { customId, fund: "frozen", tradeType: "unfreeze", amount, relateNo: withdrawNo, time });
}

/** Cash never goes below zero, whatever else was charged meanwhile. */
async function coveredStep(tx: Tx, { customId, amount }: WithdrawalRow, step: WithdrawalStep): Promise<WithdrawalStep> {
  const { cash } = await lockAccount(tx, customId);
  return new Decimal(cash).gte(amount)
    ? step
    : { ...step, status: WithdrawStatus.failed, actorKind: "system", note: short };
}
