import { and, eq } from "drizzle-orm";
import { Decimal } from "decimal.js";
import type { Handler } from "../../context";
import { cartItems } from "../../database/schema/commerce";
import { refuse } from "../../errors";
import { priceWish, productsByCode } from "../product/catalogue";
import { type CartRow, priceNow, toCartItem, wishOf } from "./items";
import { ownCart } from "./own-cart";

/**
 * Sets the quantity of a cart row. With the price that is shown, accepts that; without, a price that has changed since the
 * row was added stays marked, so that nobody accepts it by counting.
 */
export const modifyCartItem: Handler<"modifyCartItem"> = ({ id, quantity, payAmount: shown }, context) =>
  context.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(cartItems)
      .where(and(ownCart(context), eq(cartItems.id, id)))
      .for("update");
    const product = row && (await productsByCode(tx, [row.productCode])).get(row.productCode);
    if (!row || !product) throw refuse("NOT_FOUND", {}, "id");
    const now = context.now();
    const { price } = priceWish(product, { ...wishOf(row), quantity }, now);
    if (shown !== undefined && shown !== price.payAmount) throw refuse("PRICE_CHANGED", {}, "payAmount");
    const known = shown !== undefined || priceNow(row, product, now)?.price.payAmount === row.payAmount;
    const accepted = known ? price : scaled(row, quantity);
    const changed = { quantity, listAmount: accepted.listAmount, payAmount: accepted.payAmount };
    await tx.update(cartItems).set(changed).where(eq(cartItems.id, id));
    await context.audit({ targets: [id], detail: { quantity } }, tx);
    return toCartItem({ ...row, ...changed }, product, context.language, now);
  });

/** The price known for some pieces, for so many: what a changed price is compared with. */
function scaled(row: CartRow, quantity: number): Pick<CartRow, "listAmount" | "payAmount"> {
  const share = (amount: string): string => new Decimal(amount).times(quantity).div(row.quantity).toFixed(2);
  return { listAmount: share(row.listAmount), payAmount: share(row.payAmount) };
}
