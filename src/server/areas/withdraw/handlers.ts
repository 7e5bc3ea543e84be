import { Decimal } from "decimal.js";
import { and, asc, eq, inArray, like, type SQL } from "drizzle-orm";
import type { Withdrawal } from "../../../generated/api";
import { BankAccountStatus, WithdrawStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { readPage, sourceOf } from "../../database/listed";
import { orderOf, startingWith } from "../../database/page";
import { amounting, during } from "../../database/ranges";
import { withdrawalEvents, withdrawals } from "../../database/schema/withdrawal";
import { refuse } from "../../errors";
import type { ListSources } from "../../export/source";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { changeBalance } from "../account/change-balance";
import { lockAccount } from "../account/lock-account";
import { masked } from "../account/masked";
import { lockBankAccount } from "../bank/handlers";
import { newNumber } from "../new-number";
import { storedStep, toStep } from "../steps";
import { mayMove, moveWithdrawal, type WithdrawalRow } from "./move-withdrawal";
import { readWithdrawable } from "./withdrawable";

/** Withdrawals of the caller's customer. */
export const handlers = {
  getWithdrawable: (_input, { db, user, now }) => readWithdrawable(db, user.customId, now()),

  createWithdrawal: async ({ amount, bankAccountId, reason }, context) => {
    const { customId, username } = context.user;
    const now = context.now();
    return context.db.transaction(async (tx) => {
      const { status, bankName, accountName, bankNo } = await lockBankAccount(tx, bankAccountId, context);
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
      await tx.insert(withdrawalEvents).values({
        withdrawalId: made.id,
        ...storedStep(null, { status: WithdrawStatus.pendingReview, time: now, actorKind: "user", actor: username }),
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

  listWithdrawals: (input, context) => readPage(context.db, listed(input, context), input),

  getWithdrawal: async ({ id }, context) => {
    const [row] = await context.db
      .select()
      .from(withdrawals)
      .where(and(own(context), eq(withdrawals.id, id)));
    if (!row) throw refuse("NOT_FOUND");
    const events = await context.db
      .select()
      .from(withdrawalEvents)
      .where(eq(withdrawalEvents.withdrawalId, id))
      .orderBy(asc(withdrawalEvents.id));
    return { ...toWithdrawal(row, context.language), history: events.map((event) => toStep(event, context.language)) };
  },

  cancelWithdrawal: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(withdrawals)
        .where(and(own(context), eq(withdrawals.id, id)))
        .for("update");
      if (!row) throw refuse("NOT_FOUND");
      if (!mayMove(row.status, WithdrawStatus.cancelled)) throw refuse("WITHDRAW_NOT_OPEN");
      await moveWithdrawal(tx, row, {
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

/** Every one that matches, to the end. */
export const withdrawalSource: ListSources["listWithdrawals"] = (input, context) =>
  sourceOf(context.db, listed(input, context));

function listed(input: Input<"listWithdrawals">, context: Context) {
  const { sortField = "applyTime", sortOrder } = input;
  return {
    table: withdrawals,
    where: and(own(context), ...filters(input)),
    order: orderOf(withdrawals[sortField], withdrawals.id, sortOrder),
    show: (row: WithdrawalRow) => toWithdrawal(row, context.language),
  };
}

function own({ user }: Context): SQL {
  return eq(withdrawals.customId, user.customId);
}

function filters({
  withdrawNo,
  status,
  minAmount,
  maxAmount,
  startTime,
  endTime,
}: Input<"listWithdrawals">): (SQL | undefined)[] {
  return [
    withdrawNo ? like(withdrawals.withdrawNo, startingWith(withdrawNo)) : undefined,
    status?.length ? inArray(withdrawals.status, status) : undefined,
    amounting(withdrawals.amount, minAmount, maxAmount),
    during(withdrawals.applyTime, startTime, endTime),
  ];
}

function toWithdrawal(row: WithdrawalRow, language: Context["language"]): Withdrawal {
  const { customId: _custom, statusTime: _since, auditReason, applyTime, finishTime, ...shown } = row;
  return {
    ...shown,
    arriveAmount: new Decimal(row.amount).minus(row.fee).toFixed(2),
    auditReason: auditReason?.[language] ?? null,
    applyTime: toLocalDateTime(applyTime),
    finishTime: toLocalDateTimeOrNull(finishTime),
  };
}
