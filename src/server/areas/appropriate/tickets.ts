import { and, asc, eq, gt, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../database/client";
import { appropriations } from "../../database/schema/appropriation";
import { cloudTickets } from "../../database/schema/voucher";
import { refuse } from "../../errors";
import type { TicketRow } from "../voucher/rules";
import type { Route } from "./route";
import { AppropriateStatus, AppropriateType } from "../../../generated/enums";
import { owned } from "../../lists/owner";

/** A list of choices has no pages. */
const MOST_CHOICES = 200;

/** Vouchers that can go this way: the group's own, unused; or the member's that the group gave it. All of them usable today. */
export function transferableTickets(db: Queryable, route: Route, now: Date): Promise<TicketRow[]> {
  return db
    .select()
    .from(cloudTickets)
    .where(transferable(route, now))
    .orderBy(asc(cloudTickets.expireTime), asc(cloudTickets.id))
    .limit(MOST_CHOICES);
}

/** One of them, as it is. @throws AnswerError TICKET_MISSING */
export async function findTransferable(db: Queryable, route: Route, id: number, now: Date): Promise<TicketRow> {
  const [ticket] = await db
    .select()
    .from(cloudTickets)
    .where(and(eq(cloudTickets.id, id), transferable(route, now)));
  if (!ticket) throw refuse("TICKET_MISSING");
  return ticket;
}

/** The same, its row locked until the transaction ends; nothing where it cannot go this way any more. */
export async function lockTransferable(tx: Tx, route: Route, id: number, now: Date): Promise<TicketRow | undefined> {
  const [ticket] = await tx
    .select()
    .from(cloudTickets)
    .where(and(eq(cloudTickets.id, id), transferable(route, now)))
    .for("update");
  return ticket;
}

function transferable({ type, groupId, memberId }: Route, now: Date): SQL | undefined {
  const usable = and(lte(cloudTickets.effectTime, now), gt(cloudTickets.expireTime, now));
  if (type === AppropriateType.allocate)
    return and(usable, owned(cloudTickets, groupId), eq(cloudTickets.status, "UNUSED"));
  const given = sql`exists (select from ${appropriations} where ${appropriations.ticketId} = ${cloudTickets.id} and ${appropriations.customId} = ${groupId}
    and ${appropriations.memberId} = ${memberId} and ${appropriations.type} = ${AppropriateType.allocate} and ${appropriations.status} = ${AppropriateStatus.succeeded})`;
  return and(usable, owned(cloudTickets, memberId), inArray(cloudTickets.status, ["UNUSED", "USING"]), given);
}
