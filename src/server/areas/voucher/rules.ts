import { Decimal } from "decimal.js";
import type { TicketScene, TicketStatus } from "../../../generated/api";
import type { cloudTickets } from "../../database/schema/voucher";

/** A row of vouchers. */
export type TicketRow = typeof cloudTickets.$inferSelect;

/** What is to be paid, as far as a voucher has to do with it. */
export interface Payable {
  orderType: number;
  cloudCode: string;
  /** Before a voucher, two decimals. */
  items: readonly { productCode: string; payAmount: string }[];
}

/** Order types by what a voucher calls them; an unsubscription is not paid. */
const scenes: Record<number, TicketScene> = { 1: "new", 2: "renew", 3: "upgrade", 11: "new" };

/** A voucher's status at a moment: what is not used up or withdrawn expires when its time is over. */
export function ticketStatusAt(
  { status, expireTime }: Pick<TicketRow, "status" | "expireTime">,
  now: Date,
): TicketStatus {
  return expireTime <= now && (status === "INACTIVE" || status === "UNUSED" || status === "USING") ? "EXPIRED" : status;
}

/**
 * What a voucher would pay, two decimals: nothing unless it is activated, in its time and fits the order. A discount voucher
 * pays the part of the price that it takes off, both as far as their balance goes.
 */
export function couponFor(ticket: TicketRow, { orderType, cloudCode, items }: Payable, now: Date): string {
  const status = ticketStatusAt(ticket, now);
  const scene = scenes[orderType];
  const usable = (status === "UNUSED" || status === "USING") && ticket.effectTime <= now;
  if (!usable || !scene || !allows(ticket.applicableScenes, scene) || !allows(ticket.applicableClouds, cloudCode))
    return "0.00";
  const fitting = items.filter(({ productCode }) => allows(ticket.applicableProducts, productCode));
  const base = fitting.reduce((total, { payAmount }) => total.plus(payAmount), new Decimal(0));
  if (base.lt(ticket.minOrderAmount)) return "0.00";
  const wanted =
    ticket.discountRate === null
      ? base
      : base.times(new Decimal(1).minus(ticket.discountRate)).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
  return Decimal.max(0, Decimal.min(wanted, ticket.balance)).toFixed(2);
}

/** An empty list names everything. */
function allows(list: readonly string[], value: string): boolean {
  return list.length === 0 || list.includes(value);
}
