import { Decimal } from "decimal.js";
import { and, eq } from "drizzle-orm";
import type { Queryable, Tx } from "../../database/client";
import { cloudTickets, cloudTicketUses } from "../../database/schema/voucher";
import { refuse } from "../../errors";
import { owned } from "../../lists/owner";
import type { TicketRow } from "./rules";

/** The voucher a customer names. @throws AnswerError TICKET_MISSING where there is none or it is another's */
export async function findTicket(db: Queryable, customId: number, id: number): Promise<TicketRow> {
  const [ticket] = await db
    .select()
    .from(cloudTickets)
    .where(and(eq(cloudTickets.id, id), owned(cloudTickets, customId)));
  if (!ticket) throw refuse("TICKET_MISSING");
  return ticket;
}

/** The same, its row locked until the transaction ends. */
export async function lockTicket(tx: Tx, customId: number, id: number): Promise<TicketRow> {
  const [ticket] = await tx
    .select()
    .from(cloudTickets)
    .where(and(eq(cloudTickets.id, id), owned(cloudTickets, customId)))
    .for("update");
  if (!ticket) throw refuse("TICKET_MISSING");
  return ticket;
}

/** Takes an amount from a voucher whose row the transaction has locked, for an order. */
export async function useTicket(
  tx: Tx,
  ticket: TicketRow,
  orderId: number,
  amount: string,
  useTime: Date,
): Promise<void> {
  const balance = new Decimal(ticket.balance).minus(amount).toFixed(2);
  const status = new Decimal(balance).isZero() ? "USED_UP" : "USING";
  await tx.update(cloudTickets).set({ balance, status }).where(eq(cloudTickets.id, ticket.id));
  await tx
    .insert(cloudTicketUses)
    .values({ customId: ticket.customId, ticketId: ticket.id, orderId, amount, balance, useTime });
}
