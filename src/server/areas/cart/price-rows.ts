import type { ErrorName } from "../../error-catalogue";
import { AnswerError, type FieldError, refuse } from "../../errors";
import { nameOf, type PricedWish, type Product } from "../product/catalogue";
import { type CartRow, priceNow } from "./items";

/** A cart row about to be ordered. */
export interface RowToOrder {
  row: CartRow;
  product: Product | undefined;
  /** What a refusal calls it: "carIds.0". */
  field: string;
}

/**
 * The prices of cart rows, all of them still those that were shown. Otherwise the refusal names every row that stands
 * in the way.
 * @throws AnswerError CART_ITEMS_INVALID where something is no longer sold, else PRICE_CHANGED
 */
export function pricedRows(rows: readonly RowToOrder[], now: Date): PricedWish[] {
  const gone: FieldError[] = [];
  const changed: FieldError[] = [];
  const priced = rows.flatMap(({ row, product, field }) => {
    const item = priceNow(row, product, now);
    if (!item) gone.push({ field, words: wordsOf("CART_ITEM_INVALID", product, {}) });
    else if (item.price.payAmount !== row.payAmount) changed.push({ field, words: wordsOf("CART_ITEM_CHANGED", product, { before: row.payAmount, now: item.price.payAmount }) });
    return item ?? [];
  });
  if (gone.length > 0) throw refusal("CART_ITEMS_INVALID", gone);
  if (changed.length > 0) throw refusal("PRICE_CHANGED", changed);
  return priced;
}

function refusal(name: ErrorName, errors: FieldError[]): AnswerError {
  const { code, words } = refuse(name);
  return new AnswerError(code, words, errors);
}

/** A row's refusal in both languages, each with the product's name in that language. */
function wordsOf(name: ErrorName, product: Product | undefined, values: Record<string, string>): FieldError["words"] {
  const named = (language: "zh" | "en") => refuse(name, { ...values, productName: product ? nameOf(product, language) : "" }).words[language];
  return { zh: named("zh"), en: named("en") };
}
