import type { CartItem } from "../../../generated/api";
import type { cartItems } from "../../database/schema/commerce";
import { AnswerError } from "../../errors";
import { toLocalDateTime } from "../../time";
import { nameOf, priceWish, type PricedWish, type Product, type Wish } from "../product/catalogue";
import { durationWords } from "../product/duration-words";
import type { AttrValue } from "../product/price-model";
import { OfferStatus } from "../../database/schema/states";

/** A stored row of a cart. */
export type CartRow = typeof cartItems.$inferSelect;

/** What a cart row asks for. */
export function wishOf(row: CartRow): Wish {
  const { productCode, attrs, quantity, durationNum } = row;
  return { productCode, attrs, quantity, durationNum, durationUnit: unitOf(row.durationUnit) };
}

/** A stored duration unit. */
export function unitOf(text: string | null): "M" | "Y" | null {
  return text === "M" || text === "Y" ? text : null;
}

/** Values as the API shows them, named in the caller's language. */
export function toChosenAttrs(attrs: readonly AttrValue[], language: "zh" | "en") {
  return attrs.map(({ attrCode, attrName, value, valueName }) => ({
    attrCode,
    attrName: attrName[language],
    value,
    valueName: valueName[language],
  }));
}

/**
 * A cart row as the API shows it: priced anew, or with the price it was added at where it can no longer be ordered; then
 * with the reason.
 */
export function toCartItem(row: CartRow, product: Product, language: "zh" | "en", now: Date): CartItem {
  const today = priceNow(row, product, now);
  const { listAmount, payAmount } = today?.price ?? row;
  return {
    id: row.id,
    productCode: row.productCode,
    productName: nameOf(product, language),
    categoryId: product.categoryId,
    attrs: toChosenAttrs(row.attrs, language),
    quantity: row.quantity,
    durationNum: row.durationNum,
    durationUnit: unitOf(row.durationUnit),
    duration:
      row.durationNum === null
        ? null
        : durationWords({ durationNum: row.durationNum, durationUnit: row.durationUnit })[language],
    listAmount,
    payAmount,
    addedAmount: row.payAmount,
    priceChanged: payAmount !== row.payAmount,
    valid: today !== null,
    invalidReason: today ? null : product.status === OfferStatus.offered ? "choices" : "withdrawn",
    addTime: toLocalDateTime(row.addTime),
  };
}

/** The row priced today; null where its product or its choices are no longer sold. */
export function priceNow(row: CartRow, product: Product | undefined, now: Date): PricedWish | null {
  try {
    return priceWish(product, wishOf(row), now);
  } catch (error) {
    if (error instanceof AnswerError) return null;
    throw error;
  }
}
