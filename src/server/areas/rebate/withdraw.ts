import { Decimal } from "decimal.js";
import { and, eq, inArray } from "drizzle-orm";
import { BankAccountStatus, RebatePayoutStatus, RebateStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { rebatePayouts, rebates } from "../../database/schema/rebate";
import { bankAccounts } from "../../database/schema/withdrawal";
import { refuse } from "../../errors";
import { masked } from "../account/masked";
import { bankAccountList } from "../bank/lists";
import { newNumber } from "../new-number";
import { rebateList } from "./lists";

/** Pays rebates of the caller's customer out, all of them or none (rules: 1 -> 2). */
export async function withdraw(
  tx: Tx,
  { ids, bankAccountId }: Input<"withdrawRebates">,
  context: Context,
): Promise<{ id: number }> {
  const { customId, username } = context.user;
  const now = context.now();
  const bank = await bankOf(tx, bankAccountId, context);
  const rows = await rebateList.lockAll(tx, ids, context);
  if (rows.some(({ status }) => status !== RebateStatus.withdrawable)) throw refuse("REBATE_NOT_WITHDRAWABLE");
  const amount = rows.reduce((sum, { rebateAmount }) => sum.plus(rebateAmount), new Decimal(0)).toFixed(2);
  const payoutNo = newNumber("RP", now);
  const [made] = await tx
    .insert(rebatePayouts)
    .values({
      customId,
      payoutNo,
      amount,
      bankAccountId: bank.id,
      bankName: bank.bankName,
      accountName: bank.accountName,
      bankNo: masked(bank.bankNo),
      status: RebatePayoutStatus.paying,
      statusTime: now,
      applyTime: now,
      applicant: username,
    })
    .returning({ id: rebatePayouts.id });
  if (!made) throw new Error("an insert returns its row");
  await tx
    .update(rebates)
    .set({ status: RebateStatus.withdrawing, statusTime: now, payoutId: made.id })
    .where(inArray(rebates.id, ids));
  await context.audit({ targets: [made.id], detail: { payoutNo, amount, rebates: ids.length } }, tx);
  return made;
}

/** The account that is named, or else the default one, locked. @throws AnswerError where it is not verified, or there is none */
async function bankOf(tx: Tx, id: number | undefined, context: Context): Promise<typeof bankAccounts.$inferSelect> {
  const bank = id === undefined ? await defaultBank(tx, context) : await bankAccountList.lock(tx, id, context);
  if (!bank) throw refuse("REBATE_NO_BANK");
  if (bank.status !== BankAccountStatus.verified) throw refuse("BANK_ACCOUNT_UNVERIFIED", {}, "bankAccountId");
  return bank;
}

async function defaultBank(tx: Tx, context: Context): Promise<typeof bankAccounts.$inferSelect | undefined> {
  const [bank] = await tx
    .select()
    .from(bankAccounts)
    .where(and(bankAccountList.owned(context), eq(bankAccounts.isDefault, true)))
    .for("update");
  return bank;
}
