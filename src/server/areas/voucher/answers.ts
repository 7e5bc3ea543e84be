import { Decimal } from "decimal.js";
import { sql } from "drizzle-orm";
import type { Ticket } from "../../../generated/api";
import { cloudTickets } from "../../database/schema/voucher";
import { toLocalDateTime } from "../../time";
import { type TicketRow, ticketStatusAt } from "./rules";

/** `ticketStatusAt` for filters. */
export function ticketStatusSql(now: Date) {
  return sql<string>`case when ${cloudTickets.expireTime} <= ${now.toISOString()}::timestamptz and ${cloudTickets.status} in ('INACTIVE', 'UNUSED', 'USING') then 'EXPIRED' else ${cloudTickets.status} end`;
}

/** A stored voucher as the API shows it; `names` has the products it can name, by code. */
export function toTicket(row: TicketRow, names: ReadonlyMap<string, string>, now: Date): Ticket {
  const { customId: _custom, codeHash: _hash, ...shown } = row;
  return {
    ...shown,
    usedAmount: new Decimal(row.nominalValue).minus(row.balance).toFixed(2),
    applicableProducts: row.applicableProducts.map((code) => names.get(code) ?? code),
    grantTime: toLocalDateTime(row.grantTime),
    effectTime: toLocalDateTime(row.effectTime),
    expireTime: toLocalDateTime(row.expireTime),
    status: ticketStatusAt(row, now),
  };
}
