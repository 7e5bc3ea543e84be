/** Addresses of specification §2 that hand-written pages lead to. */

/** The catalogue of products. */
export const CATALOGUE = "/addedService/product";
/** The cart. */
export const CART = "/addedService/shoppingCar";

/** The catalogue at a category; 0 is all of it. */
export function catalogueAddress(categoryId: number): string {
  return categoryId === 0 ? CATALOGUE : `${CATALOGUE}?categoryId=${categoryId}`;
}

/** The detail of an order. */
export function orderAddress(id: number): string {
  return `/addedService/order/detail/order/${id}`;
}

/** The price calculator of a product. */
export function calculatorAddress(code: string): string {
  return `${CATALOGUE}/calculator/${encodeURIComponent(code)}`;
}
