import type { Seed } from "./run/seed-type";
import { Decimal } from "decimal.js";
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { hashOfCode } from "../../areas/voucher/ticket-code";
import { addDays, fromLocal, toLocalDate } from "../../time";
import { bulkInsert } from "../bulk-insert";
import type { Queryable } from "../client";
import { orders } from "../schema/commerce";
import { cloudTickets, cloudTicketUses } from "../schema/voucher";
import { groupTickets, otherTickets, type SeedTicket } from "./vouchers-data/tickets";

/** Vouchers of the group, 30 in every state, and a few of others; those that were used have paid parts of the group's orders. */
export const seed: Seed = { needs: ["commerce"], write: seedVouchers };

async function seedVouchers(db: Queryable, today: Date): Promise<void> {
  await seedTickets(db, 1001, groupTickets, today);
  for (const customId of [1002, 1010]) await seedTickets(db, customId, otherTickets, today);
}

type Order = Pick<typeof orders.$inferSelect, "id" | "payAmount" | "payTime" | "createTime">;

async function seedTickets(
  db: Queryable,
  customId: number,
  tickets: readonly SeedTicket[],
  today: Date,
): Promise<void> {
  const rows = tickets.map((ticket, at) => toRow(ticket, customId, at, today));
  const ids = await db.insert(cloudTickets).values(rows).returning({ id: cloudTickets.id });
  const found = await payable(db, customId);
  const uses = tickets.flatMap(({ uses: amounts = [], nominalValue }, at) => {
    let balance = new Decimal(nominalValue);
    const taken = amounts.map((amount) => ({ amount, order: takeOrder(found, amount, rows[at]) }));
    return taken
      .sort((a, b) => payTimeOf(a.order).getTime() - payTimeOf(b.order).getTime())
      .map(({ amount, order }) => {
        balance = balance.minus(amount);
        return {
          customId,
          ticketId: ids[at]?.id ?? 0,
          orderId: order.id,
          amount,
          balance: balance.toFixed(2),
          useTime: payTimeOf(order),
        };
      });
  });
  await bulkInsert(db, cloudTicketUses, uses);
  await db.execute(sql`
    UPDATE orders SET coupon_amount = used.amount, pay_amount = pay_amount - used.amount, cash_amount = cash_amount - used.amount, cloud_ticket_id = used.ticket_id
    FROM cloud_ticket_uses AS used WHERE used.order_id = orders.id AND orders.custom_id = ${customId}`);
}

/** The orders that are done and paid, the last first. */
function payable(db: Queryable, customId: number): Promise<Order[]> {
  const where = and(
    eq(orders.customId, customId),
    eq(orders.status, 3),
    inArray(orders.orderType, [1, 2]),
    gt(orders.cashAmount, "0"),
  );
  return db.select().from(orders).where(where).orderBy(asc(orders.id));
}

/** Takes the last order off the list that costs more than that and was paid while the voucher was good. */
function takeOrder(found: Order[], amount: string, ticket: typeof cloudTickets.$inferInsert | undefined): Order {
  const at = found.findLastIndex((order) => {
    const time = payTimeOf(order);
    return ticket && new Decimal(order.payAmount).gt(amount) && ticket.effectTime <= time && time < ticket.expireTime;
  });
  const [order] = found.splice(at, 1);
  if (at < 0 || !order) throw new Error("the demo has an order for each use of a voucher");
  return order;
}

/** The beginning of a moment's day: vouchers are good for whole days. */
function midnight(moment: Date): Date {
  return fromLocal(toLocalDate(moment));
}

function payTimeOf({ payTime, createTime }: Order): Date {
  return payTime ?? createTime;
}

function toRow(ticket: SeedTicket, customId: number, at: number, today: Date): typeof cloudTickets.$inferInsert {
  const { uses = [], grantedDaysAgo, effectiveInDays = -grantedDaysAgo, expiresInDays, code, ...shown } = ticket;
  const used = uses.reduce((total, amount) => total.plus(amount), new Decimal(0));
  const grantTime = addDays(today, -grantedDaysAgo);
  return {
    ...shown,
    customId,
    balance: new Decimal(ticket.nominalValue).minus(used).toFixed(2),
    ticketNo: `CT${customId}${String(at + 1).padStart(8, "0")}`,
    codeHash: code ? hashOfCode(code) : null,
    grantTime,
    effectTime: midnight(addDays(today, effectiveInDays)),
    expireTime: midnight(addDays(today, expiresInDays)),
  };
}
