import { Decimal } from "decimal.js";
import { and, asc, eq, inArray } from "drizzle-orm";
import { itemsOf, payableOf } from "../../../areas/order/read-order";
import { couponFor, type TicketRow } from "../../../areas/voucher/rules";
import type { Database } from "../../client";
import { orders } from "../../schema/commerce";
import { cloudTickets, cloudTicketUses } from "../../schema/voucher";
import { ticketNoOf, ticketsOf } from "./tickets";

/**
 * The voucher with which a customer pays an order: one that it means to use, and that fits. The last use of one that is to be used up takes
 * all that is left of it, every other leaves something.
 * @returns its id; undefined where there is none
 */
export async function ticketFor(
  db: Database,
  customId: number,
  orderId: number,
  now: Date,
): Promise<number | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const tickets = await db
    .select({ ticket: cloudTickets, uses: db.$count(cloudTicketUses, eq(cloudTicketUses.ticketId, cloudTickets.id)) })
    .from(cloudTickets)
    .where(and(eq(cloudTickets.customId, customId), inArray(cloudTickets.status, ["UNUSED", "USING"])))
    .orderBy(asc(cloudTickets.expireTime), asc(cloudTickets.id));
  if (!order) return undefined;
  const payable = payableOf(order, await itemsOf(db, orderId));
  const fitting = tickets.find(({ ticket, uses: used }) => {
    const { uses: times = 0, usedUp = false } = planOf(ticket) ?? {};
    const coupon = new Decimal(couponFor(ticket, payable, now));
    const takesAll = usedUp && used === times - 1;
    return used < times && coupon.gt(0) && coupon.eq(ticket.balance) === takesAll;
  });
  return fitting?.ticket.id;
}

function planOf({ customId, ticketNo }: Pick<TicketRow, "customId" | "ticketNo">) {
  return ticketsOf[customId]?.find((_ticket, at) => ticketNoOf(customId, at) === ticketNo);
}
