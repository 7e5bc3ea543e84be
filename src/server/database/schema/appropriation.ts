import { sql } from "drizzle-orm";
import { bigint, check, index, integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { AppropriateStatus, AppropriateType } from "../../../generated/enums";
import type { AppropriateFund } from "../../../generated/api";
import { id, moment } from "./columns";
import { customers } from "./identity";
import { stepColumns } from "./steps";
import { cloudTickets } from "./voucher";
import { state, states } from "./states";
import { below, ownRows, rowsOfOwn, seenRows, seenWith } from "./owned";

/** CNY with 2 decimals; TypeScript sees a string. */
const money = (name: string) => numeric(name, { precision: 18, scale: 2 });

/** Funds that a group allocates to a member (type 1) or takes back (2). 0 processing -> 1 done / 2 failed. */
export const appropriations = pgTable(
  "appropriations",
  {
    id: id(),
    /** The group. */
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    memberId: bigint("member_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    appropriateNo: text("appropriate_no").notNull().unique(),
    type: integer("type").$type<AppropriateType>().notNull(),
    fundType: text("fund_type").$type<AppropriateFund>().notNull(),
    /** Of a voucher: what is left of it. */
    amount: money("amount").notNull(),
    ticketId: bigint("ticket_id", { mode: "number" }).references(() => cloudTickets.id),
    /** Of the fund, afterwards; null until it is done. */
    groupBalance: money("group_balance"),
    memberBalance: money("member_balance"),
    status: integer("status").$type<AppropriateStatus>().notNull(),
    /** Since when the status is what it is. */
    statusTime: moment("status_time").notNull(),
    failReason: jsonb("fail_reason").$type<{ zh: string; en: string }>(),
    operator: text("operator").notNull(),
    operateTime: moment("operate_time").notNull(),
    finishTime: moment("finish_time"),
    remark: text("remark").notNull().default(""),
  },
  (row) => [
    ownRows(row.customId),
    seenRows("member", below(row.memberId)),
    check("appropriations_amount", sql`${row.amount} > 0`),
    check(
      "appropriations_type",
      sql`${row.type} in ${states(...Object.values(AppropriateType))} and ${row.fundType} in ('cash', 'credit', 'ticket') and (${row.fundType} = 'ticket') = (${row.ticketId} is not null)`,
    ),
    check(
      "appropriations_status",
      sql`${row.status} between ${state(AppropriateStatus.processing)} and ${state(AppropriateStatus.failed)} and (${row.status} > ${state(AppropriateStatus.processing)}) = (${row.finishTime} is not null)`,
    ),
    check(
      "appropriations_done",
      sql`(${row.status} = ${state(AppropriateStatus.succeeded)}) = (${row.groupBalance} is not null and ${row.memberBalance} is not null)`,
    ),
    index("appropriations_time").on(row.customId, row.operateTime, row.id),
    index("appropriations_amount_order").on(row.customId, row.amount, row.id),
    index("appropriations_member_time").on(row.memberId, row.operateTime, row.id),
    index("appropriations_member_amount").on(row.memberId, row.amount, row.id),
    index("appropriations_ticket")
      .on(row.ticketId)
      .where(sql`${row.ticketId} is not null`),
    index("appropriations_open")
      .on(row.statusTime)
      .where(sql`${row.status} = ${state(AppropriateStatus.processing)}`),
  ],
);

/** What happened to a transfer, step by step. */
export const appropriationEvents = pgTable(
  "appropriation_events",
  {
    id: id(),
    appropriationId: bigint("appropriation_id", { mode: "number" })
      .notNull()
      .references(() => appropriations.id, { onDelete: "cascade" }),
    ...stepColumns<AppropriateStatus>(),
  },
  (event) => [
    rowsOfOwn(appropriations, event.appropriationId),
    seenRows("member", seenWith(appropriations, event.appropriationId)),
    index("appropriation_events_appropriation").on(event.appropriationId, event.id),
  ],
);
