import { inArray } from "drizzle-orm";
import type { Queryable } from "../../database/client";
import { products } from "../../database/schema/commerce";
import { refuse } from "../../errors";
import { checkChoices } from "./choices";
import { priceOf, type CalculatedPrice } from "./price";
import type { AttrChoice, AttrValue, ChosenDuration } from "./price-model";

/** A stored product. */
export type Product = typeof products.$inferSelect;

/** What someone wants to buy, as requests and cart rows have it. */
export interface Wish extends ChosenDuration {
  productCode: string;
  attrs: AttrChoice[];
  quantity?: number | undefined;
}

/** A wish that fits its product, with its price of today. */
export interface PricedWish {
  product: Product;
  attrs: AttrValue[];
  quantity: number;
  durationNum: number | null;
  durationUnit: "M" | "Y" | null;
  price: CalculatedPrice;
}

/** The products with these codes, by code; those no longer sold are among them. */
export async function productsByCode(db: Queryable, codes: readonly string[]): Promise<Map<string, Product>> {
  if (codes.length === 0) return new Map();
  const rows = await db.select().from(products).where(inArray(products.code, [...new Set(codes)]));
  return new Map(rows.map((product) => [product.code, product]));
}

/** A product's name in the caller's language. */
export function nameOf(product: Product, language: "zh" | "en"): string {
  return language === "zh" ? product.name : product.nameEn;
}

/** A product that can be bought. @throws AnswerError PRODUCT_MISSING */
export function onSale(product: Product | undefined, path = ""): Product {
  if (product?.status !== 1) throw refuse("PRODUCT_MISSING", {}, `${path}productCode`);
  return product;
}

/**
 * Checks a wish against its product and prices it. `path` is put before the names of refused fields.
 * @throws AnswerError where the product is not sold, a choice does not fit, or the duration is not sold
 */
export function priceWish(found: Product | undefined, wish: Wish, now: Date, path = ""): PricedWish {
  const product = onSale(found, path);
  const attrs = checkChoices(product.attributes, wish.attrs, now, path);
  const quantity = wish.quantity ?? 1;
  const price = priceOf(product, attrs, quantity, wish, path);
  return { product, attrs, quantity, durationNum: wish.durationNum ?? null, durationUnit: wish.durationUnit ?? null, price };
}
