import { Decimal } from "decimal.js";
import { and, asc, eq, gt, isNotNull, ne } from "drizzle-orm";
import { addDays, fromLocal } from "../../../time";
import type { Queryable } from "../../client";
import type { accountLedger } from "../../schema/account";
import { orders } from "../../schema/commerce";
import { refunds } from "../../schema/instance";

type Change = Omit<typeof accountLedger.$inferInsert, "balance">;

/**
 * What a customer's orders took out of the account, all of it cash, and what came back. The account opened with what they take
 * and a reserve (CNY), before the first month of its bills.
 */
export async function readOrderChanges(
  db: Queryable,
  customId: number,
  firstCycle: string | undefined,
  reserve: number,
): Promise<Change[]> {
  const paid = and(
    eq(orders.customId, customId),
    isNotNull(orders.payTime),
    ne(orders.orderType, 4),
    gt(orders.cashAmount, "0"),
  );
  const rows = await db.select().from(orders).where(paid).orderBy(asc(orders.payTime), asc(orders.id));
  const [first] = rows;
  if (!first?.payTime) return [];
  const total = rows
    .reduce((sum, { cashAmount }) => sum.plus(cashAmount), new Decimal(0))
    .div(10_000)
    .ceil()
    .times(10_000)
    .plus(reserve);
  const begin = firstCycle === undefined ? first.payTime : fromLocal(`${firstCycle}-01`);
  const change = (tradeType: Change["tradeType"], amount: string, relateNo: string, tradeTime: Date): Change => ({
    customId,
    fund: "cash",
    tradeType,
    amount,
    relateNo,
    tradeTime,
  });
  return [
    change("adjust", total.toFixed(2), "OPENING", addDays(begin < first.payTime ? begin : first.payTime, -1)),
    ...rows.flatMap(({ orderNo, cashAmount, payTime, createTime, status, statusTime }) => [
      change("consume", `-${cashAmount}`, orderNo, payTime ?? createTime),
      ...(status === 8 ? [change("refund", cashAmount, orderNo, statusTime)] : []),
    ]),
  ];
}

/** What the refunds of a customer's instances gave back. */
export async function readRefundChanges(db: Queryable, customId: number): Promise<Change[]> {
  const rows = await db
    .select({
      cash: refunds.refundCash,
      credit: refunds.refundCredit,
      relateNo: refunds.orderNo,
      tradeTime: refunds.statusTime,
    })
    .from(refunds)
    .where(and(eq(refunds.customId, customId), eq(refunds.status, 2)))
    .orderBy(asc(refunds.statusTime), asc(refunds.id));
  return rows.flatMap(({ cash, credit, ...change }) =>
    (["cash", "credit"] as const).map((fund) => ({
      ...change,
      customId,
      fund,
      tradeType: "refund" as const,
      amount: fund === "cash" ? cash : credit,
    })),
  );
}
