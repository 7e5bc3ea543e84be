/** Addresses of specification §2 that hand-written pages lead to. */

/** The catalogue of products. */
export const CATALOGUE = "/addedService/product";
/** The cart. */
export const CART = "/addedService/shoppingCar";

/** The detail of an order. */
export function orderAddress(id: number): string {
  return `/addedService/order/detail/order/${id}`;
}

/** The price calculator of a product. */
export function calculatorAddress(code: string): string {
  return `${CATALOGUE}/calculator/${encodeURIComponent(code)}`;
}
