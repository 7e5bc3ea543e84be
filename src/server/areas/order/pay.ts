import { Decimal } from "decimal.js";
import type { PaidOrder, PaymentSplit } from "../../../generated/api";
import { OrderStatus } from "../../../generated/enums";
import type { Input } from "../../../generated/operations";
import type { Context } from "../../context";
import type { Tx } from "../../database/client";
import { refuse } from "../../errors";
import { changeFunds } from "../account/change-balance";
import { lockAccount } from "../account/lock-account";
import { readBalances } from "../account/read-balances";
import { type Balances, type PaymentParts, splitPayment } from "../account/split-payment";
import { couponFor, type TicketRow } from "../voucher/rules";
import { findTicket, lockTicket, useTicket } from "../voucher/use-ticket";
import { writeOrderLines } from "./bill-lines";
import { type OrderRow, type OrderStep, lifecycle } from "./lifecycle";
import { lockOrder, payableOf, readOrder, type WholeOrder } from "./read-order";

/** How the caller's order would be paid now. */
export async function previewPayment(
  { id, cloudTicketId }: Input<"previewOrderPayment">,
  context: Context,
): Promise<PaymentSplit> {
  const { customId } = context.user;
  const whole = await readOrder(id, context);
  checkPayable(whole.order, context.now());
  const ticket = cloudTicketId === undefined ? undefined : await findTicket(context.db, customId, cloudTicketId);
  const balances = await readBalances(context.db, customId);
  const parts = partsOf(whole, ticket, balances, context.now());
  return {
    ...parts,
    cashAfter: new Decimal(balances.cash).minus(parts.cashAmount).toFixed(2),
    creditAfter: new Decimal(balances.credit).minus(parts.creditAmount).toFixed(2),
  };
}

/**
 * Pays an order of the caller's customer in one transaction: voucher, cash, credit, ledger, bill lines, status, history. Either all
 * of it is paid or nothing has changed.
 */
export async function pay(
  tx: Tx,
  { id, cloudTicketId, ...shown }: Omit<Input<"payOrder">, "clientToken">,
  context: Context,
): Promise<PaidOrder> {
  const { customId, username } = context.user;
  const now = context.now();
  const whole = await lockOrder(tx, id, context);
  checkPayable(whole.order, now);
  const ticket = cloudTicketId === undefined ? undefined : await lockTicket(tx, customId, cloudTicketId);
  const parts = partsOf(whole, ticket, await lockAccount(tx, customId), now);
  if (!new Decimal(parts.missingAmount).isZero()) throw refuse("FUNDS_SHORT", { missing: parts.missingAmount });
  checkShown(shown, parts);
  const { orderNo } = whole.order;
  const { couponAmount, cashAmount, creditAmount } = parts;
  await takePayment(tx, whole, parts, { actorKind: "user", actor: username, ticket, now });
  await context.audit({ targets: [id], detail: { orderNo, couponAmount, cashAmount, creditAmount } }, tx);
  return { id, orderNo, status: OrderStatus.processing, couponAmount, cashAmount, creditAmount };
}

/** Who pays, and with which voucher. */
interface Payer extends Pick<OrderStep, "actorKind" | "actor"> {
  ticket?: TicketRow | undefined;
  now: Date;
}

/** Takes what an order costs from voucher, cash and credit; order, voucher and account are locked, and cover it. */
export async function takePayment(
  tx: Tx,
  { order: unpaid, items }: WholeOrder,
  parts: PaymentParts,
  { ticket, now, ...by }: Payer,
): Promise<void> {
  const { id, customId, orderNo } = unpaid;
  const { couponAmount, cashAmount, creditAmount } = parts;
  await changeFunds(
    tx,
    { cash: `-${cashAmount}`, credit: `-${creditAmount}` },
    { customId, tradeType: "consume", relateNo: orderNo, time: now },
  );
  if (ticket) await useTicket(tx, ticket, id, couponAmount, now);
  const payAmount = new Decimal(cashAmount).plus(creditAmount).toFixed(2);
  const set = { couponAmount, payAmount, cashAmount, creditAmount, cloudTicketId: ticket?.id ?? null, payTime: now };
  const order = await lifecycle.move(tx, unpaid, { status: OrderStatus.processing, time: now, ...by, set });
  await writeOrderLines(tx, { order, items }, now);
}

/** @throws AnswerError ORDER_NOT_TO_PAY */
function checkPayable(order: OrderRow, now: Date): void {
  if (!isPayable(order, now)) throw refuse("ORDER_NOT_TO_PAY");
}

/** Whether a user may pay an order: not past its deadline, whether or not anyone has closed it yet. */
export function isPayable({ status, payDeadline }: OrderRow, now: Date): boolean {
  return lifecycle.mayMove(status, OrderStatus.processing, "user") && !(payDeadline && payDeadline < now);
}

/** What an order costs after a voucher, as far as that fits it; two decimals. */
export function dueWith(whole: WholeOrder, ticket: TicketRow | undefined, now: Date): string {
  return new Decimal(whole.order.payAmount).minus(couponWith(whole, ticket, now)).toFixed(2);
}

/** @throws AnswerError TICKET_UNFIT */
function partsOf(whole: WholeOrder, ticket: TicketRow | undefined, balances: Balances, now: Date): PaymentParts {
  const couponAmount = couponWith(whole, ticket, now);
  if (ticket && new Decimal(couponAmount).isZero()) throw refuse("TICKET_UNFIT");
  return splitPayment(whole.order.payAmount, couponAmount, balances);
}

/** What a voucher would pay of an order; nothing without one. */
export function couponWith({ order, items }: WholeOrder, ticket: TicketRow | undefined, now: Date): string {
  return ticket ? couponFor(ticket, payableOf(order, items), now) : "0.00";
}

/** What is paid from where. */
type Paid = Pick<PaymentParts, "couponAmount" | "cashAmount" | "creditAmount">;

/** The payer has seen these amounts, and no others are taken. @throws AnswerError PAYMENT_CHANGED */
export function checkShown(shown: Partial<Paid>, parts: Paid): void {
  const names = ["couponAmount", "cashAmount", "creditAmount"] as const;
  if (names.some((name) => shown[name] !== undefined && !new Decimal(shown[name]).eq(parts[name])))
    throw refuse("PAYMENT_CHANGED");
}
