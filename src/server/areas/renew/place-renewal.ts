import type { Tx } from "../../database/client";
import { orderItems, orders } from "../../database/schema/commerce";
import { renewalItems } from "../../database/schema/instance";
import { addMinutes } from "../../time";
import { amountsOf } from "../order/amounts";
import { newNumber } from "../new-number";
import { payWithinMinutes } from "../order/commit";
import { lifecycle as orderLifecycle, type OrderRow } from "../order/lifecycle";
import type { Step } from "../steps";
import type { RenewalDuration } from "./renewal-price";
import type { PricedRenewal } from "./renewals";
import { OrderStatus, OrderType } from "../../../generated/enums";

/** Who asks for a renewal, and when. */
export interface RenewalAsked extends Pick<Step<OrderStatus>, "actorKind" | "actor" | "note"> {
  customId: number;
  duration: RenewalDuration;
  now: Date;
}

/** Places the order of a renewal: type 2, an item for each instance, whose rows the transaction has locked. It awaits its payment. */
export async function placeRenewal(
  tx: Tx,
  renewals: readonly PricedRenewal[],
  { customId, duration, now, ...by }: RenewalAsked,
): Promise<OrderRow> {
  const [first] = renewals;
  if (!first) throw new Error("a renewal is of something");
  const { cloudCode, productCode, productName } = first.instance;
  const [order] = await tx
    .insert(orders)
    .values({
      customId,
      orderNo: newNumber("CO", now),
      orderType: OrderType.renewal,
      status: OrderStatus.toPay,
      statusTime: now,
      cloudCode,
      productCode,
      productName,
      itemCount: renewals.length,
      ...amountsOf(renewals.map(({ price }) => price)),
      payMode: "prePay",
      createTime: now,
      payDeadline: addMinutes(now, payWithinMinutes),
      creator: by.actor ?? "system",
    })
    .returning();
  if (!order) throw new Error("an insert returns its row");
  const items = await tx
    .insert(orderItems)
    .values(renewals.map((renewal) => toItem(order.id, renewal, duration)))
    .returning({ id: orderItems.id });
  await tx
    .insert(renewalItems)
    .values(items.map(({ id: orderItemId }, at) => ({ orderItemId, instanceId: renewals[at]?.instance.id ?? 0 })));
  await orderLifecycle.begin(tx, order.id, { status: OrderStatus.toPay, time: now, ...by });
  return order;
}

function toItem(
  orderId: number,
  { instance, price: { listAmount, payAmount } }: PricedRenewal,
  duration: RenewalDuration,
): typeof orderItems.$inferInsert {
  const { productCode, productName, attrs, resourceId, renewStatus } = instance;
  return {
    orderId,
    productCode,
    productName,
    attrs,
    quantity: 1,
    ...duration,
    autoRenew: renewStatus === "AutoRenewal",
    unitPrice: listAmount,
    listAmount,
    payAmount,
    resourceIds: [resourceId],
  };
}
