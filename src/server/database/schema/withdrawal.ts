import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { BankAccountStatus, WithdrawStatus } from "../../../generated/enums";
import { id, moment, money } from "./columns";
import { customers } from "./identity";
import { stepColumns } from "./steps";
import { state, states } from "./states";
import { ownRows, rowsOf } from "./owned";

/** Bank accounts that money is paid to. 0 to be verified -> 1 verified / 2 failed; 2 -> 0 when asked for again. */
export const bankAccounts = pgTable(
  "bank_accounts",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    /** The customer's real name. */
    accountName: text("account_name").notNull(),
    bankName: text("bank_name").notNull(),
    branchName: text("branch_name").notNull(),
    /** Whole; what leaves the server is masked. */
    bankNo: text("bank_no").notNull(),
    province: text("province"),
    city: text("city"),
    unionNo: text("union_no"),
    isDefault: boolean("is_default").notNull().default(false),
    status: integer("status").$type<BankAccountStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    failReason: jsonb("fail_reason").$type<{ zh: string; en: string }>(),
    createTime: moment("create_time").notNull(),
  },
  (account) => [
    ownRows(account.customId),
    check("bank_accounts_number", sql`${account.bankNo} ~ '^[0-9]{16,30}$'`),
    check(
      "bank_accounts_status",
      sql`${account.status} between ${state(BankAccountStatus.toBeVerified)} and ${state(BankAccountStatus.failed)}`,
    ),
    uniqueIndex("bank_accounts_number_key").on(account.customId, account.bankNo),
    uniqueIndex("bank_accounts_default")
      .on(account.customId)
      .where(sql`${account.isDefault}`),
    index("bank_accounts_create_time").on(account.customId, account.createTime, account.id),
    index("bank_accounts_open")
      .on(account.statusTime)
      .where(sql`${account.status} = ${state(BankAccountStatus.toBeVerified)}`),
  ],
);

/** Withdrawals. 0 review -> 1 paying -> 2 done / 4 failed; 0 -> 3 rejected / 5 cancelled by the applicant. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    withdrawNo: text("withdraw_no").notNull().unique(),
    amount: money("amount"),
    fee: money("fee").default("0"),
    /** Where it goes. The account may be deleted later: what the withdrawal says of it stays. */
    bankAccountId: bigint("bank_account_id", { mode: "number" }).references(() => bankAccounts.id, {
      onDelete: "set null",
    }),
    bankName: text("bank_name").notNull(),
    accountName: text("account_name").notNull(),
    /** Masked. */
    bankNo: text("bank_no").notNull(),
    reason: text("reason").notNull(),
    status: integer("status").$type<WithdrawStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    auditReason: jsonb("audit_reason").$type<{ zh: string; en: string }>(),
    applyTime: moment("apply_time").notNull(),
    finishTime: moment("finish_time"),
    applicant: text("applicant").notNull(),
  },
  (row) => [
    ownRows(row.customId),
    check("withdrawals_amount", sql`${row.amount} >= 0.01 and ${row.fee} >= 0 and ${row.fee} < ${row.amount}`),
    check(
      "withdrawals_status",
      sql`${row.status} between ${state(WithdrawStatus.pendingReview)} and ${state(WithdrawStatus.cancelled)}`,
    ),
    check(
      "withdrawals_finished",
      sql`(${row.status} >= ${state(WithdrawStatus.succeeded)}) = (${row.finishTime} is not null)`,
    ),
    index("withdrawals_apply_time").on(row.customId, row.applyTime, row.id),
    index("withdrawals_amount_order").on(row.customId, row.amount, row.id),
    index("withdrawals_account")
      .on(row.bankAccountId)
      .where(sql`${row.status} in ${states(WithdrawStatus.pendingReview, WithdrawStatus.paying)}`),
    index("withdrawals_open")
      .on(row.statusTime)
      .where(sql`${row.status} in ${states(WithdrawStatus.pendingReview, WithdrawStatus.paying)}`),
  ],
);

/** What happened to a withdrawal, step by step. */
export const withdrawalEvents = pgTable(
  "withdrawal_events",
  {
    id: id(),
    withdrawalId: bigint("withdrawal_id", { mode: "number" })
      .notNull()
      .references(() => withdrawals.id, { onDelete: "cascade" }),
    ...stepColumns<WithdrawStatus>(),
  },
  (event) => [
    rowsOf(withdrawals, event.withdrawalId),
    index("withdrawal_events_withdrawal").on(event.withdrawalId, event.id),
  ],
);
