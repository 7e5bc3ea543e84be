import { refuse } from "../../errors";
import type { InstanceRow } from "../instance/lock-instances";
import type { Product } from "../product/catalogue";
import { type CalculatedPrice, priceOf } from "../product/price";
import type { DurationRule, PricedProduct } from "../product/price-model";
import { OfferStatus } from "../../database/schema/states";

/** For how long to renew. */
export interface RenewalDuration {
  durationNum: number;
  durationUnit: "M" | "Y";
}

/** Rules: "1-9 months or 1-3 years". */
const longest = { M: 9, Y: 3 } as const;
/** What whole years cost of the list price, in per cent, where no product of the catalogue says otherwise. */
const yearPercent: Record<number, number> = { 1: 85, 2: 70, 3: 50 };
const monthly = "monthly";

/**
 * What it costs to renew an instance today: at the catalogue's present price where it is sold there, else at the monthly price it
 * was bought for. Months cost the full price, years what the product takes off.
 * @throws AnswerError RENEW_DURATION, or DURATION_NOT_SOLD where the product is sold by the year only
 */
export function renewalPrice(
  instance: InstanceRow,
  product: Product | undefined,
  duration: RenewalDuration,
): CalculatedPrice {
  checkDuration(duration);
  const sold = soldNow(product);
  const percent = sold ? soldPercent(sold, duration) : listPercent(duration);
  const durations = [{ ...duration, percent }];
  if (sold) return priceOf({ ...sold, durations }, instance.attrs, 1, duration);
  const plain: PricedProduct = {
    attributes: [],
    durations,
    prices: [{ attrCode: monthly, kind: "unit", price: instance.monthlyPrice, included: 0 }],
  };
  return priceOf(plain, [{ attrCode: monthly, value: "1" }], 1, duration);
}

/** @throws AnswerError RENEW_DURATION naming the property that the request calls the number */
export function checkDuration({ durationNum, durationUnit }: RenewalDuration, property = "durationNum"): void {
  if (durationNum > longest[durationUnit]) throw refuse("RENEW_DURATION", {}, property);
}

/**
 * For how long a product is renewed where somebody asks for a duration: that one, but whole years in place of months that it is not
 * sold by. Years that it is not sold by stay what they are, and are refused when they are priced.
 * @throws AnswerError RENEW_DURATION
 */
export function soldDuration(product: Product | undefined, asked: RenewalDuration): RenewalDuration {
  checkDuration(asked);
  const sold = soldNow(product)?.durations ?? [];
  const byYearOnly = sold.length > 0 && sold.every(({ durationUnit }) => durationUnit === "Y");
  return asked.durationUnit === "M" && byYearOnly
    ? { durationNum: Math.ceil(asked.durationNum / 12), durationUnit: "Y" }
    : asked;
}

/** The product where the catalogue sells it for a time. */
function soldNow(product: Product | undefined): Product | undefined {
  return product?.status === OfferStatus.offered && product.durations.length > 0 ? product : undefined;
}

/** The same for a list, where what cannot be renewed so has no price. */
export function renewalPriceOrNull(instance: InstanceRow, product: Product | undefined): string | null {
  const { renewDuration, renewUnit } = instance;
  try {
    return renewalPrice(instance, product, { durationNum: renewDuration, durationUnit: renewUnit }).payAmount;
  } catch {
    return null;
  }
}

/** Months in between those that are sold are renewed at the price of months. */
function soldPercent(
  { durations }: { durations: readonly DurationRule[] },
  { durationNum, durationUnit }: RenewalDuration,
): number {
  const rule =
    durations.find((one) => one.durationUnit === durationUnit && one.durationNum === durationNum) ??
    durations.find((one) => one.durationUnit === durationUnit);
  if (!rule) throw refuse("DURATION_NOT_SOLD");
  return rule.percent;
}

function listPercent({ durationNum, durationUnit }: RenewalDuration): number {
  return durationUnit === "Y" ? (yearPercent[durationNum] ?? 100) : 100;
}
