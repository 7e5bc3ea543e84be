import { and, desc, eq, ilike, inArray, ne, or, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { BankAccount } from "../../../generated/api";
import { BankAccountStatus, RebatePayoutStatus, WithdrawStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { refusingConflicts } from "../../database/conflicts";
import { containing, pageOf } from "../../database/page";
import { customers } from "../../database/schema/identity";
import { rebatePayouts } from "../../database/schema/rebate";
import { bankAccounts, withdrawals } from "../../database/schema/withdrawal";
import { refuse } from "../../errors";
import { toLocalDateTime } from "../../time";
import { masked } from "../account/masked";
import { checkRoom, deleteEntries, keepDefault, lockBooks, makeDefault } from "../default-entry";
import type { BankAccountRow } from "./settle";
import { RealNameStatus } from "../../database/schema/states";

/** Bank accounts of the caller's customer; their numbers come in whole and go out masked. */
export const handlers = {
  listBankAccounts: async (input, context) => {
    const { db } = context;
    const page = pageOf(input);
    const where = and(own(context), ...filters(input));
    const [rows, total] = await Promise.all([
      db
        .select()
        .from(bankAccounts)
        .where(where)
        .orderBy(desc(bankAccounts.isDefault), desc(bankAccounts.createTime), desc(bankAccounts.id))
        .limit(page.limit)
        .offset(page.offset),
      db.$count(bankAccounts, where),
    ]);
    const inUse = await idsInUse(
      db,
      rows.map(({ id }) => id),
    );
    return {
      list: rows.map((row) => toBankAccount(row, inUse.has(row.id), context.language)),
      total,
      pageNum: page.pageNum,
      pageSize: page.pageSize,
    };
  },

  createBankAccount: async ({ clientToken: _token, ...given }, context) => {
    const { customId } = context.user;
    const now = context.now();
    const id = await refusingConflicts(() =>
      context.db.transaction(async (tx) => {
        await lockBooks(tx, customId);
        await checkRoom(tx, bankAccounts, customId);
        const row = {
          ...given,
          customId,
          accountName: await realName(tx, customId),
          status: BankAccountStatus.toBeVerified,
          statusTime: now,
          createTime: now,
        } as const;
        const [made] = await tx.insert(bankAccounts).values(row).returning({ id: bankAccounts.id });
        return made?.id ?? 0;
      }),
    );
    await context.audit({ targets: [id], detail: { bankName: given.bankName, bankNo: masked(given.bankNo) } });
    return { id };
  },

  deleteBankAccounts: async ({ ids }, context) => {
    const { customId } = context.user;
    await context.db.transaction(async (tx) => {
      await lockBooks(tx, customId);
      const rows = await tx
        .select()
        .from(bankAccounts)
        .where(and(own(context), inArray(bankAccounts.id, ids)))
        .orderBy(bankAccounts.id)
        .for("update");
      if (rows.length < ids.length) throw refuse("NOT_FOUND");
      if ((await idsInUse(tx, ids)).size > 0) throw refuse("BANK_ACCOUNT_IN_USE");
      await deleteEntries(tx, bankAccounts, customId, ids);
      await keepDefault(tx, bankAccounts, customId, eq(bankAccounts.status, BankAccountStatus.verified));
      await context.audit(
        { targets: ids, detail: { bankNo: rows.map(({ bankNo }) => masked(bankNo)).join(", ") } },
        tx,
      );
    });
    return null;
  },

  setDefaultBankAccount: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      await lockBooks(tx, context.user.customId);
      if ((await lockBankAccount(tx, id, context)).status !== BankAccountStatus.verified)
        throw refuse("BANK_ACCOUNT_UNVERIFIED");
      await makeDefault(tx, bankAccounts, context.user.customId, id);
      await context.audit({ targets: [id] }, tx);
    });
    return null;
  },

  verifyBankAccount: async ({ id }, context) => {
    await context.db.transaction(async (tx) => {
      if ((await lockBankAccount(tx, id, context)).status !== BankAccountStatus.failed)
        throw refuse("BANK_ACCOUNT_NOT_FAILED");
      await tx
        .update(bankAccounts)
        .set({ status: BankAccountStatus.toBeVerified, statusTime: context.now(), failReason: null })
        .where(eq(bankAccounts.id, id));
      await context.audit({ targets: [id] }, tx);
    });
    return null;
  },
} satisfies Partial<Handlers>;

/** A bank account of the caller's customer, locked until the transaction ends. @throws AnswerError NOT_FOUND */
export async function lockBankAccount(tx: Tx, id: number, context: Context): Promise<BankAccountRow> {
  const [row] = await tx
    .select()
    .from(bankAccounts)
    .where(and(own(context), eq(bankAccounts.id, id)))
    .for("update");
  if (!row) throw refuse("NOT_FOUND");
  return row;
}

/** Which of these accounts a withdrawal or a payout of rebates is on its way to. */
async function idsInUse(db: Queryable, ids: number[]): Promise<ReadonlySet<number>> {
  const rows = await union(
    db
      .select({ id: withdrawals.bankAccountId })
      .from(withdrawals)
      .where(
        and(
          inArray(withdrawals.bankAccountId, ids),
          inArray(withdrawals.status, [WithdrawStatus.pendingReview, WithdrawStatus.paying]),
        ),
      ),
    db
      .select({ id: rebatePayouts.bankAccountId })
      .from(rebatePayouts)
      .where(and(inArray(rebatePayouts.bankAccountId, ids), eq(rebatePayouts.status, RebatePayoutStatus.paying))),
  );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Domain rules: "holder = the customer's real name". @throws AnswerError where that is not verified */
async function realName(tx: Tx, customId: number): Promise<string> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customId));
  if (customer?.authStatus !== RealNameStatus.verified) throw refuse("REAL_NAME_MISSING");
  return customer.customName;
}

function own({ user }: Context): SQL {
  return eq(bankAccounts.customId, user.customId);
}

function filters({ status, verified, keyword }: Input<"listBankAccounts">): (SQL | undefined)[] {
  return [
    status?.length ? inArray(bankAccounts.status, status) : undefined,
    verified === undefined
      ? undefined
      : verified
        ? eq(bankAccounts.status, BankAccountStatus.verified)
        : ne(bankAccounts.status, BankAccountStatus.verified),
    keyword
      ? or(ilike(bankAccounts.bankName, containing(keyword)), ilike(bankAccounts.branchName, containing(keyword)))
      : undefined,
  ];
}

function toBankAccount(row: BankAccountRow, inUse: boolean, language: Context["language"]): BankAccount {
  const { customId: _custom, statusTime: _since, bankNo, createTime, failReason, ...shown } = row;
  return {
    ...shown,
    bankNo: masked(bankNo),
    label: `${row.bankName} ${masked(bankNo)}`,
    failReason: failReason?.[language] ?? null,
    inUse,
    createTime: toLocalDateTime(createTime),
  };
}
