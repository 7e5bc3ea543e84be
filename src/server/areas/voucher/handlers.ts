import { and, desc, eq, ilike, inArray, or, sql, type SQL } from "drizzle-orm";
import type { Input } from "../../../generated/operations";
import type { Context, Handlers } from "../../context";
import { containing, orderOf, pageOf } from "../../database/page";
import { amounting, during } from "../../database/ranges";
import { orders, products } from "../../database/schema/commerce";
import { cloudTickets, cloudTicketUses } from "../../database/schema/voucher";
import { refuse } from "../../errors";
import { toLocalDateTime } from "../../time";
import { orderableRows } from "../cart/price-rows";
import { payableOf, readOrder } from "../order/read-order";
import { nameIn, nameOf, payableFor, priceSoFar, productsByCode } from "../product/catalogue";
import { ticketStatusSql, toTicket } from "./answers";
import { fittingTickets } from "./fitting";
import { hashOfCode } from "./ticket-code";

/** Vouchers of the caller's customer. */
export const handlers = {
  listTickets: async (input, context) => {
    const page = pageOf(input);
    const where = and(own(context), ...filters(input, context.now()));
    const order = orderOf(cloudTickets[input.sortField ?? "grantTime"], cloudTickets.id, input.sortOrder);
    const [rows, total, names] = await Promise.all([
      context.db
        .select()
        .from(cloudTickets)
        .where(where)
        .orderBy(...order)
        .limit(page.limit)
        .offset(page.offset),
      context.db.$count(cloudTickets, where),
      productNames(context),
    ]);
    return {
      list: rows.map((row) => toTicket(row, names, context.now())),
      total,
      pageNum: page.pageNum,
      pageSize: page.pageSize,
    };
  },

  getTicket: async ({ id }, context) => {
    const [row] = await context.db
      .select()
      .from(cloudTickets)
      .where(and(own(context), eq(cloudTickets.id, id)));
    if (!row) throw refuse("NOT_FOUND");
    return toTicket(row, await productNames(context), context.now());
  },

  listTicketUses: async (input, context) => {
    const page = pageOf(input);
    const [ticket] = await context.db
      .select({ id: cloudTickets.id })
      .from(cloudTickets)
      .where(and(own(context), eq(cloudTickets.id, input.ticketId)));
    if (!ticket) throw refuse("NOT_FOUND");
    // A voucher may have come from another customer of the group, with uses that are theirs alone.
    const where = and(eq(cloudTicketUses.ticketId, ticket.id), eq(cloudTicketUses.customId, context.user.customId));
    const [rows, total] = await Promise.all([
      context.db
        .select({
          use: cloudTicketUses,
          orderNo: orders.orderNo,
          productCode: orders.productCode,
          productName: orders.productName,
        })
        .from(cloudTicketUses)
        .innerJoin(orders, eq(orders.id, cloudTicketUses.orderId))
        .where(where)
        .orderBy(desc(cloudTicketUses.id))
        .limit(page.limit)
        .offset(page.offset),
      context.db.$count(cloudTicketUses, where),
    ]);
    const known = await productsByCode(
      context.db,
      rows.map(({ productCode }) => productCode),
    );
    const list = rows.map(({ use: { id, orderId, amount, balance, useTime }, orderNo, ...ordered }) => ({
      id,
      orderId,
      orderNo,
      productName: nameIn(known, ordered, context.language),
      amount,
      balance,
      useTime: toLocalDateTime(useTime),
    }));
    return { list, total, pageNum: page.pageNum, pageSize: page.pageSize };
  },

  listOrderTickets: async ({ id }, context) => {
    const { order, items } = await readOrder(context.db, context.user.customId, id);
    return fittingTickets(context, payableOf(order, items));
  },

  listPriceTickets: async (input, context) => {
    if ("carIds" in input) return fittingTickets(context, payableFor(await orderableRows(input.carIds, context)));
    const found = (await productsByCode(context.db, [input.productCode])).get(input.productCode);
    return fittingTickets(context, payableFor([priceSoFar(found, input, context.now())], input.orderType));
  },

  activateTicket: async ({ code }, context) => {
    return context.db.transaction(async (tx) => {
      const [ticket] = await tx
        .select()
        .from(cloudTickets)
        .where(and(own(context), eq(cloudTickets.codeHash, hashOfCode(code))))
        .for("update");
      // One answer for all: whoever guesses codes learns nothing about those of others, or of other times.
      if (ticket?.status !== "INACTIVE" || ticket.expireTime <= context.now()) throw refuse("TICKET_CODE_WRONG");
      await tx.update(cloudTickets).set({ status: "UNUSED" }).where(eq(cloudTickets.id, ticket.id));
      await context.audit({ targets: [ticket.id], detail: { ticketNo: ticket.ticketNo } }, tx);
      return { id: ticket.id };
    });
  },
} satisfies Partial<Handlers>;

function own({ user }: Context): SQL {
  return eq(cloudTickets.customId, user.customId);
}

function filters(
  { keyword, status, ticketType, scene, cloudCode, minBalance, maxBalance, startTime, endTime }: Input<"listTickets">,
  now: Date,
): (SQL | undefined)[] {
  return [
    keyword
      ? or(ilike(cloudTickets.ticketNo, containing(keyword)), ilike(cloudTickets.ticketName, containing(keyword)))
      : undefined,
    status?.length ? inArray(ticketStatusSql(now), status) : undefined,
    ticketType && eq(cloudTickets.ticketType, ticketType),
    scene && allows(sql`${cloudTickets.applicableScenes}`, scene),
    cloudCode && allows(sql`${cloudTickets.applicableClouds}`, cloudCode),
    amounting(cloudTickets.balance, minBalance, maxBalance),
    during(cloudTickets.expireTime, startTime, endTime),
  ];
}

/** An empty list names everything. */
function allows(list: SQL, value: string): SQL {
  return sql`(${list} = '[]'::jsonb or ${list} @> ${JSON.stringify([value])}::jsonb)`;
}

async function productNames({ db, language }: Context): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(products);
  return new Map(rows.map((row) => [row.code, nameOf(row, language)]));
}
