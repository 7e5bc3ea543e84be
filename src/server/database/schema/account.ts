import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { RechargeStatus } from "../../../generated/enums";
import type { RechargeWay } from "../../../generated/api";
import { id, moment, money } from "./columns";
import { files } from "./file";
import { customers } from "./identity";
import { stepColumns } from "./steps";
import { state, states } from "./states";
import { ownRows, rowsOf } from "./owned";

/** What money an account keeps: paid in, granted, and set aside until something is decided. */
export type Fund = "cash" | "credit" | "frozen";

/** Why a balance changed. */
export type TradeType =
  | "recharge"
  | "consume"
  | "refund"
  | "withdraw"
  | "transferOut"
  | "transferIn"
  | "adjust"
  | "freeze"
  | "unfreeze";

/**
 * Money of a customer. Available is cash + credit - frozen. Every change locks this row and writes the ledger
 * (src/server/areas/account/change-balance.ts): nothing else may.
 */
export const accounts = pgTable(
  "accounts",
  {
    customId: bigint("custom_id", { mode: "number" })
      .primaryKey()
      .references(() => customers.id),
    cash: money("cash").default("0"),
    credit: money("credit").default("0"),
    frozen: money("frozen").default("0"),
    /** Of the cash: allocated by the group and still there. It may be spent, not withdrawn. */
    allocated: money("allocated").default("0"),
  },
  (account) => [
    ownRows(account.customId),
    check("accounts_frozen", sql`${account.frozen} >= 0`),
    check("accounts_allocated", sql`${account.allocated} between 0 and greatest(${account.cash}, 0)`),
  ],
);

/** Every change of a balance, in order: of each fund the amounts sum up to the balance, and the last row carries it. */
export const accountLedger = pgTable(
  "account_ledger",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => accounts.customId),
    fund: text("fund").$type<Fund>().notNull(),
    tradeType: text("trade_type").$type<TradeType>().notNull(),
    /** What came in; negative: what went out. */
    amount: money("amount"),
    /** Of the fund, after the change. */
    balance: money("balance"),
    /** By how much the change made the allocated part of the cash more, or less. */
    allocated: money("allocated").default("0"),
    /** Number of what it is about: a recharge, an order, a bill cycle. */
    relateNo: text("relate_no").notNull(),
    tradeTime: moment("trade_time").notNull(),
  },
  (row) => [
    ownRows(row.customId),
    check("account_ledger_amount", sql`${row.amount} <> 0`),
    check("account_ledger_fund", sql`${row.fund} in ('cash', 'credit', 'frozen')`),
    index("account_ledger_time").on(row.customId, row.tradeTime, row.id),
    index("account_ledger_relate").on(row.customId, row.relateNo),
  ],
);

/** Recharges. 0 awaiting payment -> 1 to be confirmed (offline) -> 2 done / 3 failed; 0 -> 4 closed. */
export const recharges = pgTable(
  "recharges",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    rechargeNo: text("recharge_no").notNull().unique(),
    amount: money("amount"),
    rechargeWay: text("recharge_way").$type<RechargeWay>().notNull(),
    channelSn: text("channel_sn"),
    payerName: text("payer_name"),
    payerAccount: text("payer_account"),
    remitDate: date("remit_date"),
    voucherFileId: bigint("voucher_file_id", { mode: "number" }).references(() => files.id),
    status: integer("status").$type<RechargeStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    applyTime: moment("apply_time").notNull(),
    payDeadline: moment("pay_deadline").notNull(),
    arriveTime: moment("arrive_time"),
    operator: text("operator").notNull(),
    remark: text("remark").notNull().default(""),
  },
  (recharge) => [
    ownRows(recharge.customId),
    check("recharges_amount", sql`${recharge.amount} >= 0.01`),
    check(
      "recharges_status",
      sql`${recharge.status} between ${state(RechargeStatus.awaitingPayment)} and ${state(RechargeStatus.closed)}`,
    ),
    check(
      "recharges_arrived",
      sql`(${recharge.status} = ${state(RechargeStatus.succeeded)}) = (${recharge.arriveTime} is not null)`,
    ),
    check(
      "recharges_payer",
      sql`${recharge.rechargeWay} <> 'OfflineRemittance' or (${recharge.payerName} is not null and ${recharge.payerAccount} is not null)`,
    ),
    index("recharges_apply_time").on(recharge.customId, recharge.applyTime, recharge.id),
    index("recharges_amount_order").on(recharge.customId, recharge.amount, recharge.id),
    index("recharges_open")
      .on(recharge.statusTime)
      .where(sql`${recharge.status} in ${states(RechargeStatus.awaitingPayment, RechargeStatus.toBeConfirmed)}`),
  ],
);

/** What happened to a recharge, step by step. */
export const rechargeEvents = pgTable(
  "recharge_events",
  {
    id: id(),
    rechargeId: bigint("recharge_id", { mode: "number" })
      .notNull()
      .references(() => recharges.id, { onDelete: "cascade" }),
    ...stepColumns<RechargeStatus>(),
  },
  (event) => [rowsOf(recharges, event.rechargeId), index("recharge_events_recharge").on(event.rechargeId, event.id)],
);
