import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import type { CloudCode, TicketScene, TicketStatus, TicketType } from "../../../generated/api";
import { id, moment, money } from "./columns";
import { orders } from "./commerce";
import { customers } from "./identity";
import { ownRows } from "./owned";

/**
 * Cloud vouchers of a customer. `nominal_value` is what all their uses together can pay; `balance` what is left of it.
 * EXPIRED is never stored: the clock says it (src/server/areas/voucher/answers.ts).
 */
export const cloudTickets = pgTable(
  "cloud_tickets",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    ticketNo: text("ticket_no").notNull().unique(),
    ticketName: text("ticket_name").notNull(),
    ticketType: text("ticket_type").$type<TicketType>().notNull(),
    nominalValue: money("nominal_value"),
    balance: money("balance"),
    /** Of a discount voucher: the part of the price that is still paid, 0.85. */
    discountRate: numeric("discount_rate", { precision: 9, scale: 6 }),
    /** Least amount of what it applies to. */
    minOrderAmount: money("min_order_amount"),
    /** Empty: every one. */
    applicableClouds: jsonb("applicable_clouds").$type<CloudCode[]>().notNull(),
    applicableProducts: jsonb("applicable_products").$type<string[]>().notNull(),
    applicableScenes: jsonb("applicable_scenes").$type<TicketScene[]>().notNull(),
    /** SHA-256 of the code that activates it; the code itself is nowhere. */
    codeHash: text("code_hash").unique(),
    grantTime: moment("grant_time").notNull(),
    effectTime: moment("effect_time").notNull(),
    expireTime: moment("expire_time").notNull(),
    status: text("status").$type<Exclude<TicketStatus, "EXPIRED">>().notNull(),
    remark: text("remark").notNull().default(""),
  },
  (ticket) => [
    ownRows(ticket.customId),
    check(
      "cloud_tickets_balance",
      sql`${ticket.balance} between 0 and ${ticket.nominalValue} and ${ticket.nominalValue} > 0`,
    ),
    check(
      "cloud_tickets_rate",
      sql`(${ticket.ticketType} = 'discount') = (${ticket.discountRate} is not null) and coalesce(${ticket.discountRate}, 0.5) between 0.01 and 0.99`,
    ),
    check(
      "cloud_tickets_status",
      sql`case ${ticket.status} when 'INACTIVE' then ${ticket.balance} = ${ticket.nominalValue} when 'UNUSED' then ${ticket.balance} = ${ticket.nominalValue}
      when 'USING' then ${ticket.balance} > 0 and ${ticket.balance} < ${ticket.nominalValue} when 'USED_UP' then ${ticket.balance} = 0 else ${ticket.status} = 'INVALID' end`,
    ),
    index("cloud_tickets_expire_time").on(ticket.customId, ticket.expireTime, ticket.id),
    index("cloud_tickets_grant_time").on(ticket.customId, ticket.grantTime, ticket.id),
    index("cloud_tickets_balance_order").on(ticket.customId, ticket.balance, ticket.id),
  ],
);

/** Every use of a voucher: its balance is what it was worth less the amounts here. One voucher an order. */
export const cloudTicketUses = pgTable(
  "cloud_ticket_uses",
  {
    id: id(),
    customId: bigint("custom_id", { mode: "number" })
      .notNull()
      .references(() => customers.id),
    ticketId: bigint("ticket_id", { mode: "number" })
      .notNull()
      .references(() => cloudTickets.id),
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .unique()
      .references(() => orders.id),
    amount: money("amount"),
    /** Of the voucher, after the use. */
    balance: money("balance"),
    useTime: moment("use_time").notNull(),
  },
  (use) => [
    ownRows(use.customId),
    check("cloud_ticket_uses_amount", sql`${use.amount} > 0`),
    index("cloud_ticket_uses_ticket").on(use.ticketId, use.id),
  ],
);
