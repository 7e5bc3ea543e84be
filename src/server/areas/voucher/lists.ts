import { desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Context } from "../../context";
import { orders, products } from "../../database/schema/commerce";
import { cloudTickets, cloudTicketUses } from "../../database/schema/voucher";
import { defineList } from "../../lists/define-list";
import { atLeast, atMost, contains, is, since, until } from "../../lists/filter";
import { ofCustomer } from "../../lists/owner";
import { toLocalDateTime } from "../../time";
import { nameIn, nameOf, productsOf } from "../product/catalogue";
import { ticketStatusSql, toTicket } from "./answers";

/** Vouchers of the caller's customer. */
export const ticketList = defineList("listTickets", {
  table: cloudTickets,
  owner: ofCustomer(cloudTickets.customId),
  filters: {
    keyword: contains(cloudTickets.ticketNo, cloudTickets.ticketName),
    status: (status, { now }) => inArray(ticketStatusSql(now()), status),
    ticketType: is(cloudTickets.ticketType),
    scene: (scene) => allows(cloudTickets.applicableScenes, scene),
    cloudCode: (cloudCode) => allows(cloudTickets.applicableClouds, cloudCode),
    minBalance: atLeast(cloudTickets.balance),
    maxBalance: atMost(cloudTickets.balance),
    startTime: since(cloudTickets.expireTime),
    endTime: until(cloudTickets.expireTime),
  },
  sort: { fields: cloudTickets, default: cloudTickets.grantTime },
  load: (_rows, context) => allProductNames(context),
  show: (row, { now }, names) => toTicket(row, names, now()),
});

/** What a voucher was used for. It may have come from another customer of the group, with uses that are theirs alone. */
const ticketUseList = defineList("listTicketUses", {
  table: cloudTicketUses,
  owner: ofCustomer(cloudTicketUses.customId),
  before: ({ ticketId }, context) => ticketList.get(ticketId, context),
  rows: selectUses,
  filters: { ticketId: is(cloudTicketUses.ticketId) },
  sort: [desc(cloudTicketUses.id)],
  load: productsOf,
  show: (row, { language }, known) => {
    const { id, orderId, orderNo, amount, balance, useTime } = row;
    const productName = nameIn(known, row, language);
    return { id, orderId, orderNo, productName, amount, balance, useTime: toLocalDateTime(useTime) };
  },
});

/** The lists of this area, by operation. */
export const lists = { listTickets: ticketList, listTicketUses: ticketUseList };

function selectUses({ db }: Context) {
  const { orderNo, productCode, productName } = orders;
  return db
    .select({ ...getTableColumns(cloudTicketUses), orderNo, productCode, productName })
    .from(cloudTicketUses)
    .innerJoin(orders, eq(orders.id, cloudTicketUses.orderId))
    .$dynamic();
}

/** An empty list names everything. */
function allows(list: AnyPgColumn, value: string): SQL {
  return sql`(${list} = '[]'::jsonb or ${list} @> ${JSON.stringify([value])}::jsonb)`;
}

async function allProductNames({ db, language }: Context): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(products);
  return new Map(rows.map((row) => [row.code, nameOf(row, language)]));
}
