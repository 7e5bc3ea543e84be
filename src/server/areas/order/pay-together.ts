import { Decimal } from "decimal.js";
import { and, asc, inArray } from "drizzle-orm";
import type { OrdersPaymentSplit, PaidOrders } from "../../../generated/api";
import { OrderStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Queryable, Tx } from "../../database/client";
import { orderItems, orders } from "../../database/schema/commerce";
import { refuse } from "../../errors";
import { lockAccount } from "../account/lock-account";
import { readBalances } from "../account/read-balances";
import { type Balances, type PaymentParts, splitPayment } from "../account/split-payment";
import { nameIn, productsByCode } from "../product/catalogue";
import type { TicketRow } from "../voucher/rules";
import { findTicket, lockTicket } from "../voucher/use-ticket";
import type { OrderRow } from "./lifecycle";
import { orderList } from "./lists";
import { checkShown, couponWith, isPayable, takePayment } from "./pay";
import type { WholeOrder } from "./read-order";

/** How the caller's orders would be paid together now. */
export async function previewTogether(
  { ids, useTickets = true }: Input<"previewOrdersPayment">,
  context: Context,
): Promise<OrdersPaymentSplit> {
  const { db, language, user } = context;
  const now = context.now();
  const wholes = await readOrders(ids, context);
  checkAllPayable(wholes, now);
  const balances = await readBalances(db, user.customId);
  const tickets = await ticketsOf(wholes, useTickets, (id) => findTicket(db, user.customId, id));
  const shares = sharesOf(wholes, tickets, balances, now);
  const products = await productsByCode(
    db,
    wholes.map(({ order }) => order.productCode),
  );
  const sums = sumsOf(shares);
  return {
    count: shares.length,
    ...sums,
    cashAfter: minus(balances.cash, sums.cashAmount),
    creditAfter: minus(balances.credit, sums.creditAmount),
    orders: shares.map(({ whole: { order }, ticket, parts }) => ({
      id: order.id,
      orderNo: order.orderNo,
      productName: nameIn(products, order, language),
      ticketName: ticket?.ticketName ?? null,
      ...parts,
    })),
  };
}

/**
 * Pays orders of the caller's customer in one transaction, each as if it were paid alone: voucher, ledger, bill lines, status and
 * history of its own. Either all of them are paid or nothing has changed.
 */
export async function payTogether(
  tx: Tx,
  { ids, useTickets = true, ...shown }: Omit<Input<"payOrders">, "clientToken">,
  context: Context,
): Promise<PaidOrders> {
  const { customId, username } = context.user;
  const now = context.now();
  const wholes = await lockOrders(tx, ids, context);
  checkAllPayable(wholes, now);
  const tickets = await ticketsOf(wholes, useTickets, (id) => lockTicket(tx, customId, id));
  const shares = sharesOf(wholes, tickets, await lockAccount(tx, customId), now);
  const { couponAmount, cashAmount, creditAmount, missingAmount } = sumsOf(shares);
  if (!new Decimal(missingAmount).isZero()) throw refuse("FUNDS_SHORT", { missing: missingAmount });
  const paid = { couponAmount, cashAmount, creditAmount };
  checkShown(shown, paid);
  for (const { whole, ticket, parts } of shares)
    await takePayment(tx, whole, parts, { actorKind: "user", actor: username, ticket, now });
  const orderNos = wholes.map(({ order }) => order.orderNo).join(" ");
  await context.audit({ targets: ids, detail: { orderNos, ...paid } }, tx);
  return {
    count: shares.length,
    ...paid,
    orders: shares.map(({ whole: { order }, parts }) => ({
      id: order.id,
      orderNo: order.orderNo,
      status: OrderStatus.processing,
      couponAmount: parts.couponAmount,
      cashAmount: parts.cashAmount,
      creditAmount: parts.creditAmount,
    })),
  };
}

/** What one of the orders takes, and from which voucher, as it is when that order's turn comes. */
interface Share {
  whole: WholeOrder;
  ticket: TicketRow | undefined;
  parts: PaymentParts;
}

/** The orders one after the other: what one takes from voucher and account, the next ones no longer find there. */
function sharesOf(
  wholes: readonly WholeOrder[],
  tickets: ReadonlyMap<number, TicketRow>,
  balances: Balances,
  now: Date,
): Share[] {
  const left = new Map(tickets);
  let rest = balances;
  return wholes.map((whole) => {
    const chosen = left.get(whole.order.cloudTicketId ?? 0);
    const parts = splitPayment(whole.order.payAmount, couponWith(whole, chosen, now), rest);
    const { couponAmount, cashAmount, creditAmount } = parts;
    rest = { ...rest, cash: minus(rest.cash, cashAmount), credit: minus(rest.credit, creditAmount) };
    if (!chosen || new Decimal(couponAmount).isZero()) return { whole, ticket: undefined, parts };
    left.set(chosen.id, { ...chosen, balance: minus(chosen.balance, couponAmount) });
    return { whole, ticket: chosen, parts };
  });
}

/** Orders of the caller's customer with their products, in the order asked for. @throws AnswerError NOT_FOUND where one is missing or another's */
async function readOrders(ids: readonly number[], context: Context): Promise<WholeOrder[]> {
  const rows = await context.db
    .select()
    .from(orders)
    .where(and(orderList.owned(context), inArray(orders.id, [...ids])));
  if (rows.length < ids.length) throw refuse("NOT_FOUND");
  return wholesOf(context.db, rows, ids);
}

/** The same, their rows locked until the transaction ends, the least id first: so two payments never wait for one another. */
async function lockOrders(tx: Tx, ids: readonly number[], context: Context): Promise<WholeOrder[]> {
  return wholesOf(tx, await orderList.lockAll(tx, ids, context), ids);
}

async function wholesOf(db: Queryable, rows: readonly OrderRow[], ids: readonly number[]): Promise<WholeOrder[]> {
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...ids]))
    .orderBy(asc(orderItems.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const order = byId.get(id);
    return order ? [{ order, items: items.filter(({ orderId }) => orderId === id) }] : [];
  });
}

/** The vouchers chosen with the orders, each read once, the least id first. */
async function ticketsOf(
  wholes: readonly WholeOrder[],
  use: boolean,
  read: (id: number) => Promise<TicketRow>,
): Promise<ReadonlyMap<number, TicketRow>> {
  const chosen = wholes.flatMap(({ order }) => order.cloudTicketId ?? []);
  const tickets = new Map<number, TicketRow>();
  for (const id of use ? [...new Set(chosen)].sort((a, b) => a - b) : []) tickets.set(id, await read(id));
  return tickets;
}

/** @throws AnswerError ORDERS_NOT_TO_PAY naming each order that cannot be paid */
function checkAllPayable(wholes: readonly WholeOrder[], now: Date): void {
  const refused = wholes.filter(({ order }) => !isPayable(order, now)).map(({ order }) => order.orderNo);
  if (refused.length > 0) throw refuse("ORDERS_NOT_TO_PAY", { orders: refused.join(", ") });
}

function sumsOf(shares: readonly Share[]): PaymentParts {
  const sum = (name: keyof PaymentParts): string =>
    shares.reduce((total, { parts }) => total.plus(parts[name]), new Decimal(0)).toFixed(2);
  return {
    dueAmount: sum("dueAmount"),
    couponAmount: sum("couponAmount"),
    cashAmount: sum("cashAmount"),
    creditAmount: sum("creditAmount"),
    missingAmount: sum("missingAmount"),
  };
}

function minus(amount: string, less: string): string {
  return new Decimal(amount).minus(less).toFixed(2);
}
