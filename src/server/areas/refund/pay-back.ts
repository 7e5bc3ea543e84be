import { Decimal } from "decimal.js";
import { and, eq, gt, sql } from "drizzle-orm";
import type { RefundLine } from "../../../generated/api";
import { OrderStatus, OrderType, UnsubscribeType } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import { billLines } from "../../database/schema/bill";
import { instancePeriods, instances, type refunds } from "../../database/schema/instance";
import { invoiceables } from "../../database/schema/invoice";
import type { Words } from "../../errors";
import { changeFunds } from "../account/change-balance";
import { endsOf, statusAt } from "../instance/expiry";
import type { InstanceRow } from "../instance/lock-instances";
import { syncInvoiceables } from "../invoice/sync-invoiceables";
import { endAmortization } from "../order/amortization";
import { commonColumns } from "../order/bill-lines";
import { insertOrder } from "../order/insert-order";
import type { OrderRow } from "../order/lifecycle";
import { serviceCategoriesOf } from "../order/service-categories";
import { owned } from "../../lists/owner";

type Refund = typeof refunds.$inferSelect;

/** What an unsubscription says, by what was given up. */
const unsubscribed: Record<UnsubscribeType, Words> = {
  [UnsubscribeType.instance]: { zh: "退款完成，实例已退订", en: "Refunded. The instance was unsubscribed" },
  [UnsubscribeType.renewals]: {
    zh: "退款完成，未开始的续费周期已退订",
    en: "Refunded. The renewal that had not started was unsubscribed",
  },
};

/**
 * Gives back what a refund came to: the instance is released, or expires as if it had not been renewed; its periods are refunded,
 * an order of type 4, less to be invoiced, the money, and a line of the bill for each period. The refund's row is locked.
 * @returns the id of the unsubscription.
 */
export async function payBack(tx: Tx, refund: Refund, now: Date): Promise<number> {
  const [instance] = await tx.select().from(instances).where(eq(instances.id, refund.instanceId)).for("update");
  if (!instance) throw new Error("a refund is of an instance");
  const giveUp = refund.unsubscribeType === UnsubscribeType.instance ? release : shorten;
  const endTime = await giveUp(tx, instance, refund.applyTime, now);
  const order = await unsubscribe(tx, instance, refund, now);
  await offset(tx, refund, now);
  // Back to the order that paid: what of it was allocated by the group is allocated again.
  for (const { orderNo: relateNo, refundCash: cash, refundCredit: credit } of refund.lines) {
    await changeFunds(tx, { cash, credit }, { customId: refund.customId, tradeType: "refund", relateNo, time: now });
  }
  const costs = await endAmortization(tx, { ...instance, endTime, lines: refund.lines }, now);
  await writeRefundLines(tx, { order, instance, lines: refund.lines, costs }, now);
  return order.id;
}

/** @returns when the instance's time is over */
async function release(tx: Tx, { id, expireTime, startTime }: InstanceRow, quotedAt: Date, now: Date): Promise<Date> {
  const over = now < expireTime ? (now > startTime ? now : startTime) : expireTime;
  await tx
    .update(instances)
    .set({
      status: "Released",
      refunding: false,
      renewStatus: "NotRenewal",
      expireTime: over,
      stopTime: over,
      releaseTime: now > over ? now : over,
    })
    .where(eq(instances.id, id));
  await tx
    .update(instancePeriods)
    .set({ refunded: true })
    .where(and(eq(instancePeriods.instanceId, id), gt(instancePeriods.endTime, quotedAt)));
  return over;
}

/**
 * The instance expires when the period ends that ran when the refund was asked for. It does not buy by itself again what was given back.
 * @returns when it expires
 */
async function shorten(tx: Tx, { id, renewStatus }: InstanceRow, quotedAt: Date, now: Date): Promise<Date> {
  const ahead = and(
    eq(instancePeriods.instanceId, id),
    eq(instancePeriods.refunded, false),
    gt(instancePeriods.startTime, quotedAt),
  );
  const given = await tx
    .update(instancePeriods)
    .set({ refunded: true })
    .where(ahead)
    .returning({ startTime: instancePeriods.startTime });
  const ends = endsOf(new Date(Math.min(...given.map(({ startTime }) => startTime.getTime()))));
  await tx
    .update(instances)
    .set({
      ...ends,
      status: statusAt(ends, now),
      refunding: false,
      renewStatus: renewStatus === "AutoRenewal" ? "ManualRenewal" : renewStatus,
    })
    .where(eq(instances.id, id));
  return ends.expireTime;
}

/** The unsubscription: what was bought with its amount below zero, done at once, for the refund has been reviewed. */
async function unsubscribe(
  tx: Tx,
  instance: InstanceRow,
  { customId, refundAmount, applicant, unsubscribeType }: Refund,
  now: Date,
): Promise<OrderRow> {
  const { cloudCode, productCode, productName, attrs, resourceId } = instance;
  const back = negative(refundAmount);
  const { order } = await insertOrder(
    tx,
    {
      customId,
      orderType: OrderType.unsubscription,
      cloudCode,
      productCode,
      productName,
      creator: applicant,
      listAmount: back,
      payAmount: back,
      items: [
        {
          productCode,
          productName,
          attrs,
          quantity: 1,
          unitPrice: refundAmount,
          listAmount: back,
          payAmount: back,
          resourceIds: [resourceId],
          effectTime: now,
        },
      ],
    },
    { status: OrderStatus.done, time: now, actorKind: "system", note: unsubscribed[unsubscribeType] },
  );
  return order;
}

/** What has gone back is not invoiced: less is left of each order that paid for it. */
async function offset(tx: Tx, { customId, lines }: Refund, now: Date): Promise<void> {
  await syncInvoiceables(tx, now, customId);
  for (const { orderNo, refundAmount } of [...lines].sort((a, b) => (a.orderNo < b.orderNo ? -1 : 1))) {
    const paidFor = and(
      owned(invoiceables, customId),
      eq(invoiceables.bizType, "order"),
      eq(invoiceables.bizNo, orderNo),
    );
    await tx
      .update(invoiceables)
      .set({
        offsetAmount: sql`least(${invoiceables.originalAmount}, ${invoiceables.offsetAmount} + ${refundAmount}::numeric)`,
      })
      .where(paidFor);
  }
}

interface PaidBack {
  /** The unsubscription. */
  order: OrderRow;
  instance: InstanceRow;
  lines: readonly RefundLine[];
  /** The amortised cost of what is refunded, by the order that paid; where it is missing, the order was cost when it was paid. */
  costs: ReadonlyMap<string, string>;
}

/** Puts what a refund gave back on the bill, period by period. */
async function writeRefundLines(tx: Tx, { order, instance, lines, costs }: PaidBack, now: Date): Promise<void> {
  const common = await commonColumns(tx, order, now);
  const { productCode, productName, resourceId, resourceName } = instance;
  const serviceCategory = (await serviceCategoriesOf(tx, order, [productCode]))(productCode);
  const rows = lines
    .filter(({ refundAmount }) => !new Decimal(refundAmount).isZero())
    .map(({ orderNo, refundAmount, refundCash, refundCredit }) => ({
      ...common,
      serviceCategory,
      productCode,
      productName,
      resourceId,
      resourceName,
      usageStart: now,
      usageEnd: now,
      billItemType: "Refund",
      chargeCategory: "Adjustment",
      billingItem: "订单退款",
      listAmount: negative(refundAmount),
      discountAmount: "0",
      payableAmount: negative(refundAmount),
      amortizedCost: costs.get(orderNo) ?? negative(refundAmount),
      cashAmount: negative(refundCash),
      creditAmount: negative(refundCredit),
      couponAmount: "0",
      debtAmount: "0",
    }));
  if (rows.length > 0) await tx.insert(billLines).values(rows);
}

function negative(amount: string): string {
  return new Decimal(amount).negated().toFixed(2);
}
