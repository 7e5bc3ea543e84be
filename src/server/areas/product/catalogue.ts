import { inArray } from "drizzle-orm";
import { OrderType } from "../../../generated/enums";
import type { Queryable } from "../../database/client";
import { products } from "../../database/schema/commerce";
import { OfferStatus } from "../../database/schema/states";
import { refuse } from "../../errors";
import type { Payable } from "../voucher/rules";
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
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.code, [...new Set(codes)]));
  return new Map(rows.map((product) => [product.code, product]));
}

/** The products of rows, by code. */
export function productsOf(
  rows: readonly { productCode: string | null }[],
  { db }: { db: Queryable },
): Promise<Map<string, Product>> {
  return productsByCode(
    db,
    rows.flatMap(({ productCode }) => productCode ?? []),
  );
}

/** A product's name in the caller's language. */
export function nameOf(product: Product, language: "zh" | "en"): string {
  return language === "zh" ? product.name : product.nameEn;
}

/** What something that was ordered is called in the caller's language: as in the catalogue where that knows it, else as it was called then. */
export function nameIn(
  known: ReadonlyMap<string, Product>,
  { productCode, productName }: { productCode: string; productName: string },
  language: "zh" | "en",
): string {
  const product = known.get(productCode);
  return product ? nameOf(product, language) : productName;
}

/** A product that can be bought; `property` is what the request calls its code. @throws AnswerError PRODUCT_MISSING */
export function onSale(product: Product | undefined, path = "", property = "productCode"): Product {
  if (product?.status !== OfferStatus.offered) throw refuse("PRODUCT_MISSING", {}, `${path}${property}`);
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
  return {
    product,
    attrs,
    quantity,
    durationNum: wish.durationNum ?? null,
    durationUnit: wish.durationUnit ?? null,
    price,
  };
}

/**
 * The price of what has been chosen so far: what costs nothing may still be missing, so that the calculator shows a price
 * before a domain is typed. What is given must fit. @throws AnswerError like `priceWish`
 */
export function priceSoFar(found: Product | undefined, wish: Wish, now: Date): PricedWish {
  const product = onSale(found);
  const costs = new Set(product.prices.map(({ attrCode }) => attrCode));
  const attributes = product.attributes.map((attribute) =>
    costs.has(attribute.attrCode) ? attribute : { ...attribute, required: false },
  );
  return priceWish({ ...product, attributes }, wish, now);
}

/** What is about to be ordered, as vouchers see it: its cloud is that of the first product. */
export function payableFor(items: readonly PricedWish[], orderType: OrderType = OrderType.newPurchase): Payable {
  return {
    orderType,
    cloudCode: items[0]?.product.cloudCode ?? "",
    items: items.map(({ product, price }) => ({ productCode: product.code, payAmount: price.payAmount })),
  };
}
