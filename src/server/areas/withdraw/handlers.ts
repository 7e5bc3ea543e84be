import { Decimal } from "decimal.js";
import { asc, eq } from "drizzle-orm";
import { BankAccountStatus, WithdrawStatus } from "../../../generated/enums";
import type { Handlers } from "../../context";
import { withdrawalEvents, withdrawals } from "../../database/schema/withdrawal";
import { refuse } from "../../errors";
import { changeBalance } from "../account/change-balance";
import { lockAccount } from "../account/lock-account";
import { masked } from "../account/masked";
import { bankAccountList } from "../bank/lists";
import { newNumber } from "../new-number";
import { toStep } from "../steps";
import { withdrawalList } from "./lists";
import { lifecycle } from "./lifecycle";
import { readWithdrawable } from "./withdrawable";

/** Withdrawals of the caller's customer. */
export const handlers = {
  getWithdrawable: (_input, { db, user, now }) => readWithdrawable(db, user.customId, now()),

  createWithdrawal: async ({ amount, bankAccountId, reason }, context) => {
    const { customId, username } = context.user;
    const now = context.now();
    return context.db.transaction(async (tx) => {
      const { status, bankName, accountName, bankNo } = await bankAccountList.lock(tx, bankAccountId, context);
      if (status !== BankAccountStatus.verified) throw refuse("BANK_ACCOUNT_UNVERIFIED", {}, "bankAccountId");
      await lockAccount(tx, customId);
      const { withdrawable } = await readWithdrawable(tx, customId, now);
      if (new Decimal(amount).gt(withdrawable)) throw refuse("WITHDRAW_EXCEEDS", { most: withdrawable });
      const withdrawNo = newNumber("WD", now);
      const row = {
        customId,
        withdrawNo,
        amount,
        bankAccountId,
        bankName,
        accountName,
        bankNo: masked(bankNo),
        reason,
        status: WithdrawStatus.pendingReview,
        statusTime: now,
        applyTime: now,
        applicant: username,
      } as const;
      const [made] = await tx.insert(withdrawals).values(row).returning({ id: withdrawals.id });
      if (!made) throw new Error("an insert returns its row");
      await lifecycle.begin(tx, made.id, {
        status: WithdrawStatus.pendingReview,
        time: now,
        actorKind: "user",
        actor: username,
      });
      await changeBalance(tx, {
        customId,
        fund: "frozen",
        tradeType: "freeze",
        amount,
        relateNo: withdrawNo,
        time: now,
      });
      await context.audit({ targets: [made.id], detail: { withdrawNo, amount, bankNo: row.bankNo } }, tx);
      return { id: made.id };
    });
  },

  getWithdrawal: async ({ id }, context) => {
    const row = await withdrawalList.get(id, context);
    const events = await context.db
      .select()
      .from(withdrawalEvents)
      .where(eq(withdrawalEvents.withdrawalId, id))
      .orderBy(asc(withdrawalEvents.id));
    return {
      ...(await withdrawalList.show(row, context)),
      history: events.map((event) => toStep(event, context.language)),
    };
  },

  cancelWithdrawal: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const row = await withdrawalList.lock(tx, id, context);
      if (!lifecycle.mayMove(row.status, WithdrawStatus.cancelled, "user")) throw refuse("WITHDRAW_NOT_OPEN");
      await lifecycle.move(tx, row, {
        status: WithdrawStatus.cancelled,
        time: context.now(),
        actorKind: "user",
        actor: context.user.username,
      });
      await context.audit({ targets: [id], detail: { withdrawNo: row.withdrawNo } }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;
