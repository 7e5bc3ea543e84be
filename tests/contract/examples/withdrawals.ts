import { randomInt } from "node:crypto";
import type { BankAccountStatus } from "../../../src/generated/api";
import type { OperationId } from "../../../src/generated/operations";
import { changeBalance } from "../../../src/server/areas/account/change-balance";
import type { Database } from "../../../src/server/database/client";
import { bankAccounts, withdrawals } from "../../../src/server/database/schema/withdrawal";
import { type Example, other, own, unique } from "../example";

/** A number no other bank account has. */
const newBankNo = () => `6222${String(randomInt(1_000_000_000)).padStart(12, "0")}`;

/** A bank account of the admin's customer in a status, or another's. */
async function newBankAccount(db: Database, status: BankAccountStatus = 1, customId = own): Promise<number> {
  const now = new Date();
  const row = {
    customId,
    accountName: "示例公司",
    bankName: "示例银行",
    branchName: "示例支行",
    bankNo: newBankNo(),
    status,
    statusTime: now,
    createTime: now,
  };
  const [account] = await db.insert(bankAccounts).values(row).returning({ id: bankAccounts.id });
  return account?.id ?? 0;
}

/** An amount that can be withdrawn, since there is more than enough cash. */
async function withdrawable(db: Database): Promise<string> {
  await db.transaction((tx) =>
    changeBalance(tx, {
      customId: own,
      fund: "cash",
      tradeType: "adjust",
      amount: "2000000.00",
      relateNo: "EXAMPLE",
      time: new Date(),
    }),
  );
  return "1.00";
}

/** A withdrawal under review, of the admin's customer or another's, whose amount is frozen. */
async function newWithdrawal(db: Database, customId = own): Promise<number> {
  const now = new Date();
  const withdrawNo = `WD${unique()}`;
  const row = {
    customId,
    withdrawNo,
    amount: "60000.00",
    bankName: "示例银行",
    accountName: "示例公司",
    bankNo: "6222 **** 0001",
    reason: "示例",
    status: 0,
    statusTime: now,
    applyTime: now,
    applicant: "admin",
  } as const;
  return db.transaction(async (tx) => {
    await changeBalance(tx, {
      customId,
      fund: "frozen",
      tradeType: "freeze",
      amount: row.amount,
      relateNo: withdrawNo,
      time: now,
    });
    const [withdrawal] = await tx.insert(withdrawals).values(row).returning({ id: withdrawals.id });
    return withdrawal?.id ?? 0;
  });
}

export const examples = {
  listBankAccounts: { input: () => ({ pageNum: 1, pageSize: 10, status: [0, 1, 2], verified: true, keyword: "银行" }) },
  createBankAccount: {
    input: () => ({
      bankName: "示例银行",
      branchName: "示例支行",
      bankNo: newBankNo(),
      province: "上海市",
      city: "上海市",
      unionNo: "102290007832",
      clientToken: unique(),
    }),
  },
  deleteBankAccounts: {
    input: async (db) => ({ ids: [await newBankAccount(db)] }),
    foreign: { ids: (db) => newBankAccount(db, 1, other) },
  },
  setDefaultBankAccount: {
    input: async (db) => ({ id: await newBankAccount(db) }),
    foreign: { id: (db) => newBankAccount(db, 1, other) },
  },
  verifyBankAccount: {
    input: async (db) => ({ id: await newBankAccount(db, 2) }),
    foreign: { id: (db) => newBankAccount(db, 2, other) },
  },
  getWithdrawable: {},
  createWithdrawal: {
    input: async (db) => ({
      amount: await withdrawable(db),
      bankAccountId: await newBankAccount(db),
      reason: "示例",
      clientToken: unique(),
    }),
    foreign: { bankAccountId: (db) => newBankAccount(db, 1, other) },
  },
  listWithdrawals: {
    input: () => ({
      pageNum: 1,
      pageSize: 10,
      sortField: "amount",
      sortOrder: "ascending",
      withdrawNo: "WD",
      status: [0, 2],
      minAmount: "0.01",
      maxAmount: "900000",
      startTime: "2024-01-01 00:00:00",
      endTime: "2099-01-01 00:00:00",
    }),
  },
  getWithdrawal: {
    input: async (db) => ({ id: await newWithdrawal(db) }),
    foreign: { id: (db) => newWithdrawal(db, other) },
  },
  cancelWithdrawal: {
    input: async (db) => ({ id: await newWithdrawal(db) }),
    foreign: { id: (db) => newWithdrawal(db, other) },
  },
} satisfies Partial<Record<OperationId, Example>>;
