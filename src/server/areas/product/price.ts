import { Decimal } from "decimal.js";
import { termMonths } from "../../../domain/term";
import { refuse } from "../../errors";
import type { AttrChoice, ChosenDuration, DurationRule, PricedProduct, PricePart } from "./price-model";

/** Share of one attribute in a price, money texts. */
export interface PriceShare {
  attrCode: string;
  listAmount: string;
  payAmount: string;
}

/** A price: list - discount = pay, and the details add up to list and pay exactly. Money texts of two decimals. */
export interface CalculatedPrice {
  listAmount: string;
  discountAmount: string;
  payAmount: string;
  details: PriceShare[];
}

// 34 digits are exact for every product of prices, quantities and months the limits allow.
const Exact = Decimal.clone({ precision: 34, rounding: Decimal.ROUND_HALF_UP });

/**
 * The price of valid choices: every attribute's monthly price x months x quantity, less the discount of the duration.
 * Rounding is half up, once, on the total; the details share it out so that none of it is lost.
 * @throws AnswerError DURATION_NOT_SOLD
 */
export function priceOf(
  product: PricedProduct,
  choices: readonly AttrChoice[],
  quantity: number,
  duration: ChosenDuration,
  path = "",
): CalculatedPrice {
  const rule = durationRule(product.durations, duration, path);
  const times = (rule ? termMonths(rule) : 1) * quantity;
  const share = new Exact(rule?.percent ?? 100).div(100);
  let list = new Exact(0);
  let paid = new Exact(0);
  const details = product.prices.flatMap((part): PriceShare[] => {
    const chosen = choices.find(({ attrCode }) => attrCode === part.attrCode);
    if (!chosen) return [];
    const amount = monthlyPrice(part, chosen.value).times(times);
    list = list.plus(amount);
    const due = list.times(share).toDecimalPlaces(2).minus(paid);
    paid = paid.plus(due);
    return [{ attrCode: part.attrCode, listAmount: amount.toFixed(2), payAmount: due.toFixed(2) }];
  });
  return {
    listAmount: list.toFixed(2),
    discountAmount: list.minus(paid).toFixed(2),
    payAmount: paid.toFixed(2),
    details,
  };
}

/** The rule for a duration; null for a product that is bought once. */
function durationRule(
  rules: readonly DurationRule[],
  { durationNum, durationUnit }: ChosenDuration,
  path: string,
): DurationRule | null {
  const given = (durationNum ?? durationUnit ?? null) !== null;
  if (rules.length === 0 && !given) return null;
  const rule = rules.find((one) => one.durationNum === durationNum && one.durationUnit === durationUnit);
  if (!rule) throw refuse("DURATION_NOT_SOLD", {}, `${path}durationNum`);
  return rule;
}

function monthlyPrice(part: PricePart, value: string): Decimal {
  if (part.kind === "unit") return new Exact(part.price).times(Math.max(0, Number(value) - part.included));
  return value.split(",").reduce((sum, one) => sum.plus(part.prices[one] ?? 0), new Exact(0));
}
