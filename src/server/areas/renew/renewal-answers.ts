import type { RenewalOrders, RenewalPrice } from "../../../generated/api";
import type { Context } from "../../context";
import { toLocalDateTime, toLocalDateTimeOrNull } from "../../time";
import { amountsOf } from "../order/amounts";
import type { OrderRow } from "../order/lifecycle";
import { nameIn, productsByCode } from "../product/catalogue";
import { durationWords } from "../product/duration-words";
import type { CalculatedPrice } from "../product/price";
import type { RenewalPart } from "./split-renewal";

/** A part of a renewal with the order that was placed for it. */
export interface PlacedRenewal extends RenewalPart {
  order: OrderRow;
}

/** What the instances of these parts cost. */
export function pricesOf(parts: readonly RenewalPart[]): CalculatedPrice[] {
  return parts.flatMap(({ renewals }) => renewals.map(({ price }) => price));
}

/** What a renewal would come to: as a whole, each order of it, and each instance in the order asked for. */
export async function toRenewalPrice(
  parts: readonly RenewalPart[],
  ids: readonly number[],
  { db, language }: Context,
): Promise<RenewalPrice> {
  const priced = parts.flatMap(({ duration, renewals }) => renewals.map((renewal) => ({ ...renewal, duration })));
  const products = await productsByCode(
    db,
    priced.map(({ instance }) => instance.productCode),
  );
  const items = priced
    .toSorted((one, other) => ids.indexOf(one.instance.id) - ids.indexOf(other.instance.id))
    .map(({ instance, duration, newExpireTime, price: { listAmount, payAmount } }) => {
      const { id, resourceId, resourceName, expireTime } = instance;
      return {
        id,
        resourceId,
        resourceName,
        productName: nameIn(products, instance, language),
        duration: durationWords(duration)[language],
        expireTime: toLocalDateTime(expireTime),
        newExpireTime: toLocalDateTime(newExpireTime),
        listAmount,
        payAmount,
      };
    });
  const shown = parts.map((part) => ({
    cloudCode: part.cloudCode,
    duration: durationWords(part.duration)[language],
    count: part.renewals.length,
    ...shownAmounts(pricesOf([part])),
  }));
  return { count: items.length, ...shownAmounts(pricesOf(parts)), parts: shown, items };
}

/** The orders of a renewal that were placed. */
export function toRenewalOrders(
  placed: readonly PlacedRenewal[],
  payAmount: string,
  language: Context["language"],
): RenewalOrders {
  const [first] = placed;
  const several = placed.length > 1;
  return {
    count: placed.reduce((count, { renewals }) => count + renewals.length, 0),
    payAmount,
    several,
    orderId: several ? null : (first?.order.id ?? null),
    orders: placed.map(({ cloudCode, duration, renewals, order }) => ({
      orderId: order.id,
      orderNo: order.orderNo,
      cloudCode,
      duration: durationWords(duration)[language],
      count: renewals.length,
      payAmount: order.payAmount,
      payDeadline: toLocalDateTimeOrNull(order.payDeadline),
    })),
  };
}

function shownAmounts(prices: readonly CalculatedPrice[]) {
  const { listAmount, discountAmount, payAmount } = amountsOf(prices);
  return { listAmount, discountAmount, payAmount };
}
