import { eq } from "drizzle-orm";
import type { Tx } from "../../database/client";
import { rechargeEvents, recharges } from "../../database/schema/account";
import { changeBalance } from "../account/change-balance";
import { type Step, storedStep } from "../steps";
import { RechargeStatus } from "../../../generated/enums";

/** A row of recharges. */
export type RechargeRow = typeof recharges.$inferSelect;

/** A step of a recharge. */
export interface RechargeStep extends Step<RechargeStatus> {
  channelSn?: string;
}

/** 0 awaiting payment -> 1 to be confirmed (offline) -> 2 done / 3 failed; 0 -> 4 closed. Online payments skip 1. */
const next: Record<RechargeStatus, readonly RechargeStatus[]> = {
  [RechargeStatus.awaitingPayment]: [
    RechargeStatus.toBeConfirmed,
    RechargeStatus.succeeded,
    RechargeStatus.failed,
    RechargeStatus.closed,
  ],
  [RechargeStatus.toBeConfirmed]: [RechargeStatus.succeeded, RechargeStatus.failed],
  [RechargeStatus.succeeded]: [],
  [RechargeStatus.failed]: [],
  [RechargeStatus.closed]: [],
};

/** Whether a recharge may go from one status to another. */
export function mayMove(from: RechargeStatus, to: RechargeStatus): boolean {
  return next[from].includes(to);
}

/**
 * Moves a recharge on, whose row the transaction has locked: status, history and, when it is done, the money in the account.
 * Recharges are locked before accounts, everywhere.
 */
export async function moveRecharge(tx: Tx, row: RechargeRow, step: RechargeStep): Promise<void> {
  const { status, time, channelSn } = step;
  if (!mayMove(row.status, status)) throw new Error(`a recharge does not go from ${row.status} to ${status}`);
  const arrived = status === RechargeStatus.succeeded ? { arriveTime: time, channelSn: channelSn ?? null } : {};
  await tx
    .update(recharges)
    .set({ status, statusTime: time, ...arrived })
    .where(eq(recharges.id, row.id));
  await tx.insert(rechargeEvents).values({ rechargeId: row.id, ...storedStep(row.status, step) });
  if (status !== RechargeStatus.succeeded) return;
  const { customId, amount, rechargeNo } = row;
  await changeBalance(tx, { customId, fund: "cash", tradeType: "recharge", amount, relateNo: rechargeNo, time });
}
