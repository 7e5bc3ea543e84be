import { and, asc, inArray } from "drizzle-orm";
import type { Context } from "../../context";
import { cartItems } from "../../database/schema/commerce";
import type { ErrorName } from "../../error-catalogue";
import { AnswerError, type FieldError, refuse } from "../../errors";
import { nameOf, type PricedWish, type Product, productsByCode } from "../product/catalogue";
import { type CartRow, priceNow } from "./items";
import { ownCart } from "./own-cart";

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
    else if (item.price.payAmount !== row.payAmount)
      changed.push({
        field,
        words: wordsOf("CART_ITEM_CHANGED", product, { before: row.payAmount, now: item.price.payAmount }),
      });
    return item ?? [];
  });
  if (gone.length > 0) throw refusal("CART_ITEMS_INVALID", gone);
  if (changed.length > 0) throw refusal("PRICE_CHANGED", changed);
  return priced;
}

/** Rows of the caller's cart as they would be ordered now; what is no longer sold is left out. @throws AnswerError NOT_FOUND where one is missing or another's */
export async function orderableRows(carIds: readonly number[], context: Context): Promise<PricedWish[]> {
  const rows = await context.db
    .select()
    .from(cartItems)
    .where(and(ownCart(context), inArray(cartItems.id, [...carIds])))
    .orderBy(asc(cartItems.id));
  if (rows.length < carIds.length) throw refuse("NOT_FOUND", {}, "carIds");
  const found = await productsByCode(
    context.db,
    rows.map(({ productCode }) => productCode),
  );
  return rows.flatMap((row) => priceNow(row, found.get(row.productCode), context.now()) ?? []);
}

function refusal(name: ErrorName, errors: FieldError[]): AnswerError {
  const { code, words } = refuse(name);
  return new AnswerError(code, words, errors);
}

/** A row's refusal in both languages, each with the product's name in that language. */
function wordsOf(name: ErrorName, product: Product | undefined, values: Record<string, string>): FieldError["words"] {
  const named = (language: "zh" | "en") =>
    refuse(name, { ...values, productName: product ? nameOf(product, language) : "" }).words[language];
  return { zh: named("zh"), en: named("en") };
}
