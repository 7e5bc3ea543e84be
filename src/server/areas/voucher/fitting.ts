import { Decimal } from "decimal.js";
import { and, inArray } from "drizzle-orm";
import type { OrderTicket } from "../../../generated/api";
import { amountText } from "../../../domain/money";
import { plainReading } from "../../../domain/reading";
import type { Context } from "../../context";
import { cloudTickets } from "../../database/schema/voucher";
import { refuse } from "../../errors";
import { ticketList } from "./lists";
import { couponFor, type Payable } from "./rules";
import { findTicket } from "./use-ticket";

/** A list of choices has no pages; nobody holds so many that fit one order. */
const MOST_CHOICES = 200;

/** The caller's vouchers that would pay a part of something, what pays most first. */
export async function fittingTickets(context: Context, payable: Payable): Promise<OrderTicket[]> {
  const { db, language, now } = context;
  const live = and(ticketList.owned(context), inArray(cloudTickets.status, ["UNUSED", "USING"]));
  const rows = await db.select().from(cloudTickets).where(live).orderBy(cloudTickets.expireTime, cloudTickets.id);
  return rows
    .map((ticket) => ({ ticket, couponAmount: couponFor(ticket, payable, now()) }))
    .filter(({ couponAmount }) => !new Decimal(couponAmount).isZero())
    .sort((a, b) => new Decimal(b.couponAmount).comparedTo(a.couponAmount))
    .slice(0, MOST_CHOICES)
    .map(({ ticket: { id, ticketName, balance }, couponAmount }) => ({
      id,
      couponAmount,
      label: labelOf(ticketName, balance, couponAmount, language),
    }));
}

/** What the voucher that the caller names would pay of something; nothing where they name none. @throws AnswerError TICKET_MISSING, TICKET_UNFIT */
export async function couponOf(
  { db, user, now }: Pick<Context, "db" | "user" | "now">,
  cloudTicketId: number | undefined,
  payable: Payable,
): Promise<string> {
  if (cloudTicketId === undefined) return "0.00";
  const couponAmount = couponFor(await findTicket(db, user.customId, cloudTicketId), payable, now());
  if (new Decimal(couponAmount).isZero()) throw refuse("TICKET_UNFIT");
  return couponAmount;
}

function labelOf(ticketName: string, balance: string, couponAmount: string, language: Context["language"]): string {
  return language === "zh"
    ? `${ticketName} · 抵扣 ${amountText(couponAmount, plainReading)}（余额 ${amountText(balance, plainReading)}）`
    : `${ticketName} · pays ${amountText(couponAmount, plainReading)} (balance ${amountText(balance, plainReading)})`;
}
