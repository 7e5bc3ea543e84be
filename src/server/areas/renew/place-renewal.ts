import { OrderType } from "../../../generated/enums";
import type { Tx } from "../../database/client";
import { renewalItems } from "../../database/schema/instance";
import { amountsOf } from "../order/amounts";
import { insertOrder, type NewOrder, type NewOrderItem } from "../order/insert-order";
import type { OrderRow, OrderStep } from "../order/lifecycle";
import type { RenewalDuration } from "./renewal-price";
import type { PricedRenewal } from "./renewals";

/** Whose renewal it is, for how long, and who orders it. */
export interface RenewalAsked extends Pick<NewOrder, "customId" | "creator"> {
  duration: RenewalDuration;
}

/** Places the order of a renewal: type 2, an item for each instance, whose rows the transaction has locked. */
export async function placeRenewal(
  tx: Tx,
  renewals: readonly PricedRenewal[],
  { duration, ...asked }: RenewalAsked,
  step: OrderStep,
): Promise<OrderRow> {
  const [first] = renewals;
  if (!first) throw new Error("a renewal is of something");
  const { cloudCode, productCode, productName } = first.instance;
  const amounts = amountsOf(renewals.map(({ price }) => price));
  const items = renewals.map((renewal) => toItem(renewal, duration));
  const named = { orderType: OrderType.renewal, cloudCode, productCode, productName };
  const { order, itemIds } = await insertOrder(tx, { ...asked, ...named, ...amounts, items }, step);
  await tx
    .insert(renewalItems)
    .values(itemIds.map((orderItemId, at) => ({ orderItemId, instanceId: renewals[at]?.instance.id ?? 0 })));
  return order;
}

function toItem(
  { instance, price: { listAmount, payAmount } }: PricedRenewal,
  duration: RenewalDuration,
): NewOrderItem {
  const { productCode, productName, attrs, resourceId, renewStatus } = instance;
  return {
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
