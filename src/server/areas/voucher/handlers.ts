import { and, eq } from "drizzle-orm";
import type { Handlers } from "../../context";
import { cloudTickets } from "../../database/schema/voucher";
import { refuse } from "../../errors";
import { orderableRows } from "../cart/price-rows";
import { payableOf, readOrder } from "../order/read-order";
import { payableFor, priceSoFar, productsByCode } from "../product/catalogue";
import { fittingTickets } from "./fitting";
import { ticketList } from "./lists";
import { hashOfCode } from "./ticket-code";

/** Vouchers of the caller's customer. */
export const handlers = {
  getTicket: async ({ id }, context) => ticketList.show(await ticketList.get(id, context), context),

  listOrderTickets: async ({ id }, context) => {
    const { order, items } = await readOrder(id, context);
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
        .where(and(ticketList.owned(context), eq(cloudTickets.codeHash, hashOfCode(code))))
        .for("update");
      // One answer for all: whoever guesses codes learns nothing about those of others, or of other times.
      if (ticket?.status !== "INACTIVE" || ticket.expireTime <= context.now()) throw refuse("TICKET_CODE_WRONG");
      await tx.update(cloudTickets).set({ status: "UNUSED" }).where(eq(cloudTickets.id, ticket.id));
      await context.audit({ targets: [ticket.id], detail: { ticketNo: ticket.ticketNo } }, tx);
      return { id: ticket.id };
    });
  },
} satisfies Partial<Handlers>;
