import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { RebatePayoutStatus, RebateStatus } from "../../../generated/enums";
import type { RebateException } from "../../../generated/api";
import { id, moment, money } from "./columns";
import { customers } from "./identity";
import { bankAccounts } from "./withdrawal";
import { state, states } from "./states";
import { ownRows } from "./owned";

/** Rebates paid out to a bank account: 1 paying -> 2 done / 4 failed, numbered as withdrawals are. */
export const rebatePayouts = pgTable(
  "rebate_payouts",
  {
    id: id(),
    /** The agent. */
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    payoutNo: text("payout_no").notNull().unique(),
    amount: money("amount"),
    /** Where it goes. The account may be deleted later: what the payout says of it stays. */
    bankAccountId: bigint("bank_account_id", { mode: "number" }).references(() => bankAccounts.id, {
      onDelete: "set null",
    }),
    bankName: text("bank_name").notNull(),
    accountName: text("account_name").notNull(),
    /** Masked. */
    bankNo: text("bank_no").notNull(),
    status: integer("status").$type<RebatePayoutStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    failReason: jsonb("fail_reason").$type<{ zh: string; en: string }>(),
    applyTime: moment("apply_time").notNull(),
    finishTime: moment("finish_time"),
    applicant: text("applicant").notNull(),
  },
  (row) => [
    ownRows(row.customId),
    check("rebate_payouts_amount", sql`${row.amount} > 0`),
    check(
      "rebate_payouts_status",
      sql`${row.status} in ${states(...Object.values(RebatePayoutStatus))} and (${row.status} > ${state(RebatePayoutStatus.paying)}) = (${row.finishTime} is not null)`,
    ),
    index("rebate_payouts_apply_time").on(row.customId, row.applyTime, row.id),
    index("rebate_payouts_account")
      .on(row.bankAccountId)
      .where(sql`${row.status} = ${state(RebatePayoutStatus.paying)}`),
    index("rebate_payouts_open")
      .on(row.statusTime)
      .where(sql`${row.status} = ${state(RebatePayoutStatus.paying)}`),
  ],
);

/** What an agent earns of a customer's month and product. 0 to confirm -> 1 withdrawable -> 2 withdrawing -> 3 withdrawn; 2 -> 1 when it fails. */
export const rebates = pgTable(
  "rebates",
  {
    id: id(),
    /** The agent. */
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    /** The customer that it brought. */
    customerId: bigint("customer_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    /** "2026-10" */
    rebateMonth: text("rebate_month").notNull(),
    productCode: text("product_code").notNull(),
    productName: text("product_name").notNull(),
    salesAmount: money("sales_amount"),
    /** 0.08 is 8 %. */
    rebateRate: numeric("rebate_rate", { precision: 9, scale: 6 }).notNull(),
    rebateAmount: money("rebate_amount"),
    /** What is unusual about it, as far as it is not withdrawn; accrual keeps it. */
    exceptionFlag: text("exception_flag").$type<RebateException>().notNull().default("NORMAL"),
    status: integer("status").$type<RebateStatus>().notNull().default(RebateStatus.toBeConfirmed),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    payoutId: bigint("payout_id", { mode: "number" }).references(() => rebatePayouts.id),
  },
  (row) => [
    ownRows(row.customId),
    check("rebates_amount", sql`${row.rebateAmount} > 0`),
    check(
      "rebates_status",
      sql`${row.status} between ${state(RebateStatus.toBeConfirmed)} and ${state(RebateStatus.withdrawn)} and (${row.status} >= ${state(RebateStatus.withdrawing)}) = (${row.payoutId} is not null)`,
    ),
    check("rebates_exception", sql`${row.exceptionFlag} in ('NORMAL', 'UNPAID', 'SALES_CHANGED')`),
    uniqueIndex("rebates_key").on(row.customId, row.customerId, row.rebateMonth, row.productCode),
    index("rebates_month").on(row.customId, row.rebateMonth, row.id),
    index("rebates_sales").on(row.customId, row.salesAmount, row.id),
    index("rebates_amount_order").on(row.customId, row.rebateAmount, row.id),
    index("rebates_payout")
      .on(row.payoutId)
      .where(sql`${row.payoutId} is not null`),
    index("rebates_open")
      .on(row.rebateMonth)
      .where(sql`${row.status} = ${state(RebateStatus.toBeConfirmed)}`),
  ],
);
