import { Decimal } from "decimal.js";
import { eq } from "drizzle-orm";
import { termMonths } from "../../../domain/term";
import { OrderType } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import { billLines, type NewBillLine } from "../../database/schema/bill";
import { customers } from "../../database/schema/identity";
import { monthsLater, toLocalDate, toYearMonth } from "../../time";
import type { OrderRow } from "./lifecycle";
import { paidAlike } from "./paid-parts";
import type { OrderItemRow, WholeOrder } from "./read-order";
import { serviceCategoriesOf } from "./service-categories";

/**
 * Puts a paid order on the bill: a line for each product, together exactly what was paid and from where. What is paid ahead for a time
 * has no amortised cost here (domain rules: "a prepaid purchase has EffectiveCost 0"): amortization.ts puts it on the bill.
 */
export async function writeOrderLines(tx: Tx, { order, items }: WholeOrder, now: Date): Promise<void> {
  const common = await commonColumns(tx, order, now);
  const categoryOf = await serviceCategoriesOf(
    tx,
    order,
    items.map(({ productCode }) => productCode),
  );
  const lines = paidAlike(order, items).map(({ of: item, parts }): NewBillLine => ({
    ...common,
    ...itemColumns(item, now),
    ...parts,
    serviceCategory: categoryOf(item.productCode),
    billItemType: "SubscriptionOrder",
    chargeCategory: "Purchase",
    billingItem: "订单费用",
    listAmount: item.listAmount,
    discountAmount: new Decimal(item.listAmount).minus(item.payAmount).toFixed(2),
    payableAmount: item.payAmount,
    amortizedCost: isPaidAhead(order, item) ? "0" : item.payAmount,
  }));
  if (lines.length > 0) await tx.insert(billLines).values(lines);
}

/** Puts what an order gives back on the bill. What a voucher has paid is not returned, and remains as its cost. */
export async function writeRefundLine(tx: Tx, { order, items }: WholeOrder, now: Date): Promise<void> {
  const [first] = items;
  const booked = items.filter((item) => !isPaidAhead(order, item)).map(({ payAmount }) => payAmount);
  const amortizedCost = new Decimal(order.couponAmount).minus(Decimal.sum(0, ...booked));
  if (!first || (new Decimal(order.payAmount).isZero() && amortizedCost.isZero())) return;
  const categoryOf = await serviceCategoriesOf(tx, order, [first.productCode]);
  const back = (amount: string): string => new Decimal(amount).negated().toFixed(2);
  await tx.insert(billLines).values({
    ...(await commonColumns(tx, order, now)),
    ...itemColumns(first, now),
    serviceCategory: categoryOf(first.productCode),
    billItemType: "Refund",
    chargeCategory: "Adjustment",
    billingItem: "订单退款",
    listAmount: back(order.payAmount),
    discountAmount: "0",
    payableAmount: back(order.payAmount),
    amortizedCost: amortizedCost.toFixed(2),
    cashAmount: back(order.cashAmount),
    creditAmount: back(order.creditAmount),
    couponAmount: "0",
    debtAmount: "0",
  });
}

/** Whether an item is paid ahead for a time: its cost is carried by that time, not by its purchase. */
export function isPaidAhead({ orderType }: Pick<OrderRow, "orderType">, { durationNum }: OrderItemRow): boolean {
  return orderType === OrderType.change || (durationNum ?? 0) > 0;
}

/** What the lines of an order share. */
export async function commonColumns(tx: Tx, order: OrderRow, now: Date) {
  const ofOrder = eq(customers.id, order.customId);
  const [customer] = await tx.select({ name: customers.customName }).from(customers).where(ofOrder);
  return orderColumns(order, customer?.name ?? String(order.customId), now);
}

/** The same where the customer's name is known. */
export function orderColumns({ customId, orderNo, cloudCode, payMode }: OrderRow, customName: string, now: Date) {
  return {
    customId,
    orderNo,
    cloudCode,
    payMode,
    billCycle: toYearMonth(now),
    billDate: toLocalDate(now),
    consumeTime: now,
    chargeFrequency: "One-Time",
    // Bought here, so in no account at a cloud provider.
    accountUid: String(customId),
    accountName: customName,
    tags: [],
  };
}

function itemColumns(item: OrderItemRow, now: Date) {
  const { productCode, productName, quantity, unitPrice, attrs, resourceIds } = item;
  return {
    // A renewal is about an instance that is there; what is new gets its id later.
    resourceId: resourceIds[0] ?? null,
    productCode,
    productName,
    resourceName: productName,
    usageAmount: String(quantity),
    usageUnit: "个",
    unitPrice,
    unitPriceUnit: "元/个",
    instanceConfig: attrs.map(({ attrName, valueName }) => `${attrName.zh}：${valueName.zh}`).join("\n"),
    usageStart: now,
    usageEnd: monthsLater(now, termMonths(item)),
  };
}
