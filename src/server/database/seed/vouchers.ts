import { hashOfCode } from "../../areas/voucher/ticket-code";
import { addDays, fromLocal, toLocalDate } from "../../time";
import { bulkInsert } from "../bulk-insert";
import type { Tx } from "../client";
import { cloudTickets } from "../schema/voucher";
import type { Seed } from "./run/seed-type";
import { type SeedTicket, ticketNoOf, ticketsOf } from "./vouchers-data/tickets";

/** Vouchers as the platform granted them, of the group and a few of others. The history uses them. */
export const seed: Seed = { needs: ["identity"], write: seedVouchers };

async function seedVouchers(tx: Tx, today: Date): Promise<void> {
  const rows = Object.entries(ticketsOf).flatMap(([customId, tickets]) =>
    tickets.map((ticket, at) => toRow(ticket, Number(customId), at, today)),
  );
  await bulkInsert(tx, cloudTickets, rows);
}

/** The beginning of a moment's day: vouchers are good for whole days. */
function midnight(moment: Date): Date {
  return fromLocal(toLocalDate(moment));
}

function toRow(ticket: SeedTicket, customId: number, at: number, today: Date): typeof cloudTickets.$inferInsert {
  const { grantedDaysAgo, effectiveInDays = -grantedDaysAgo, expiresInDays, code, ...given } = ticket;
  const { uses: _uses, usedUp: _usedUp, voidedDaysAgo: _voided, ...shown } = given;
  return {
    ...shown,
    customId,
    balance: ticket.nominalValue,
    status: code ? "INACTIVE" : "UNUSED",
    ticketNo: ticketNoOf(customId, at),
    codeHash: code ? hashOfCode(code) : null,
    grantTime: addDays(today, -grantedDaysAgo),
    effectTime: midnight(addDays(today, effectiveInDays)),
    expireTime: midnight(addDays(today, expiresInDays)),
  };
}
